import * as z from 'zod/mini';
import { defineCall } from '@abhyas/contract/call';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { call, urlOf } from './api-client.ts';

const greet = defineCall({
  method: 'POST',
  path: '/api/greet/:name',
  access: 'public',
  params: z.object({ name: z.string() }),
  query: z.object({ loud: z.optional(z.boolean()) }),
  body: z.object({ from: z.string() }),
  reply: z.object({ text: z.string() }),
});
const input = { params: { name: 'a/b ?' }, query: { loud: true }, body: { from: 'me' } };

function answer(status: number, text: string): void {
  vi.stubGlobal('fetch', async () => new Response(text, { status }));
}

afterEach(() => vi.unstubAllGlobals());

test('parameters are escaped into the path and the query follows', () => {
  expect(urlOf(greet, input)).toBe('/api/greet/a%2Fb%20%3F?loud=true');
  expect(urlOf(greet, { params: { name: 'x' }, query: { loud: undefined } })).toBe('/api/greet/x');
});

test('a reply is checked and stripped by the contract', async () => {
  answer(200, '{"text":"hello","extra":1}');
  await expect(call(greet, input)).resolves.toEqual({ text: 'hello' });
  answer(200, '{"nothing":true}');
  await expect(call(greet, input)).rejects.toMatchObject({ name: 'ApiError', status: 200 });
});

test('FRAME-14: server errors arrive as a list whose items carry msg', async () => {
  answer(400, '{"errors":[{"msg":"One","code":"a.b"},{"msg":"Two","code":"a.c"}]}');
  const errors = [expect.objectContaining({ msg: 'One' }), expect.objectContaining({ msg: 'Two' })];
  await expect(call(greet, input)).rejects.toMatchObject({ status: 400, offline: false, errors });
});

test('plain text of a server in between is kept, its HTML pages are not', async () => {
  answer(502, 'upstream gone');
  await expect(call(greet, input)).rejects.toMatchObject({ status: 502, plainText: 'upstream gone' });
  answer(502, '<html>Bad gateway</html>');
  await expect(call(greet, input)).rejects.toMatchObject({ status: 502, plainText: '' });
});

test('no answer at all is told apart as offline', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(call(greet, input)).rejects.toMatchObject({ status: 0, offline: true });
});

/** A fetch that ends when it is aborted, and answers after `ms`, if ever. */
const slowly = (ms: number) =>
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        setTimeout(() => resolve(new Response('{"text":"at last"}')), ms);
      }),
  );
const after = async <T>(ms: number, asked: Promise<T>) => {
  const state = { done: false };
  const settled = asked.finally(() => {
    state.done = true;
  });
  settled.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(ms);
  return { ...state, settled };
};

describe('a server that is silent', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', {});
  });
  afterEach(() => vi.useRealTimers());

  const list = defineCall({
    method: 'GET',
    path: '/api/list',
    access: 'public',
    reply: z.object({ text: z.string() }),
  });
  const work = defineCall({ ...greet, timeout: 'long' });

  test('a read is given up after 15 s, a write after 20 s, work of the server after 150 s: each in its words', async () => {
    slowly(1e9);
    for (const [ask, ms, code] of [
      [() => call(list, {}), 15_000, 'frame.silent'],
      [() => call(greet, input), 20_000, 'frame.silent-write'],
      [() => call(work, input), 150_000, 'frame.silent-write'],
    ] as const) {
      expect((await after(ms - 100, ask())).done).toBe(false);
      const { settled } = await after(ms + 100, ask());
      await expect(settled).rejects.toMatchObject({ status: 0, offline: false, unanswered: true });
      await expect(settled).rejects.toMatchObject({ errors: [expect.objectContaining({ code })] });
    }
  });

  test('200 kB at 80 kbit/s are not cut off: what is sent has time for its size', async () => {
    slowly(25_000);
    const large = { ...input, body: { from: 'x'.repeat(200_000) } };
    await expect((await after(26_000, call(greet, large))).settled).resolves.toEqual({ text: 'at last' });
  });

  test('an answer that trickles in is awaited as long as something comes', async () => {
    const pieces = ['{"te', 'xt":', '"slow', 'ly"}'];
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, 10_000));
        const piece = pieces.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    });
    vi.stubGlobal('fetch', async () => new Response(body));
    await expect((await after(60_000, call(list, {}))).settled).resolves.toEqual({ text: 'slowly' });
  });

  test('who gives up asking is told so, and not that the server was silent', async () => {
    slowly(1e9);
    const giving = new AbortController();
    const asked = call(list, {}, { signal: giving.signal });
    giving.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});
