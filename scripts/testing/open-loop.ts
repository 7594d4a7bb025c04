import { setTimeout as sleep } from 'node:timers/promises';

import { Wires, type WireAnswer } from './wire.ts';

/** One request of a load. */
export type Ask = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
};

/**
 * How one request ended. `ms` counts from the moment it was due, so a generator or server that lags shows; `sentLateMs`
 * of them had passed when the generator came to send it.
 */
export type Timing = WireAnswer & { readonly ms: number; readonly sentLateMs: number; readonly ask: Ask };

export type Load = {
  readonly address: string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly ask: (turn: number) => Ask;
};

/** Sends requests at a constant rate, whether or not earlier ones have been answered, and waits for all. */
export async function openLoop({ address, perSecond, seconds, ask }: Load): Promise<Timing[]> {
  const total = Math.round(perSecond * seconds);
  const due = Array.from({ length: total }, (_, turn) => {
    return { dueMs: (turn / perSecond) * 1000, ask: () => ask(turn) };
  });
  return scheduled(address, due);
}

/** A request and when it is due, from the beginning on. */
export type Due = { readonly dueMs: number; readonly ask: () => Ask };

/** Sends each request when it is due, in the order given, and waits for all answers. */
export async function scheduled(address: string, due: readonly Due[]): Promise<Timing[]> {
  const wires = new Wires(address);
  const startedAt = performance.now();
  const answers: Promise<Timing>[] = [];
  for (const { dueMs, ask } of due) {
    while (performance.now() - startedAt < dueMs) await sleep(1);
    answers.push(timed(wires, ask(), startedAt + dueMs));
  }
  const timings = await Promise.all(answers);
  wires.close();
  return timings;
}

async function timed(wires: Wires, ask: Ask, dueAt: number): Promise<Timing> {
  const sentLateMs = performance.now() - dueAt;
  const answer = await wires.send(bytesOf(ask));
  return { ...answer, ask, sentLateMs, ms: performance.now() - dueAt };
}

function bytesOf({ method, path, token, body }: Ask): string {
  const lines = [`${method} ${path} HTTP/1.1`, 'host: bench', 'accept-encoding: gzip'];
  if (token) lines.push(`x-auth-token: ${token}`);
  const text = body ? JSON.stringify(body) : '';
  if (body) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`);
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}
