import { expect, test } from 'vitest';

import { inMegabytes, levelFor, type Level } from './quality.rules.ts';

const levels: readonly Level[] = [
  { quality: 'best' },
  { quality: 480 },
  { quality: 144 },
  { quality: 240 },
  { quality: 'sound' },
];

test('LEARNING-38: the choice is honoured by videos that have other levels, and never costs more', () => {
  expect(levelFor(levels, 'best')?.quality).toBe('best');
  expect(levelFor(levels, 360)?.quality).toBe(240);
  expect(levelFor(levels, 100)?.quality).toBe(144);
  expect(levelFor(levels, 'sound')?.quality).toBe('sound');
  expect(levelFor(levels.slice(0, 4), 'sound')?.quality).toBe(144);
  expect(levelFor([{ quality: 'best' }], 144)).toBeUndefined();
});

test('LEARNING-38: sizes are said in MB', () => {
  expect([82_000, 399_341, 12_400_000].map((bytes) => inMegabytes(bytes))).toEqual(['0.08', '0.4', '12']);
});
