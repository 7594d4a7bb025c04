import { expect, test } from 'vitest';
import { instanceOf } from '../generated.ts';
import { congestion } from './tcp-window.ts';
import { field, SEEDS, table, value } from './testing/read-instance.ts';

/** The window so many rounds after it was `from`, by a formula: doublings, then one more in each round. */
function grown(from: number, threshold: number, rounds: number): number {
  const doublings = from >= threshold ? 0 : Math.ceil(Math.log2(threshold / from));
  return rounds < doublings ? from * 2 ** rounds : Math.max(from, threshold) + rounds - doublings;
}

test('EXERCISES-25: the congestion window agrees with a formula from loss to loss', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('congestion', seed);
    let threshold = Number(value(instance.given, 'firstThreshold', 'threshold'));
    const count = Number(value(instance.given, 'askedRound', 'count'));
    let [start, from] = [1, 1];
    for (const [round = '', kind] of table(instance.given, 'lossesSeen')) {
      const window = grown(from, threshold, Number(round) - start);
      threshold = window / 2;
      from = kind === 'timeout' ? 1 : threshold;
      start = Number(round) + 1;
    }
    const window = grown(from, threshold, count - start);
    const [then, limit] = [field(instance, 'window'), field(instance, 'threshold')];
    expect([then.isRight(String(window)), then.isRight(String(window + 1))], `seed ${seed}`).toEqual([
      true,
      false,
    ]);
    expect([limit.isRight(String(threshold)), limit.isRight(String(threshold + 1))]).toEqual([true, false]);
    const rows = table(instance.solution, 'roundByRound');
    expect(rows.map(([round]) => Number(round))).toEqual(
      Array.from({ length: count }, (_each, at) => at + 1),
    );
    expect(rows.at(-1)?.slice(1, 3).map(Number)).toEqual([window, threshold]);
  }
});

test('EXERCISES-25: the window of the lesson', () => {
  const losses = [
    { round: 8, kind: 'threeAcks' },
    { round: 13, kind: 'timeout' },
  ] as const;
  expect(congestion(8, losses, 18).map(({ window }) => window)).toEqual([
    1, 2, 4, 8, 9, 10, 11, 12, 6, 7, 8, 9, 10, 1, 2, 4, 5, 6,
  ]);
});
