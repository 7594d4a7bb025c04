import type { AssignmentForm, StaffAssignment } from '@abhyas/contract/assignments.staff';
import {
  rubricPoints,
  type AssignmentItem,
  type AssignmentRules,
  type TestGroup,
} from '@abhyas/contract/assignments-rules';
import type { CodeKey } from '@abhyas/languages/code-keys';

import { dayFromNow, fromIndianMinute, indianMinute } from '../../../lib/indian-days.ts';
import { examFormOf, readExam, type EnteredExam } from './exam.rules.ts';
import { pointsText, readPoints } from '../../../lib/points.ts';
import { enteredRubric, readRubric, type EnteredCriterion } from './rubric.rules.ts';

/** An assignment as its form has it: moments as fields for date and time have them, numbers as they are written. */
export type Entered = {
  readonly title: string;
  readonly items: readonly EnteredItem[];
  readonly opens: string;
  readonly due: string;
  readonly late: boolean;
  readonly percent: string;
  readonly until: string;
  readonly take: 'best' | 'last';
  readonly attempts: string;
  readonly languages: readonly CodeKey[];
  /** Null: no exam. */
  readonly exam: EnteredExam | null;
};

export type EnteredItem = {
  readonly assetId: string;
  readonly title: string;
  /** By the tests. */
  readonly points: string;
  readonly scoring: AssignmentItem['scoring'];
  readonly groups: string;
  /** Empty: it is marked by the tests alone. */
  readonly rubric: readonly EnteredCriterion[];
  /** In an exam: the number of its pool; empty: everybody gets it. */
  readonly pool: string;
  /** The ids of the course outcomes that it measures. */
  readonly outcomes: readonly string[];
};

const ATTEMPTS_MOST = 100;
const LAST_MINUTE = 'T23:59';

/** What most assignments are: a week from now, to the end of the day in India, best submission. */
export function freshForm(now: number = Date.now()): Entered {
  return {
    title: '',
    items: [],
    opens: indianMinute(new Date(now).toISOString()),
    due: `${dayFromNow(7, now)}${LAST_MINUTE}`,
    late: false,
    percent: '10',
    until: `${dayFromNow(10, now)}${LAST_MINUTE}`,
    take: 'best',
    attempts: '',
    languages: [],
    exam: null,
  };
}

export function freshItem(assetId: string, title: string): EnteredItem {
  return { assetId, title, points: '10', scoring: 'tests', groups: '', rubric: [], pool: '', outcomes: [] };
}

export function formOf({ title, items, rules, exam }: StaffAssignment): Entered {
  const { late } = rules;
  const due = indianMinute(rules.dueAt);
  return {
    title,
    items: items.map((item) => ({
      assetId: item.assetId,
      title: item.title,
      points: pointsText(item.points - rubricPoints(item.rubric)),
      scoring: item.scoring,
      groups: groupsText(item.groups ?? []),
      rubric: enteredRubric(item.rubric ?? []),
      pool: item.pool === undefined ? '' : String(item.pool),
      outcomes: item.outcomes ?? [],
    })),
    opens: indianMinute(rules.opensAt),
    due,
    late: late !== undefined,
    percent: String(late?.percentPerDay ?? 10),
    until: late ? indianMinute(late.until) : due,
    take: rules.take,
    attempts: rules.attempts === undefined ? '' : String(rules.attempts),
    languages: rules.languages ?? [],
    exam: exam ? examFormOf(exam) : null,
  };
}

/** What is sent; undefined while something is missing or is no number. */
export function readForm({
  title,
  items: entered,
  exam: enteredExam,
  ...rest
}: Entered): AssignmentForm | undefined {
  const items = entered
    .map((item) => readItem(enteredExam ? item : { ...item, pool: '' }))
    .filter((item) => item !== undefined);
  const exam = enteredExam ? readExam(enteredExam, poolsOf(entered)) : null;
  const rules = readRules(rest);
  const lacking = title.trim() === '' || items.length === 0 || items.length < entered.length;
  return lacking || !rules || exam === undefined ? undefined : { title, items, rules, ...(exam && { exam }) };
}

/** The pools that items are in. */
export const poolsOf = (items: readonly Pick<EnteredItem, 'pool'>[]): number[] =>
  [...new Set(items.flatMap(({ pool }) => (pool === '' ? [] : Number(pool))))].toSorted((a, b) => a - b);

function readRules(entered: Omit<Entered, 'title' | 'items' | 'exam'>): AssignmentRules | undefined {
  const [opensAt, dueAt] = [fromIndianMinute(entered.opens), fromIndianMinute(entered.due)];
  const attempts = entered.attempts === '' ? null : wholeNumber(entered.attempts, ATTEMPTS_MOST);
  const late = entered.late ? readLate(entered) : null;
  if (opensAt === '' || dueAt === '' || attempts === undefined || attempts === 0 || late === undefined)
    return undefined;
  return {
    opensAt,
    dueAt,
    ...(late && { late }),
    take: entered.take,
    ...(attempts !== null && { attempts }),
    ...(entered.languages.length > 0 && { languages: [...entered.languages] }),
  };
}

function readLate({ percent, until: field }: Pick<Entered, 'percent' | 'until'>): AssignmentRules['late'] {
  const percentPerDay = wholeNumber(percent, 100);
  const until = fromIndianMinute(field);
  return percentPerDay === undefined || until === '' ? undefined : { percentPerDay, until };
}

function readItem({
  assetId,
  points: written,
  scoring,
  groups: entered,
  rubric: criteria,
  pool: enteredPool,
  outcomes,
}: EnteredItem): AssignmentItem | undefined {
  const byTests = readPoints(written);
  const rubric = criteria.length === 0 ? null : readRubric(criteria);
  if (byTests === undefined || rubric === undefined) return undefined;
  const item = {
    assetId,
    points: byTests + rubricPoints(rubric ?? []),
    scoring,
    ...(rubric && { rubric }),
    ...(enteredPool !== '' && { pool: Number(enteredPool) }),
    ...(outcomes.length > 0 && { outcomes: [...outcomes] }),
  };
  if (scoring !== 'groups') return item;
  const groups = readGroups(entered);
  return groups && { ...item, groups };
}

/** "1-2: 3, 3-10: 7" as groups of tests; undefined if it cannot be read. */
export function readGroups(written: string): TestGroup[] | undefined {
  const groups = written.split(',').map((part) => {
    const [tests = '', worth = ''] = part.split(':');
    const [from = '', to = from] = tests.split('-');
    const [first, last, points] = [wholeNumber(from, 1000), wholeNumber(to, 1000), readPoints(worth)];
    return first && last && points !== undefined ? { first, last, points } : undefined;
  });
  const whole = groups.filter((group) => group !== undefined);
  return whole.length === groups.length ? whole : undefined;
}

export function groupsText(groups: readonly TestGroup[]): string {
  return groups.map(({ first, last, points }) => `${first}-${last}: ${pointsText(points)}`).join(', ');
}

export function wholeNumber(written: string, most: number): number | undefined {
  const number = Number(written);
  return written.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= most
    ? number
    : undefined;
}
