import * as z from 'zod/mini';
import { defineCall } from '@abhyas/contract/call';
import { afterEach, expect, test, vi } from 'vitest';

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
