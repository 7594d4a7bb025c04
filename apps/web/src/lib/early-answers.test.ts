import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { takeEarlyAnswer } from './early-answers.ts';

const CALL = 'GET /api/account';
const answer = Promise.resolve({ ok: true, status: 200, text: '{}' });
const askedFor = (token: string): void => void (window.abhyasEarly = { [CALL]: { token, answer } });
beforeEach(() => {
  vi.stubGlobal('window', {});
  // The page has just been opened.
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an answer that was asked for early is given away once', () => {
  askedFor('of today');
  expect(takeEarlyAnswer(CALL, 'of today')).toBe(answer);
  expect(takeEarlyAnswer(CALL, 'of today')).toBeUndefined();
});

test.each([['of another session'], [null]])(
  'one that an ended session asked for is not given to %s',
  (token) => {
    askedFor('that has ended');
    expect(takeEarlyAnswer(CALL, token)).toBeUndefined();
    // Nor to anybody later.
    expect(takeEarlyAnswer(CALL, 'that has ended')).toBeUndefined();
  },
);
