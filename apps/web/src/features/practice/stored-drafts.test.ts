import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { flushBeforeLogout } from '../../lib/leaving.ts';
import { heldLocalStorage } from '../../lib/testing/local-storage.ts';
import { readDraft, writeDraft } from './draft-record.ts';
import { followStoredDrafts } from './stored-drafts.ts';

const place = { accountId: 'asha', assetId: 'sum', key: 'py' as const };
const sent: string[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      localStorage: heldLocalStorage(),
      location: { pathname: '' },
      setTimeout,
    }),
  );
  sent.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    await Promise.resolve();
    sent.push((JSON.parse(body) as { code: { py: string } }).code.py);
    return Response.json({ savedAt: new Date().toISOString(), versions: { py: 1 }, conflicts: {} });
  });
  writeDraft(place, { code: 'on the train', base: 0, dirty: true, writer: 'page', editedAtMs: 1 });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/learn/first-steps/sum', ['on the train']],
  ['/dashboard', ['on the train']],
  ['/practise/1/sum', []],
])('on %s, before a logout, what only this device has of a problem is sent: %j', async (path, texts) => {
  window.location.pathname = path;
  const stop = followStoredDrafts('asha');
  await flushBeforeLogout();
  stop();
  expect([...new Set(sent)]).toEqual(texts);
  expect(readDraft(place)?.dirty).toBe(texts.length === 0);
});
