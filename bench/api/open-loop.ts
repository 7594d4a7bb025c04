import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** One request of a load. */
export type Ask = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
};

/** How one request ended. `ms` counts from the moment it was due, so a generator or server that lags shows. */
export type Timing = {
  readonly ms: number;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly retryAfter: boolean;
};

export type Load = {
  readonly address: string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly ask: (turn: number) => Ask;
};

const TIMEOUT_MS = 20_000;

/** Sends requests at a constant rate, whether or not earlier ones have been answered, and waits for all. */
export async function openLoop({ address, perSecond, seconds, ask }: Load): Promise<Timing[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 1000 });
  const total = Math.round(perSecond * seconds);
  const startedAt = performance.now();
  const answers: Promise<Timing>[] = [];
  while (answers.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * perSecond) + 1);
    while (answers.length < due) {
      const dueAt = startedAt + (answers.length / perSecond) * 1000;
      answers.push(send({ address, agent, dueAt }, ask(answers.length)));
    }
    await sleep(1);
  }
  const timings = await Promise.all(answers);
  agent.destroy();
  return timings;
}

type Way = { readonly address: string; readonly agent: Agent; readonly dueAt: number };

function send({ address, agent, dueAt }: Way, { method, path, token, body }: Ask): Promise<Timing> {
  const headers = {
    'accept-encoding': 'gzip',
    ...(token && { 'x-auth-token': token }),
    ...(body && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve) => {
    const end = (status: number, retryAfter = false) =>
      resolve({ ms: performance.now() - dueAt, status, retryAfter });
    const sent = request(`${address}${path}`, { method, agent, headers, timeout: TIMEOUT_MS }, (answer) => {
      answer.resume();
      answer.once('end', () => end(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => end(0));
    sent.end(body && JSON.stringify(body));
  });
}
