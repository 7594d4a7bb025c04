import { expect, test } from 'vitest';

import { TrialWindow, TRIALS_PER_MINUTE } from './trial.rules.ts';

test('LANDING-6: an address may try so many times a minute, and again when the minute has slid on', () => {
  const window = new TrialWindow();
  for (let attempt = 0; attempt < TRIALS_PER_MINUTE; attempt += 1) {
    expect(window.waitSeconds('a', attempt * 1000)).toBe(0);
  }
  expect(window.waitSeconds('a', 10_000)).toBe(50);
  expect(window.waitSeconds('b', 10_000)).toBe(0);
  expect(window.waitSeconds('a', 60_000)).toBe(0);
  expect(window.waitSeconds('a', 60_001)).toBe(1);
});

test('an address that goes on trying does not keep those that left in memory', () => {
  const window = new TrialWindow();
  for (let second = 0; second < 600; second += 1) {
    if (second % 10 === 0) window.waitSeconds('stays', second * 1000);
    window.waitSeconds(`passes-${second}`, second * 1000);
  }
  expect(window.size).toBeLessThanOrEqual(61);
});
