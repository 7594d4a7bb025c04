import type { WatchedInterval } from '@abhyas/contract/learning-progress';
import { describe, expect, test } from 'vitest';

import { played, secondsIn, wholeSeconds } from './watching.rules.ts';

const play = (steps: [number, number][], rate = 1) =>
  steps.reduce<readonly WatchedInterval[]>(
    (intervals, [from, to]) => played(intervals, { from, to, rate }),
    [],
  );

describe('LEARNING-20: Video: at least 90 % really watched', () => {
  test('seconds count once, however often they are played', () => {
    const intervals = play([
      [0, 0.25],
      [0.25, 1],
      [0, 0.5],
      [5, 6],
    ]);
    expect(intervals).toEqual([
      [0, 1],
      [5, 6],
    ]);
    expect(secondsIn(intervals)).toBe(2);
  });

  test('a jump forwards or back is not watching; twice the speed is', () => {
    expect(
      play([
        [0, 60],
        [60, 3],
      ]),
    ).toEqual([]);
    expect(play([[0, 2.5]], 2)).toEqual([[0, 2.5]]);
  });

  test('whole seconds are sent, slivers are not', () => {
    expect(
      wholeSeconds([
        [0.2, 9.9],
        [20.1, 20.3],
      ]),
    ).toEqual([[0, 10]]);
  });
});
