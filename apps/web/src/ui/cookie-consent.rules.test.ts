import { expect, test } from 'vitest';

import { consentHolds } from './cookie-consent.rules.ts';

const DAY_MS = 86_400_000;
const now = Date.parse('2026-06-01T00:00:00Z');

test.each([
  [null, false],
  ['', false],
  ['yes', false],
  [String(now), true],
  [String(now - 149 * DAY_MS), true],
  [String(now - 150 * DAY_MS), false],
  [String(now + DAY_MS), false],
])('LANDING-4: consent expires after 150 days (%s)', (stored, holds) => {
  expect(consentHolds(stored, now)).toBe(holds);
});
