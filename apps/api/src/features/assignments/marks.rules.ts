import type { AssignmentItem, LeftOut, WorkingLine } from '@abhyas/contract/assignments-rules';
import { LEFT_OUT, rubricPoints } from '@abhyas/contract/assignments-rules';
import type { CodeKey } from '@abhyas/languages/code-keys';

import { type Fraction, fractionOf, productOf, rounded, sumOf } from './fraction.rules.ts';
import { markedByRubric, type Levels, type RubricMark } from './rubric.rules.ts';
import { endOf, timesFor, type Allowance, type Times, type TimeRules } from './times.rules.ts';

/** The rules of an assignment as far as marks depend on them. Moments are milliseconds since 1970. */
export type MarkRules = TimeRules & {
  readonly take: 'best' | 'last';
  /** Null: every language. */
  readonly languages: readonly CodeKey[] | null;
  /** Null: any number. */
  readonly attempts: number | null;
};

/** A submission as far as a mark depends on it. */
export type Handed = {
  readonly id: string;
  /** When the server received it. */
  readonly at: number;
  readonly language: CodeKey;
  /** Whether each test passed, in their order; null when it was not compiled or not judged. */
  readonly tests: readonly boolean[] | null;
};

export type ManualMark = { readonly hundredths: number; readonly reason: string };

export type MarkInput = {
  readonly rules: MarkRules;
  readonly item: Omit<AssignmentItem, 'assetId'>;
  readonly handed: readonly Handed[];
  /** The oldest first. */
  readonly allowances: readonly Allowance[];
  readonly manual: ManualMark | undefined;
  /** What a person chose of the item's rubric. */
  readonly levels: Levels;
};

export type Mark = {
  readonly hundredths: number;
  /** The submission that counts. */
  readonly submissionId: string | undefined;
  /** It arrived after the due date. */
  readonly late: boolean;
  /** Submissions that took up an attempt. */
  readonly attempts: number;
  /** Somebody still has to mark it by its rubric. */
  readonly waits: boolean;
  readonly working: readonly WorkingLine[];
};

type Graded = {
  readonly handed: Handed;
  readonly times: Times;
  readonly days: number;
  readonly lost: number;
  /** What the tests earned after what lateness cost. */
  readonly byTests: number;
  readonly hundredths: number;
};

const DAY_MS = 24 * 60 * 60_000;

/** What an item earns a learner, and how (ASSIGNMENTS-1). */
export function markOf(input: MarkInput): Mark {
  const { rules, item, manual, levels } = input;
  const rubric = markedByRubric(item.rubric, levels);
  const { counted, leftOut } = sorted(input);
  const graded = counted.map(({ handed, times }) => grade({ rules, item, handed, times, rubric }));
  const chosen = rules.take === 'last' ? graded.at(-1) : best(graded, item);
  const working: WorkingLine[] = [
    ...leftOutLines(leftOut),
    ...workingOf(chosen, { item, take: rules.take, graded, rubric }),
  ];
  // What somebody showed without handing anything in is not late.
  const hundredths = chosen?.hundredths ?? rubric.points;
  working.push({ is: 'result', hundredths });
  if (manual) working.push({ is: 'manual', ...manual });
  return {
    hundredths: manual?.hundredths ?? hundredths,
    submissionId: chosen?.handed.id,
    late: (chosen?.days ?? 0) > 0,
    attempts: counted.length,
    waits: chosen !== undefined && !rubric.complete && manual === undefined,
    working,
  };
}

const leftOutLines = (leftOut: ReadonlyMap<LeftOut, number>): WorkingLine[] =>
  LEFT_OUT.flatMap((why) => {
    const count = leftOut.get(why);
    return count === undefined ? [] : [{ is: 'left-out', why, count }];
  });

/** The attempts that a learner has for each item; null: any number (ASSIGNMENTS-8). */
export function attemptsOf(
  { attempts }: Pick<MarkRules, 'attempts'>,
  allowances: readonly Allowance[],
): number | null {
  const more = allowances.findLast((each) => each.kind === 'attempts')?.attempts ?? 0;
  return attempts === null ? null : attempts + more;
}

type Timed = { readonly handed: Handed; readonly times: Times };

function sorted({ rules, handed, allowances }: MarkInput) {
  const inOrder = [...handed].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const most = attemptsOf(rules, allowances) ?? Infinity;
  const counted: Timed[] = [];
  const leftOut = new Map<LeftOut, number>();
  for (const each of inOrder) {
    const times = timesFor(rules, allowances, each.at);
    const why = whyLeftOut(each, { rules, times }) ?? (counted.length < most ? undefined : 'attempts');
    if (why === undefined) counted.push({ handed: each, times });
    else leftOut.set(why, (leftOut.get(why) ?? 0) + 1);
  }
  return { counted, leftOut };
}

