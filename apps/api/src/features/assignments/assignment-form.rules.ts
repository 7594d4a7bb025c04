import type { ProblemAsset } from '@abhyas/content/release-assets';
import type { CourseOutcome } from '@abhyas/contract/assignments-outcomes';
import type { AssignmentForm } from '@abhyas/contract/assignments.staff';
import { rubricPoints, type AssignmentItem, type AssignmentRules } from '@abhyas/contract/assignments-rules';

import type { ExamRules } from '@abhyas/contract/exams-rules';

import { AppError } from '../../platform/errors.ts';
import { isNetwork } from '../sitting/networks.rules.ts';
import { normaliseLine } from '../auth/auth.rules.ts';

/** An item with the title that its problem had when it was chosen. */
export type KeptItem = AssignmentItem & { readonly title: string };

/** What a teacher writes down. */
export type Written = {
  readonly title: string;
  readonly items: readonly KeptItem[];
  readonly rules: AssignmentRules;
  /** Absent: no exam. */
  readonly exam?: ExamRules | undefined;
};

const TITLE_MAX = 120;
const MINUTE_MS = 60_000;

type Known = {
  readonly bank: ReadonlyMap<string, ProblemAsset>;
  /** The items that there were: a problem that has left the bank since stays with the assignment. */
  readonly before?: readonly KeptItem[];
  /** Those of the class: one that was taken out since is measured by nothing. */
  readonly outcomes: readonly Pick<CourseOutcome, 'id'>[];
};

/**
 * What a teacher wrote down, as it is kept.
 * @throws AppError for what cannot be given to a class
 */
export function checkedForm({ title: entered, items, rules, exam }: AssignmentForm, known: Known): Written {
  const title = normaliseLine(entered);
  if (title === '' || Array.from(title).length > TITLE_MAX)
    throw new AppError('assignments.title', { values: { max: TITLE_MAX }, field: 'title' });
  if (items.length === 0) throw new AppError('assignments.no-items', { field: 'items' });
  if (new Set(items.map(({ assetId }) => assetId)).size < items.length)
    throw new AppError('assignments.item-twice', { field: 'items' });
  return {
    title,
    items: items.map((item) => keptItem(item, known)),
    rules: exam ? timesOfExam(rules, exam) : checkedRules(rules),
    ...(exam && { exam: checkedExam(exam, items) }),
  };
}

/** @throws AppError for an unknown problem, and for groups that do not fit it */
function keptItem(
  { outcomes: named = [], ...item }: AssignmentItem,
  { bank, before = [], outcomes: known }: Known,
): KeptItem {
  const problem = bank.get(item.assetId);
  const title = problem?.title ?? before.find(({ assetId }) => assetId === item.assetId)?.title;
  if (title === undefined) throw new AppError('assignments.item-unknown', { field: 'items' });
  requireRubric(item);
  requireGroups(item, problem?.judging.tests.length);
  const outcomes = known.flatMap(({ id }) => (named.includes(id) ? id : []));
  return { ...item, ...(outcomes.length > 0 && { outcomes }), title };
}

/** @throws AppError for a due date before the opening, and late work until before that */
function checkedRules({ late, ...rules }: AssignmentRules): AssignmentRules {
  const opensAt = minuteOf(rules.opensAt);
  const dueAt = minuteOf(rules.dueAt);
  if (dueAt <= opensAt) throw new AppError('assignments.due', { field: 'dueAt' });
  if (!late) return { ...rules, opensAt, dueAt };
  const until = minuteOf(late.until);
  if (until <= dueAt) throw new AppError('assignments.late', { field: 'until' });
  return { ...rules, opensAt, dueAt, late: { ...late, until } };
}

/** What arrives late is decided otherwise, and the last text counts. @throws AppError as `checkedRules` */
function timesOfExam({ opensAt, dueAt: due, languages }: AssignmentRules, exam: ExamRules): AssignmentRules {
  const dueAt = exam.starts === 'together' ? endTogether(opensAt, exam) : due;
  return checkedRules({ opensAt, dueAt, take: 'last', ...(languages && { languages }) });
}

/** When an exam that all begin together is over. */
const endTogether = (opensAt: string, { minutes }: ExamRules): string =>
  new Date(Date.parse(minuteOf(opensAt)) + minutes * MINUTE_MS).toISOString();

/** @throws AppError for networks that are none, and pools whose problems are not alike or too few */
function checkedExam(exam: ExamRules, items: readonly AssignmentItem[]): ExamRules {
  if (!exam.addresses.every(isNetwork)) throw new AppError('exams.networks', { field: 'addresses' });
  for (const { pool, draw } of exam.draws) {
    const of = items.filter((item) => item.pool === pool);
    if (of.length < draw || new Set(of.map(({ points }) => points)).size > 1)
      throw new AppError('exams.pool', { values: { pool }, field: 'draws' });
  }
  return exam;
}

/** A moment's minute, as an ISO text that sorts. */
export function minuteOf(moment: string): string {
  return new Date(Math.floor(Date.parse(moment) / MINUTE_MS) * MINUTE_MS).toISOString();
}

const RUBRIC_TEXT_MAX = 300;

const isText = (text: string): boolean => text.trim() !== '' && Array.from(text).length <= RUBRIC_TEXT_MAX;

const areOwn = (list: readonly { readonly id: string }[]): boolean =>
  new Set(list.map(({ id }) => id)).size === list.length;

/** Criteria with names and levels of their own, worth no more than the item. */
function requireRubric({ rubric = [], points }: AssignmentItem): void {
  const isWhole = areOwn(rubric) && rubric.every(({ levels }) => areOwn(levels));
  const isSaid = rubric.every(({ name, levels }) => isText(name) && levels.every(({ text }) => isText(text)));
  if (!isWhole || !isSaid || rubricPoints(rubric) > points)
    throw new AppError('assignments.rubric', { values: { max: RUBRIC_TEXT_MAX }, field: 'rubric' });
}

/** Groups that do not overlap, stay within the tests and are worth what the tests are. */
function requireGroups(item: AssignmentItem, tests: number | undefined): void {
  const { scoring, groups = [], points, rubric } = item;
  if (scoring !== 'groups') return;
  const inOrder = groups.toSorted((a, b) => a.first - b.first);
  const apart = inOrder.every(({ first, last }, at) => first > (inOrder[at - 1]?.last ?? 0) && last >= first);
  const within = tests === undefined || inOrder.every(({ last }) => last <= tests);
  const sum = groups.reduce((total, group) => total + group.points, 0);
  if (!apart || !within || sum !== points - rubricPoints(rubric))
    throw new AppError('assignments.groups', { field: 'groups' });
}
