import { PROGRAMME_OUTCOMES, type CourseOutcome } from '@abhyas/contract/assignments-outcomes';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { attainmentOf, type AttainmentInput, type MeasuredItem } from './attainment.rules.ts';
import { USUAL_SCHEME } from './outcomes.rules.ts';
import { attainmentByHand } from './testing/attainment-by-hand.ts';

const outcome = (id: string, more: Partial<CourseOutcome> = {}): CourseOutcome => ({
  id,
  code: id,
  statement: `Does ${id}`,
  target: 60,
  correlations: [],
  ...more,
});

const item = (hundredths: number, ...outcomes: string[]): MeasuredItem => ({
  outcomes,
  points: 1000,
  hundredths,
});

const serves = (to: 'PO1' | 'PSO1', strength: number) => ({ to, strength });

/** So many of ten learners with 6 of 10, the others with 5.99. */
const tenth = (reached: number, id = 'CO1') =>
  Array.from({ length: 10 }, (_, at) => [item(at < reached ? 600 : 599, id)]);

const attained = (input: Partial<AttainmentInput>) =>
  attainmentOf({ outcomes: [outcome('CO1')], scheme: USUAL_SCHEME, assessments: [], ...input });

describe('the attainment of course outcomes', () => {
  it('ASSIGNMENTS-26: a level is reached from its percent of the learners on, and a target from its percent of the marks on', () => {
    const levels = [4, 5, 6, 7, 10].map((reached) => {
      const { attainment } = attained({ assessments: [{ id: 'Lab', end: false, learners: tenth(reached) }] });
      return attainment[0]?.measured;
    });
    expect(levels).toEqual([
      [{ assessmentId: 'Lab', attempted: 10, reached: 4, percent: 4000, level: 0 }],
      [{ assessmentId: 'Lab', attempted: 10, reached: 5, percent: 5000, level: 1 }],
      [{ assessmentId: 'Lab', attempted: 10, reached: 6, percent: 6000, level: 2 }],
      [{ assessmentId: 'Lab', attempted: 10, reached: 7, percent: 7000, level: 3 }],
      [{ assessmentId: 'Lab', attempted: 10, reached: 10, percent: 10_000, level: 3 }],
    ]);
  });

  it('ASSIGNMENTS-26: an item counts with all its points for each outcome that it names, and for no other', () => {
    const learners = [[item(1000, 'CO1', 'CO2'), item(0, 'CO2'), item(1000)]];
    const { attainment } = attained({
      outcomes: [outcome('CO1'), outcome('CO2'), outcome('CO3')],
      assessments: [{ id: 'Lab', end: false, learners }],
    });
    // CO2: 10 of 20 is less than 60 %.
    expect(attainment.map(({ measured }) => measured.map(({ reached }) => reached))).toEqual([[1], [0], []]);
    expect(attainment[2]).toEqual({ outcomeId: 'CO3', measured: [] });
  });

  it('ASSIGNMENTS-26: who has no item of an outcome is not counted for it, and what is worth nothing measures nothing', () => {
    const nothing = { ...item(0, 'CO1'), points: 0 };
    const learners = [[item(600, 'CO1')], [item(1000, 'CO2')], [nothing], []];
    const { attainment } = attained({ assessments: [{ id: 'Exam', end: true, learners }] });
    expect(attainment[0]?.measured).toMatchObject([{ attempted: 1, reached: 1 }]);
  });

  it('ASSIGNMENTS-27: weighs internal assessments, end examination and survey, each number exact and the last one rounded', () => {
    const assessments = [
      { id: 'Lab 1', end: false, learners: tenth(7) },
      { id: 'Lab 2', end: false, learners: tenth(6) },
      { id: 'Test', end: false, learners: tenth(6) },
      { id: 'End', end: true, learners: tenth(7) },
    ];
    const [own] = attained({ outcomes: [outcome('CO1', { survey: 250 })], assessments }).attainment;
    expect(own).toMatchObject({
      internal: { over: 7, under: 3 },
      end: { over: 3, under: 1 },
      // 40 % of 7/3 and 60 % of 3.
      direct: { over: 41, under: 15 },
      // 80 % of 41/15 and 20 % of 2.5 is 2.68666.
      hundredths: 269,
      attained: true,
    });
    const strict = { ...USUAL_SCHEME, expected: 270 };
    expect(attained({ scheme: strict, assessments: assessments.slice(0, 3) }).attainment[0]).toMatchObject({
      direct: { over: 7, under: 3 },
      hundredths: 233,
      attained: false,
    });
  });

  it('ASSIGNMENTS-27: what is missing has no weight, and a survey alone gives no attainment', () => {
    const surveyed = [outcome('CO1', { survey: 300 })];
    expect(attained({ outcomes: surveyed }).attainment).toEqual([{ outcomeId: 'CO1', measured: [] }]);
    const end = [{ id: 'End', end: true, learners: tenth(5) }];
    expect(attained({ assessments: end }).attainment[0]?.hundredths).toBe(100);
    // Internal assessments are all that counts, and there are none.
    const scheme = { ...USUAL_SCHEME, internal: 100 };
    expect(attained({ scheme, assessments: end }).attainment[0]?.hundredths).toBeUndefined();
    // Half of a hundredth is rounded up: 50 % of 1 and 50 % of 0.01.
    const half = { scheme: { ...USUAL_SCHEME, direct: 50 }, outcomes: [outcome('CO1', { survey: 1 })] };
    expect(attained({ ...half, assessments: end }).attainment[0]?.hundredths).toBe(51);
  });

  it('ASSIGNMENTS-28: an outcome of the programme has the mean of those that serve it, weighed by how strongly', () => {
    const { programme } = attained({
      outcomes: [
        outcome('CO1', { correlations: [serves('PO1', 3), serves('PSO1', 1)] }),
        outcome('CO2', { correlations: [serves('PO1', 1)] }),
        outcome('CO3', { correlations: [serves('PSO1', 2)] }),
      ],
      assessments: [
        { id: 'Lab', end: false, learners: tenth(7) },
        { id: 'Test', end: false, learners: tenth(5, 'CO2') },
      ],
    });
    expect(programme).toEqual([
      {
        to: 'PO1',
        parts: [
          { code: 'CO1', strength: 3, hundredths: 300 },
          { code: 'CO2', strength: 1, hundredths: 100 },
        ],
        hundredths: 250,
      },
      { to: 'PSO1', parts: [{ code: 'CO1', strength: 1, hundredths: 300 }], hundredths: 300 },
    ]);
  });
});