function whyLeftOut(
  { at, language, tests }: Handed,
  { rules, times }: { readonly rules: MarkRules; readonly times: Times },
): LeftOut | undefined {
  if (at < rules.opensAt) return 'early';
  if (at >= endOf(times.until)) return 'after';
  if (rules.languages !== null && !rules.languages.includes(language)) return 'language';
  return tests === null ? 'unjudged' : undefined;
}

type Grading = Timed & {
  readonly rules: MarkRules;
  readonly item: MarkInput['item'];
  readonly rubric: RubricMark;
};

function grade({ rules, item, handed, times, rubric }: Grading): Graded {
  const lateMs = handed.at - endOf(times.due);
  const days = lateMs < 0 ? 0 : Math.floor(lateMs / DAY_MS) + 1;
  const lost = Math.min(100, days * (rules.late?.percentPerDay ?? 0));
  const tests = earnedBy(item, handed.tests ?? []);
  const left = (earned: Fraction) => rounded(productOf(earned, fractionOf(100 - lost, 100)));
  const hundredths = left(sumOf([tests, fractionOf(rubric.points)]));
  return { handed, times, days, lost, byTests: left(tests), hundredths };
}

/** What the tests are worth. */
const testPoints = ({ points, rubric }: MarkInput['item']): number => points - rubricPoints(rubric);

/** In hundredths of a point, not rounded yet: that is done once, at the end (ASSIGNMENTS-7). */
function earnedBy(item: MarkInput['item'], tests: readonly boolean[]): Fraction {
  const { scoring, groups = [] } = item;
  const points = testPoints(item);
  const passed = tests.filter(Boolean).length;
  switch (scoring) {
    case 'all':
      return fractionOf(tests.length > 0 && passed === tests.length ? points : 0);
    case 'tests':
      return fractionOf(points * passed, Math.max(1, tests.length));
    case 'groups': {
      const won = groups.filter((group) => hasPassed(group, tests));
      return fractionOf(won.reduce((sum, group) => sum + group.points, 0));
    }
  }
}

function hasPassed(
  { first, last }: { readonly first: number; readonly last: number },
  tests: readonly boolean[],
): boolean {
  return last <= tests.length && tests.slice(first - 1, last).every(Boolean);
}

/** What a person gives does not depend on which it is. Where the tests are worth nothing, the newest work is read. */
function best(graded: readonly Graded[], item: MarkInput['item']): Graded | undefined {
  const isByHand = item.rubric !== undefined && testPoints(item) === 0;
  const isBetter = (each: Graded, chosen: Graded) =>
    isByHand ? each.lost <= chosen.lost : each.byTests > chosen.byTests;
  return graded.reduce<Graded | undefined>(
    (chosen, each) => (chosen === undefined || isBetter(each, chosen) ? each : chosen),
    undefined,
  );
}

type Choice = {
  readonly item: MarkInput['item'];
  readonly take: 'best' | 'last';
  readonly graded: readonly Graded[];
  readonly rubric: RubricMark;
};

function workingOf(chosen: Graded | undefined, { item, take, graded, rubric }: Choice): WorkingLine[] {
  if (!chosen) return [{ is: 'none' }, ...(rubric.begun ? rubric.lines : [])];
  const tests = chosen.handed.tests ?? [];
  const { scoring, groups = [] } = item;
  const points = testPoints(item);
  const passed = tests.filter(Boolean).length;
  const lines: WorkingLine[] = [
    {
      is: 'counted',
      at: new Date(chosen.handed.at).toISOString(),
      number: graded.indexOf(chosen) + 1,
      of: graded.length,
      take,
    },
  ];
  if (scoring === 'groups') {
    lines.push(
      ...groups.map((group) => ({ is: 'group' as const, ...group, passed: hasPassed(group, tests) })),
    );
  } else if (points > 0 || !item.rubric) lines.push({ is: scoring, passed, total: tests.length, points });
  lines.push(...rubric.lines);
  if (chosen.days > 0) {
    const dueAt = new Date(chosen.times.due).toISOString();
    lines.push({ is: 'late', dueAt, days: chosen.days, percent: chosen.lost });
  }
  return lines;
}

const isInTime = (why: LeftOut): boolean => why !== 'early' && why !== 'after';

/** Whether something was handed in in time, whatever came of it (ASSIGNMENTS-26). */
export function tookPart({ attempts, working }: Mark): boolean {
  return attempts > 0 || working.some((line) => line.is === 'left-out' && isInTime(line.why));
}

/** Whether something was handed in that took up an attempt. */
export function isTried(mark: Mark | undefined): boolean {
  return (mark?.attempts ?? 0) > 0;
}
