import { request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';

import { LoadGate } from './load-gate.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that answers when it is told to, behind a gate for two. */
async function slowServer() {
  const held: ServerResponse[] = [];
  const gate = new LoadGate({ 'x-content-type-options': 'nosniff' }, 2);
  const handler = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/healthz') response.end('well');
    else held.push(response);
  };
  const listening = gate.serverFactory(handler, {});
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const until = async (count: number) => {
    while (held.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { gate, held, get, until };
}

describe('F11, overload: what cannot be answered in good time is refused at once', () => {
  test('a third request gets 503 with Retry-After, the headers of every answer, and words', async () => {
    const { gate, held, get, until } = await slowServer();
    const first = [get('/api/a'), get('/api/b')];
    await until(2);
    const refused = await get('/api/c');
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await refused.json()).toMatchObject({ errors: [{ code: 'frame.overloaded' }] });
    expect(gate.figures).toEqual({ underWay: 2, waiting: 0, refused: 1 });

    for (const response of held) response.end('done');
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
    const again = get('/api/c');
    await until(3);
    held[2]?.end('done');
    expect((await again).status).toBe(200);
  });

  test('the check of health is never refused, and a run that waits takes no place of others', async () => {
    const { gate, held, get, until } = await slowServer();
    const waiting = [get('/api/runner/execute'), get('/api/runner/execute'), get('/api/runner/progress/x')];
    await until(3);
    expect(gate.figures).toMatchObject({ underWay: 0, waiting: 3 });
    const others = [get('/api/a'), get('/api/b')];
    await until(5);
    expect(await (await get('/healthz')).text()).toBe('well');
    for (const response of held) response.end('done');
    await Promise.all([...waiting, ...others]);
  });
});

describe('F8, slow clients: who sends byte by byte takes no place of others', () => {
  test('bodies that are still to come leave the gate open, and are answered when they are there', async () => {
    const gate = new LoadGate({}, 2);
    const app = Fastify({ serverFactory: gate.serverFactory });
    gate.follow(app);
    app.post('/api/slow', async (request) => request.body);
    app.get('/api/quick', async () => 'quick');
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    try {
      const slow = Array.from({ length: 5 }, () => sendHalf(`${address}/api/slow`));
      await Promise.all(slow.map(({ sent }) => sent));
      expect((await fetch(`${address}/api/quick`)).status).toBe(200);
      for (const { finish } of slow) finish();
      expect(await Promise.all(slow.map(({ status }) => status))).toEqual([200, 200, 200, 200, 200]);
      expect(gate.figures).toEqual({ underWay: 0, waiting: 0, refused: 0 });
    } finally {
      await app.close();
    }
  });
});

/** A request whose body stops in the middle until it is finished. */
function sendHalf(url: string) {
  const status = Promise.withResolvers<number | undefined>();
  const headers = { 'content-type': 'application/json', 'content-length': '2' };
  const sending = httpRequest(url, { method: 'POST', headers }, (answer) => {
    answer.resume();
    answer.once('end', () => status.resolve(answer.statusCode));
  });
  sending.once('error', status.reject);
  const sent = new Promise<void>((resolve) => sending.write('{', () => resolve()));
  return { sent, status: status.promise, finish: () => sending.end('}') };
}

describe('F18, rolling restart: a process that leaves', () => {
  test('refuses everything, asks nginx to hand it on, and has left when nobody knocks any more', async () => {
    const { gate, held, get, until } = await slowServer();
    const underWay = get('/api/a');
    await until(1);
    const left = gate.drain();
    expect(gate.draining).toBe(true);
    for (const path of ['/api/b', '/api/runner/execute']) {
      const refused = await get(path);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('x-accel-redirect')).toBe('@again');
      expect(refused.headers.get('connection')).toBe('close');
    }
    expect((await get('/healthz')).status).toBe(200);
    await left;
    held[0]?.end('done');
    expect((await underWay).status).toBe(200);
  });
});