const IDS = ['CO1', 'CO2', 'CO3', 'CO4'];

const generatedItem = fc
  .record({
    outcomes: fc.subarray(IDS, { maxLength: 2 }),
    points: fc.oneof(fc.constantFrom(0, 1, 3, 10, 1000), fc.integer({ min: 1, max: 3000 })),
    share: fc.oneof(fc.constantFrom(0, 1, 0.5, 0.6, 1 / 3), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ outcomes, points, share }) => ({ outcomes, points, hundredths: Math.floor(points * share) }));

const generatedOutcome = fc.record({
  target: fc.constantFrom(1, 33, 50, 60, 100),
  survey: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined }),
  correlations: fc.uniqueArray(
    fc.record({ to: fc.constantFrom(...PROGRAMME_OUTCOMES), strength: fc.integer({ min: 1, max: 3 }) }),
    { selector: ({ to }) => to, maxLength: 5 },
  ),
});

const generatedInput: fc.Arbitrary<AttainmentInput> = fc.record({
  outcomes: fc
    .tuple(generatedOutcome, generatedOutcome, generatedOutcome, generatedOutcome)
    .map((all) => all.map((each, at) => outcome(IDS[at] ?? '', each))),
  scheme: fc.record({
    levels: fc
      .uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 3, maxLength: 3 })
      .map((all) => all.toSorted((a, b) => a - b) as [number, number, number]),
    internal: fc.oneof(fc.constantFrom(0, 40, 100), fc.integer({ min: 0, max: 100 })),
    direct: fc.oneof(fc.constantFrom(0, 80, 100), fc.integer({ min: 0, max: 100 })),
    expected: fc.integer({ min: 1, max: 300 }),
  }),
  assessments: fc
    .array(
      fc.record({
        end: fc.boolean(),
        learners: fc.array(fc.array(generatedItem, { maxLength: 4 }), { maxLength: 12, size: 'max' }),
      }),
      { maxLength: 6, size: 'max' },
    )
    .map((all) => all.map((each, at) => ({ id: `Assessment ${at}`, ...each }))),
});

it('ASSIGNMENTS-26, ASSIGNMENTS-27, ASSIGNMENTS-28: 1,000 classes have the attainment of a calculation that was written from these rules alone', () => {
  let [fractions, served] = [0, 0];
  fc.assert(
    fc.property(generatedInput, (input) => {
      const { attainment, programme } = attainmentOf(input);
      const expected = attainmentByHand(input);
      expect(
        attainment.map(({ measured, hundredths = null, attained: reached = null }) => ({
          told: Object.fromEntries(measured.map(({ assessmentId, ...told }) => [assessmentId, told])),
          attainment: hundredths,
          attained: reached,
        })),
      ).toEqual(expected.outcomes);
      expect(Object.fromEntries(programme.map(({ to, hundredths = null }) => [to, hundredths]))).toEqual(
        expected.programme,
      );
      for (const [at, own] of attainment.entries())
        for (const which of ['internal', 'end', 'direct'] as const)
          expect(expected.isExact(at, which, own[which])).toBe(true);
      fractions += attainment.filter(
        ({ direct }) => direct !== undefined && (100 * direct.over) % direct.under !== 0,
      ).length;
      served += programme.filter(({ parts }) => parts.length > 1).length;
    }),
    { numRuns: 1000 },
  );
  // The cases are worth something: many have numbers that cannot be written in hundredths, and programmes with several parts.
  expect(fractions).toBeGreaterThan(100);
  expect(served).toBeGreaterThan(300);
});
