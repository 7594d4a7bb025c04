import { expect, test } from 'vitest';

import { dayFromNow, thisMonth } from './indian-days.ts';

test('days and months are those of India', () => {
  const lateOnTheLastOfMay = Date.parse('2026-05-31T18:29:00Z');
  expect(dayFromNow(0, lateOnTheLastOfMay)).toBe('2026-05-31');
  expect(thisMonth(lateOnTheLastOfMay + 60_000)).toBe('2026-06');
  expect(dayFromNow(1, lateOnTheLastOfMay)).toBe('2026-06-01');
});
