import { rubricPoints, type AssignmentItem } from '@abhyas/contract/assignments-rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { attemptsOf, markOf, type Handed, type MarkInput, type MarkRules } from './marks.rules.ts';
import type { Levels } from './rubric.rules.ts';
import { countByHand } from './testing/count-by-hand.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Midnight in India. */
const MONDAY = Date.parse('2026-11-23T00:00:00+05:30');

const RULES: MarkRules = {
  opensAt: MONDAY,
  dueAt: MONDAY + 7 * DAY - MINUTE,
  earlierDues: [],
  late: null,
  take: 'best',
  languages: null,
  attempts: null,
};
const ITEM: MarkInput['item'] = { points: 1000, scoring: 'tests' };

let ids = 0;
function handIn(at: number, passed: number, total = 10): Handed {
  ids += 1;
  const tests = Array.from({ length: total }, (_, test) => test < passed);
  return { id: String(ids), at, language: 'py', tests };
}

const itemWith = (parts: Partial<AssignmentItem>) => ({ ...ITEM, ...parts });

function mark(parts: Partial<MarkInput> & { readonly handed: readonly Handed[] }) {
  return markOf({ rules: RULES, item: ITEM, allowances: [], manual: undefined, levels: {}, ...parts });
}

const LATE = { percentPerDay: 10, until: MONDAY + 10 * DAY - MINUTE };

describe('the times of an assignment', () => {
  it('ASSIGNMENTS-2: the whole minute of the due date is in time, and what comes at midnight is not', () => {
    const last = handIn(MONDAY + 7 * DAY - 1, 10);
    expect(mark({ handed: [last] }).hundredths).toBe(1000);
    expect(mark({ handed: [handIn(MONDAY + 7 * DAY, 10)] }).hundredths).toBe(0);
    expect(mark({ handed: [handIn(MONDAY, 10)] }).hundredths).toBe(1000);
    expect(mark({ handed: [handIn(MONDAY - 1, 10)] }).working).toEqual([
      { is: 'left-out', why: 'early', count: 1 },
      { is: 'none' },
      { is: 'result', hundredths: 0 },
    ]);
  });

  it('ASSIGNMENTS-6: each begun day after the due date costs its share of what was earned', () => {
    const rules = { ...RULES, late: LATE };
    const at = (days: number) => mark({ rules, handed: [handIn(MONDAY + 7 * DAY + days, 5)] }).hundredths;
    expect([at(0), at(DAY - 1), at(DAY), at(3 * DAY - 1), at(3 * DAY)]).toEqual([450, 450, 400, 350, 0]);
  });

  it('ASSIGNMENTS-9: moving the due date earlier makes nothing late that was in time', () => {
    const movedAt = MONDAY + 3 * DAY;
    const rules = {
      ...RULES,
      dueAt: MONDAY + DAY,
      earlierDues: [{ dueAt: RULES.dueAt, movedAt }],
    };
    expect(mark({ rules, handed: [handIn(movedAt - 1, 10)] }).hundredths).toBe(1000);
    expect(mark({ rules, handed: [handIn(movedAt, 10)] }).hundredths).toBe(0);
  });

  it('ASSIGNMENTS-8: more time by a factor and another due date: the later one holds, and the late period moves along', () => {
    const rules = { ...RULES, opensAt: MONDAY, dueAt: MONDAY + 60 * MINUTE, late: null };
    const half = { kind: 'factor', factor: 150 } as const;
    const own = { kind: 'due', dueAt: MONDAY + 80 * MINUTE } as const;
    const at = (minutes: number, allowances: MarkInput['allowances'], late: MarkRules['late'] = null) =>
      mark({ rules: { ...rules, late }, allowances, handed: [handIn(MONDAY + minutes * MINUTE, 10)] })
        .hundredths;
    expect([at(90, [half]), at(91, [half]), at(80, [own]), at(81, [own])]).toEqual([1000, 0, 1000, 0]);
    expect([at(90, [half, own]), at(90, [own, half])]).toEqual([1000, 1000]);
    const late = { percentPerDay: 10, until: rules.dueAt + 30 * MINUTE };
    expect([at(120, [half], late), at(121, [half], late)]).toEqual([900, 0]);
    const newer = { kind: 'due', dueAt: MONDAY + 70 * MINUTE } as const;
    expect(at(80, [own, newer])).toBe(0);
  });
});

