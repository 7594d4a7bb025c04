import { expect, test } from 'vitest';

import { clock, resumeAt } from './player-time.ts';

test('LEARNING-36: a video goes on at its second, and from the start when it was over', () => {
  expect(resumeAt(42, 100)).toBe(42);
  expect(resumeAt(99, 100)).toBe(0);
  expect(resumeAt(1, 100)).toBe(0);
  expect(clock(75.9)).toBe('1:15');
});
