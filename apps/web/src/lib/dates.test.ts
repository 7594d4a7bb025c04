import { expect, test } from 'vitest';

import { formatDate, formatRelative } from './dates.ts';

const now = new Date('2026-03-10T12:00:00Z');

test('FRAME-16: dates are DD/MM/YYYY, in India', () => {
  expect(formatDate('2026-03-09T10:00:00Z')).toBe('09/03/2026');
  expect(formatDate('2026-03-09T19:00:00Z')).toBe('10/03/2026');
  expect(formatDate('not a date')).toBe('');
});

test.each([
  ['2026-03-10T11:59:40Z', 'now'],
  ['2026-03-10T11:59:00Z', '1 minute ago'],
  ['2026-03-10T09:00:00Z', '3 hours ago'],
  ['2026-03-09T11:00:00Z', 'yesterday'],
  ['2026-02-28T12:00:00Z', 'last week'],
  ['2024-03-01T12:00:00Z', '2 years ago'],
  ['nonsense', ''],
])('%s is %s', (at, text) => {
  expect(formatRelative(at, now)).toBe(text);
});