describe('the submission that counts', () => {
  it('ASSIGNMENTS-4: the best counts after what lateness costs, or the last one whatever it earned', () => {
    const handed = [handIn(MONDAY, 6), handIn(MONDAY + 7 * DAY, 6), handIn(MONDAY + 8 * DAY, 7)];
    const best = mark({ rules: { ...RULES, late: LATE }, handed });
    expect([best.hundredths, best.submissionId]).toEqual([600, handed[0]?.id]);
    const last = mark({ rules: { ...RULES, late: LATE, take: 'last' }, handed });
    expect([last.hundredths, last.submissionId, last.late]).toEqual([560, handed[2]?.id, true]);
  });

  it('ASSIGNMENTS-3: leaves out other languages, what did not compile, and what is beyond the attempts', () => {
    const rules: MarkRules = { ...RULES, languages: ['c', 'py'], attempts: 2 };
    const handed = [
      { ...handIn(MONDAY, 1), language: 'java' as const },
      { ...handIn(MONDAY + 1, 0), tests: null },
      handIn(MONDAY + 2, 2),
      handIn(MONDAY + 3, 3),
      handIn(MONDAY + 4, 10),
    ];
    const two = mark({ rules, handed });
    expect([two.hundredths, two.attempts]).toEqual([300, 2]);
    expect(two.working.slice(0, 3)).toEqual([
      { is: 'left-out', why: 'language', count: 1 },
      { is: 'left-out', why: 'unjudged', count: 1 },
      { is: 'left-out', why: 'attempts', count: 1 },
    ]);
    const allowances = [{ kind: 'attempts', attempts: 1 }] as const;
    expect(mark({ rules, handed, allowances }).hundredths).toBe(1000);
    expect([attemptsOf(rules, allowances), attemptsOf(RULES, allowances)]).toEqual([3, null]);
  });
});

describe('what an item earns', () => {
  it('ASSIGNMENTS-5: all or nothing, by tests, or by groups of tests', () => {
    const groups = [
      { first: 1, last: 2, points: 300 },
      { first: 3, last: 10, points: 600 },
      { first: 11, last: 11, points: 100 },
    ];
    const handed = [handIn(MONDAY, 9)];
    expect(mark({ item: itemWith({ scoring: 'all' }), handed }).hundredths).toBe(0);
    expect(mark({ item: itemWith({ scoring: 'all' }), handed: [handIn(MONDAY, 10)] }).hundredths).toBe(1000);
    expect(mark({ item: itemWith({ scoring: 'all' }), handed: [handIn(MONDAY, 0, 0)] }).hundredths).toBe(0);
    expect(mark({ handed }).hundredths).toBe(900);
    expect(mark({ item: itemWith({ scoring: 'groups', groups }), handed }).hundredths).toBe(300);
    const full = [handIn(MONDAY, 10)];
    expect(mark({ item: itemWith({ scoring: 'groups', groups }), handed: full }).hundredths).toBe(900);
  });

  it('ASSIGNMENTS-7: rounds once, at the end, half a hundredth up; 0.1 and 0.2 are 0.3', () => {
    const third = { points: 100, scoring: 'tests' } as const;
    expect(mark({ item: third, handed: [handIn(MONDAY, 1, 3)] }).hundredths).toBe(33);
    expect(mark({ item: third, handed: [handIn(MONDAY, 2, 3)] }).hundredths).toBe(67);
    const odd = { points: 5, scoring: 'tests' } as const;
    expect(mark({ item: odd, handed: [handIn(MONDAY, 1, 2)] }).hundredths).toBe(3);
    const tenths = [10, 20].map(
      (points) => mark({ item: { points, scoring: 'all' }, handed: [handIn(MONDAY, 10)] }).hundredths,
    );
    expect(tenths.reduce((sum, each) => sum + each, 0)).toBe(30);
  });

  it('ASSIGNMENTS-10: a mark by hand takes the place of the computed one, which stays in the working', () => {
    const manual = { hundredths: 850, reason: 'Explained it well.' };
    const { hundredths, working } = mark({ handed: [handIn(MONDAY, 3)], manual });
    expect(hundredths).toBe(850);
    expect(working.slice(-2)).toEqual([
      { is: 'result', hundredths: 300 },
      { is: 'manual', ...manual },
    ]);
  });

  it('ASSIGNMENTS-11: the working says which submission counts, what it earned and what lateness cost', () => {
    const rules = { ...RULES, late: LATE };
    const { working } = mark({ rules, handed: [handIn(MONDAY - 1, 1), handIn(MONDAY + 8 * DAY, 7)] });
    expect(working).toEqual([
      { is: 'left-out', why: 'early', count: 1 },
      { is: 'counted', at: '2026-11-30T18:30:00.000Z', number: 1, of: 1, take: 'best' },
      { is: 'tests', passed: 7, total: 10, points: 1000 },
      { is: 'late', dueAt: '2026-11-29T18:29:00.000Z', days: 2, percent: 20 },
      { is: 'result', hundredths: 560 },
    ]);
  });
});

