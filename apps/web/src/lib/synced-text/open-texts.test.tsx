import { expect, test, vi } from 'vitest';

import { keepSessionToken, keepSessionUser } from '../session-token.ts';
import { fetchText, holdOpen, openText, sendAll } from './open-texts.ts';
import type { SyncedText } from './synced-text.ts';

const NAME = { accountId: 'asha', assetId: 'two-sum', part: 'py' };

test('EXAMS-17: what was typed without a connection is still to be sent when the page is loaded again without one', async () => {
  keepSessionToken('token');
  keepSessionUser('token', { _id: NAME.accountId });
  let isConnected = true;
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method: string; body?: string }) => {
    if (!isConnected) throw new TypeError('Failed to fetch');
    if (method === 'GET') return Response.json({ code: '', version: 0 });
    sent.push(String(body));
    return Response.json({ state: 'taken', version: sent.length, before: [] });
  });
  const opened = async (): Promise<{ text: SyncedText; leave: () => void }> => {
    const { account, held } = await fetchText(NAME);
    const text = openText(NAME, account, held);
    return { text, leave: holdOpen(NAME, text) };
  };
  const { text, leave } = await opened();
  text.write('print(1)\n', 'type');
  await expect.poll(() => sent.length).toBe(1);
  isConnected = false;
  text.write('print(2)\n', 'type');
  await expect.poll(() => text.state.mark).toBe('device');
  leave();

  const again = await opened();
  expect([again.text.code, again.text.state.mark]).toEqual(['print(2)\n', 'unsaved']);
  expect(await sendAll(NAME.accountId)).toBe(false);
  // What is not meant holds nothing up.
  expect(await sendAll(NAME.accountId, ({ assetId }) => assetId === 'another')).toBe(true);
  isConnected = true;
  expect(await sendAll(NAME.accountId)).toBe(true);
  expect(sent.length).toBeGreaterThan(1);
  again.leave();
  vi.unstubAllGlobals();
});
