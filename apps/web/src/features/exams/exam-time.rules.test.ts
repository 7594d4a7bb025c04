import { expect, it } from 'vitest';

import { timeText } from '../../lib/time-of-day.ts';
import { clockText, heardAt, serverNow } from './exam-time.rules.ts';

it.each([
  [3_909_000, '1:05:09'],
  [247_000, '4:07'],
  [246_001, '4:07'],
  [0, '0:00'],
  [-5000, '0:00'],
])('EXAMS-17: %i ms are shown as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

it('EXAMS-17: time goes on by a clock that nobody can set', () => {
  const clock = heardAt('2026-11-27T10:12:07.000Z', 5000);
  expect(timeText(serverNow(clock, 5000))).toBe('15:42:07');
  expect(timeText(serverNow(clock, 65_000))).toBe('15:43:07');
});