describe('what a person gives', () => {
  const rubric = [
    {
      id: 'style',
      name: 'Style',
      levels: [
        { id: 'low', points: 0, text: 'Hard to read' },
        { id: 'high', points: 200, text: 'Reads well' },
      ],
    },
    {
      id: 'tests',
      name: 'Own tests',
      levels: [
        { id: 'low', points: 50, text: 'One' },
        { id: 'high', points: 200, text: 'Several' },
      ],
    },
  ];
  const item = itemWith({ points: 1000, rubric });

  it('ASSIGNMENTS-33: 6 points by tests and 4 by the rubric, with a line for each criterion', () => {
    const { hundredths, waits, working } = mark({
      item,
      handed: [handIn(MONDAY, 5)],
      levels: { style: 'high', tests: 'low', gone: 'high' },
    });
    expect([hundredths, waits]).toEqual([550, false]);
    expect(working.slice(1)).toEqual([
      { is: 'tests', passed: 5, total: 10, points: 600 },
      { is: 'criterion', name: 'Style', text: 'Reads well', points: 200, of: 200 },
      { is: 'criterion', name: 'Own tests', text: 'One', points: 50, of: 200 },
      { is: 'result', hundredths: 550 },
    ]);
  });

  it('ASSIGNMENTS-33: what is late loses of both, and the choice of the best is by the tests', () => {
    const rules = { ...RULES, late: LATE };
    const handed = [handIn(MONDAY, 5), handIn(MONDAY + 7 * DAY, 6)];
    const levels = { style: 'high', tests: 'high' };
    const both = mark({ rules, item, handed, levels });
    // 3.24 of the later one are more than 3 of the first: with the rubric it is 90 % of 3.6 + 4.
    expect([both.hundredths, both.submissionId]).toEqual([684, handed[1]?.id]);
  });

  it('ASSIGNMENTS-33: without points by tests the newest counts, unless lateness costs more', () => {
    const alone = itemWith({ points: 400, rubric });
    const handed = [handIn(MONDAY, 10), handIn(MONDAY + DAY, 0), handIn(MONDAY + 7 * DAY, 10)];
    const { submissionId, working } = mark({ rules: { ...RULES, late: LATE }, item: alone, handed });
    expect(submissionId).toBe(handed[1]?.id);
    expect(working.map(({ is }) => is)).toEqual(['counted', 'unmarked', 'unmarked', 'result']);
  });

  it('ASSIGNMENTS-34: waits for a person until every criterion has its level or there is a mark by hand', () => {
    const handed = [handIn(MONDAY, 5)];
    const waits = (parts: Partial<MarkInput>) => mark({ item, handed, ...parts }).waits;
    expect(waits({})).toBe(true);
    expect(waits({ levels: { style: 'low' } })).toBe(true);
    expect(waits({ levels: { style: 'low', tests: 'low' } })).toBe(false);
    expect(waits({ manual: { hundredths: 100, reason: 'Seen.' } })).toBe(false);
    expect(waits({ handed: [] })).toBe(false);
    expect(mark({ item, handed: [], levels: { style: 'high' } }).hundredths).toBe(200);
  });
});

