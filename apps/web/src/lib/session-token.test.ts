import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { storageKeys } from '../config.ts';
import { heldLocalStorage } from './testing/local-storage.ts';

/** As a page that is opened. */
async function opened() {
  vi.resetModules();
  return import('./session-token.ts');
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: heldLocalStorage() });
});
afterEach(() => vi.unstubAllGlobals());

test('PRACTICE-30: nothing is sent in the name of whoever used the device before', async () => {
  window.localStorage.setItem(storageKeys.token, 'of asha');
  window.localStorage.setItem(storageKeys.user, JSON.stringify({ _id: 'asha' }));
  const session = await opened();
  expect(session.isSessionOf('asha')).toBe(true);
  session.dropSessionToken({ quietly: true });
  session.keepSessionToken('of ravi');
  // Not known yet whose it is.
  expect([session.isSessionOf('asha'), session.isSessionOf('ravi')]).toEqual([false, false]);
  // What was asked in the name of the session before.
  session.keepSessionUser('of asha', { _id: 'asha' });
  expect(session.isSessionOf('asha')).toBe(false);
  session.keepSessionUser('of ravi', { _id: 'ravi' });
  expect(session.isSessionOf('ravi')).toBe(true);
  expect((await opened()).isSessionOf('ravi')).toBe(true);
});
