import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { flushOutbox, sendLater, waiting } from './outbox.ts';
import { heldLocalStorage } from './testing/local-storage.ts';

const letter = {
  accountId: 'asha',
  key: 'asset-1',
  url: '/api/content/updateprogress',
  body: { assetId: 'asset-1' },
};

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: heldLocalStorage() });
});
afterEach(() => vi.unstubAllGlobals());

function serverAnswers(...statuses: (number | 'offline')[]): string[] {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const status = statuses.shift() ?? 200;
    if (status === 'offline') throw new TypeError('Failed to fetch');
    if (typeof init.body === 'string') sent.push(init.body);
    return new Response('{"finished":true}', { status });
  });
  return sent;
}

test('a completed item is sent once on return, however often it was kept', async () => {
  const sent = serverAnswers(200);
  sendLater(letter);
  sendLater(letter);
  await Promise.all([flushOutbox('asha'), flushOutbox('asha')]);
  expect(sent).toEqual(['{"assetId":"asset-1"}']);
  expect(waiting()).toEqual([]);
});

test('while the connection or the server is gone everything waits', async () => {
  serverAnswers('offline', 503);
  sendLater(letter);
  expect(await flushOutbox('asha')).toBe(0);
  expect(await flushOutbox('asha')).toBe(0);
  expect(waiting()).toEqual([letter]);
});

test('what the server refuses is dropped, and the rest goes on', async () => {
  const sent = serverAnswers(404, 200);
  sendLater(letter);
  sendLater({ ...letter, key: 'asset-2' });
  expect(await flushOutbox('asha')).toBe(1);
  expect(sent).toHaveLength(2);
  expect(waiting()).toEqual([]);
});

test('what one account finished is not sent in the name of the next', async () => {
  const sent = serverAnswers(200, 200);
  sendLater(letter);
  sendLater({ ...letter, accountId: 'ravi' });
  expect(await flushOutbox('ravi')).toBe(1);
  expect(waiting()).toEqual([letter]);
  expect(await flushOutbox('asha')).toBe(1);
  expect(sent).toHaveLength(2);
});

test('what is no outbox is no trouble', () => {
  window.localStorage.setItem('abhyas.outbox', '{broken');
  expect(waiting()).toEqual([]);
});