describe('generated cases', () => {
  const near = fc.oneof(
    fc.integer({ min: -3 * DAY, max: 20 * DAY }),
    fc
      .constantFrom(0, DAY, 7 * DAY, 8 * DAY, 10 * DAY)
      .chain((at) => fc.integer({ min: at - 2, max: at + 2 })),
  );
  const minutes = fc.integer({ min: 1, max: 20 * 24 * 60 }).map((count) => MONDAY + count * MINUTE);
  const handed = fc
    .array(
      fc.record({
        at: near.map((offset) => MONDAY + offset),
        language: fc.constantFrom('c' as const, 'py' as const, 'java' as const),
        tests: fc.option(fc.array(fc.boolean(), { maxLength: 12 }), { freq: 8 }),
      }),
      { maxLength: 8 },
    )
    .map((list) => list.map((each, at) => ({ ...each, id: `s${at}` })));
  const group = fc.record({
    first: fc.integer({ min: 1, max: 6 }),
    last: fc.integer({ min: 6, max: 13 }),
    points: fc.integer({ min: 0, max: 700 }),
  });
  const level = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    points: fc.integer({ min: 0, max: 400 }),
    text: fc.constant('t'),
  });
  const criterion = (id: string) =>
    fc.record({
      id: fc.constant(id),
      name: fc.constant(id),
      levels: fc.uniqueArray(level, { minLength: 2, maxLength: 3, selector: (each) => each.id }),
    });
  const rubric = fc.option(
    fc.oneof(fc.tuple(criterion('one')), fc.tuple(criterion('one'), criterion('two'))),
    { nil: undefined },
  );
  const item = fc
    .record({
      rubric,
      byTests: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2000 })),
      scoring: fc.constantFrom('all' as const, 'tests' as const, 'groups' as const),
      groups: fc.array(group, { maxLength: 4 }),
    })
    .map(({ byTests, ...each }) => ({ ...each, points: byTests + rubricPoints(each.rubric) }));
  const chosen = fc.constantFrom('a', 'b', 'c', 'gone');
  const levels = fc
    .record({ one: chosen, two: chosen, three: chosen }, { requiredKeys: [] })
    .map((each): Levels => ({ ...each }));
  const allowance = fc.oneof(
    fc.record({ kind: fc.constant('due' as const), dueAt: minutes }),
    fc.record({ kind: fc.constant('factor' as const), factor: fc.integer({ min: 100, max: 400 }) }),
    fc.record({ kind: fc.constant('attempts' as const), attempts: fc.integer({ min: 1, max: 3 }) }),
  );
  const moves = fc
    .array(fc.record({ dueAt: minutes, movedAt: near.map((offset) => MONDAY + offset) }), { maxLength: 3 })
    .map((list) => list.sort((a, b) => a.movedAt - b.movedAt));
  const rules = fc.record({
    opensAt: fc.constant(MONDAY),
    dueAt: minutes,
    earlierDues: moves,
    late: fc.option(fc.record({ percentPerDay: fc.integer({ min: 0, max: 100 }), until: minutes })),
    take: fc.constantFrom('best' as const, 'last' as const),
    languages: fc.option(fc.subarray(['c' as const, 'py' as const, 'java' as const], { minLength: 1 })),
    attempts: fc.option(fc.integer({ min: 1, max: 4 })),
  });
  const manual = fc.option(
    fc.record({ hundredths: fc.integer({ min: 0, max: 2000 }), reason: fc.constant('r') }),
    { nil: undefined, freq: 6 },
  );

  it('ASSIGNMENTS-1, ASSIGNMENTS-33: 5,000 marks are equal to those of a calculation that was written from these rules alone', () => {
    const input = fc.record({
      rules,
      item,
      handed,
      allowances: fc.array(allowance, { maxLength: 4 }),
      manual,
      levels,
    });
    let [earned, waiting] = [0, 0];
    fc.assert(
      fc.property(input, (each) => {
        const { hundredths, submissionId, waits } = markOf(each);
        if (hundredths > 0) earned += 1;
        if (waits) waiting += 1;
        expect({ hundredths, submissionId, waits }).toEqual(countByHand(each));
        expect(markOf({ ...each, handed: each.handed.toReversed() }).hundredths).toBe(hundredths);
      }),
      { numRuns: 5000 },
    );
    // The cases are worth something: most of them earn points.
    expect(earned).toBeGreaterThan(1000);
    expect(waiting).toBeGreaterThan(200);
  });
});
