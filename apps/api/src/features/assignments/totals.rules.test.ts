import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { totalByHand } from './testing/total-by-hand.ts';
import { totalIn, type Category, type Earned } from './totals.rules.ts';

const earned = (assignmentId: string, hundredths: number, points: number): Earned => ({
  assignmentId,
  title: `Lab ${assignmentId}`,
  hundredths,
  points,
});

const one = (weight: number, ...ids: string[]) => [{ name: 'All', weight, assignmentIds: ids }];

describe('the total of a class', () => {
  it('ASSIGNMENTS-21: is the sum of what the categories give, with its working', () => {
    const categories: Category[] = [
      { name: 'Lab work', weight: 40, assignmentIds: ['1', '2'] },
      { name: 'Tests', weight: 20, bestOf: 1, assignmentIds: ['3', '4'] },
      { name: 'Examination', weight: 40, assignmentIds: ['5'] },
    ];
    const own = [
      earned('1', 500, 1000),
      earned('2', 2000, 2000),
      earned('3', 300, 1000),
      earned('4', 1500, 2000),
    ];
    const total = totalIn(categories, own);
    expect([total.hundredths, total.of]).toEqual([4500, 6000]);
    expect(total.categories.map(({ hundredths }) => hundredths)).toEqual([3000, 1500, 0]);
    expect(total.categories[1]).toEqual({
      name: 'Tests',
      weight: 20,
      bestOf: 1,
      parts: [
        { ...own[2], counts: false },
        { ...own[3], counts: true },
      ],
      hundredths: 1500,
    });
  });

  it('ASSIGNMENTS-21: 0.1 and 0.2 of a point are 0.3, and half a hundredth is rounded up', () => {
    const tenths = [earned('1', 10, 30), earned('2', 20, 30)];
    expect(totalIn(one(100, '1', '2'), tenths).hundredths).toBe(5000);
    expect(totalIn(one(100, '1'), [earned('1', 1, 3)]).hundredths).toBe(3333);
    expect(totalIn(one(100, '1'), [earned('1', 2, 3)]).hundredths).toBe(6667);
    // 0.005 of 100.
    expect(totalIn(one(1, '1'), [earned('1', 1, 200)]).hundredths).toBe(1);
    expect(totalIn(one(1, '1'), [earned('1', 99, 20_000)]).hundredths).toBe(0);
  });

  it('ASSIGNMENTS-21: what is worth nothing and what is in no category counts for nothing', () => {
    const categories = [{ name: 'All', weight: 100, assignmentIds: ['1'] }];
    expect(totalIn(categories, [earned('1', 0, 0), earned('2', 5, 5)])).toMatchObject({
      hundredths: 0,
      of: 0,
      categories: [{ parts: [] }],
    });
  });

  it('ASSIGNMENTS-21: 1,000 totals are equal to those of a calculation that was written from this rule alone', () => {
    const points = fc.oneof(fc.constantFrom(0, 1, 3, 10, 700, 1000), fc.integer({ min: 1, max: 3000 }));
    const work = fc.record({
      category: fc.integer({ min: -1, max: 4 }),
      points,
      share: fc.oneof(fc.constantFrom(0, 1, 1 / 2, 1 / 3), fc.double({ min: 0, max: 1, noNaN: true })),
    });
    const bestOf = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined, freq: 3 });
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 4 });
    let dropped = 0;
    fc.assert(
      fc.property(
        cuts,
        fc.array(bestOf, { minLength: 5, maxLength: 5 }),
        fc.array(work, { minLength: 2, maxLength: 20, size: 'max' }),
        (borders, bests, works) => {
          const ends = [...borders, 100].toSorted((a, b) => a - b);
          const own = works.map((each, at) =>
            earned(String(at), Math.floor(each.points * each.share), each.points),
          );
          const categories = ends.map((end, at) => ({
            name: String(at),
            weight: end - (ends[at - 1] ?? 0),
            bestOf: bests[at],
            assignmentIds: works.flatMap(({ category }, id) => (category === at ? String(id) : [])),
          }));
          const total = totalIn(categories, own);
          const parts = total.categories.flatMap((each) => each.parts);
          const counted = parts.filter(({ counts }) => counts).map(({ assignmentId }) => assignmentId);
          dropped += parts.length - counted.length;
          expect({ total: total.hundredths, of: total.of, counted }).toEqual(totalByHand(categories, own));
        },
      ),
      { numRuns: 1000 },
    );
    // The cases are worth something: many have more assignments than count.
    expect(dropped).toBeGreaterThan(500);
  });
});
