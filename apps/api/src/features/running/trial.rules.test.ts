import { expect, test } from 'vitest';

import { isLoopback, TrialWindow, TRIALS_PER_MINUTE } from './trial.rules.ts';

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

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['128.127.0.1', false],
])('%s is the machine itself: %s', (address, own) => {
  expect(isLoopback(address)).toBe(own);
});
