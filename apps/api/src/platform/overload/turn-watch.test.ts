import { Agent, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, test } from 'vitest';

import { LoadGate } from './load-gate.ts';

let server: Server | undefined;
const agent = new Agent({ keepAlive: true });
afterEach(() => {
  agent.destroy();
  server?.closeAllConnections();
  server?.close();
});

/** Answers within the turn in which a request comes, after so much work: nothing is ever under way. */
async function busyServer(workOf: (url: string) => number) {
  const gate = new LoadGate({});
  const handler = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const until = performance.now() + workOf(url);
    while (performance.now() < until);
    response.end('done');
  };
  const listening = gate.serverFactory(handler, {});
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, path, agent }, (answer) => resolve(answer.resume())).once('error', reject);
    });
  const askMany = (count: number, path: string) =>
    Promise.all(Array.from({ length: count }, () => ask(path)));
  return { gate, ask, askMany };
}

describe('F11, overload by requests that cost little and never fill the places', () => {
  test('turns that stay long refuse who comes late in them, with Retry-After; health is never refused', async () => {
    const { gate, ask, askMany } = await busyServer(() => 2);
    const refused: IncomingMessage[] = [];
    while (refused.length === 0) {
      const answers = await askMany(60, '/api/content');
      refused.push(...answers.filter(({ statusCode }) => statusCode === 503));
      expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    }
    expect(refused.map(({ headers }) => Number(headers['retry-after'])).every((after) => after > 0)).toBe(
      true,
    );
    expect(gate.figures).toEqual({ underWay: 0, waiting: 0, refused: refused.length });
    const [health] = await Promise.all([ask('/healthz'), askMany(60, '/api/content')]);
    expect(health.statusCode).toBe(200);
  });

  test('one long pause, with everybody who waited for it, refuses nobody', async () => {
    const { gate, askMany } = await busyServer((url) => (url === '/api/pause' ? 300 : 0.1));
    await Promise.all([askMany(1, '/api/pause'), askMany(100, '/api/content')]);
    await askMany(100, '/api/content');
    expect(gate.figures.refused).toBe(0);
  });

  test('few requests that each take long are a reason to wait, and none to refuse', async () => {
    const { gate, askMany } = await busyServer(() => 20);
    for (let round = 0; round < 4; round += 1) await askMany(4, '/api/content');
    expect(gate.figures.refused).toBe(0);
  });
});
