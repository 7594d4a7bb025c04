import { languageAt } from '@abhyas/languages/index';

import type { Database } from '../../platform/database/database.ts';
import { handedIn, type HandedIn } from '../practice/history.service.ts';
import { examItemId, examPoints } from '../sitting/exam-items.rules.ts';
import { findCounting } from '../sitting/sittings.service.ts';
import type { AssignmentRecord } from './assignments.store.ts';
import type { KeptItem } from './assignment-form.rules.ts';
import { markOf, type Mark } from './marks.rules.ts';
import { testsAsOf } from './regrade.rules.ts';
import { findRegrades, type Regrade } from './regrade.store.ts';
import { findAllowances, findRemarks, type KeptAllowance, type Remark } from './remarks.store.ts';

/** A learner's work on an item of an assignment. */
export type MarkedItem = {
  readonly assetId: string;
  readonly mark: Mark;
  readonly remark: Remark | undefined;
};

/** A learner's work on an assignment. */
export type MarkedWork = {
  readonly items: readonly MarkedItem[];
  readonly allowances: readonly KeptAllowance[];
};

type Facts = {
  readonly handed: readonly HandedIn[];
  readonly allowances: readonly (KeptAllowance & { readonly assignmentId: string })[];
  readonly remarks: readonly (Remark & { readonly assignmentId: string })[];
  /** In exams nothing else counts. */
  readonly handedInExams: ReadonlySet<string>;
  /** What was judged again counts until when; of items without an entry until their assignment was made. */
  readonly regrades: readonly Regrade[];
  /** In place of that, for all. */
  readonly until?: number;
};

/** The marks of one learner in some assignments, in their order. */
export async function markLearner(
  db: Database,
  assignments: readonly AssignmentRecord[],
  accountId: string,
): Promise<MarkedWork[]> {
  const facts = await factsOf(db, assignments, [accountId]);
  return assignments.map((assignment) => marksOf(assignment, accountId, facts));
}

/** The marks of some learners in an assignment, in their order. */
export async function markClass(
  db: Database,
  assignment: AssignmentRecord,
  accountIds: readonly string[],
): Promise<MarkedWork[]> {
  const rows = await markRows(db, [assignment], accountIds);
  return rows.flat();
}

/** A row for each of some learners, with their marks in each of some assignments; both in their order. */
export async function markRows(
  db: Database,
  assignments: readonly AssignmentRecord[],
  accountIds: readonly string[],
): Promise<MarkedWork[][]> {
  const facts = await factsOf(db, assignments, accountIds);
  // By learner once: going through those of a whole class for each mark takes the square of its size.
  const handed = Map.groupBy(facts.handed, (each) => each.accountId);
  const allowances = Map.groupBy(facts.allowances, (each) => each.accountId);
  const remarks = Map.groupBy(facts.remarks, (each) => each.accountId);
  return accountIds.map((accountId) => {
    const own: Facts = {
      handed: handed.get(accountId) ?? [],
      allowances: allowances.get(accountId) ?? [],
      remarks: remarks.get(accountId) ?? [],
      handedInExams: facts.handedInExams,
      regrades: facts.regrades,
    };
    return assignments.map((assignment) => marksOf(assignment, accountId, own));
  });
}

/** A learner's marks in an assignment as they stand, and as they would be by what was judged again. */
export type BothWays = {
  readonly standing: MarkedWork;
  readonly taken: MarkedWork;
  readonly handed: readonly HandedIn[];
  /** Of each item, until when what was judged again counts now. */
  readonly countedUntil: readonly number[];
};

/** Of some learners, in their order; with what was judged again until a moment. */
export async function markBothWays(
  db: Database,
  assignment: AssignmentRecord,
  { accountIds, until }: { readonly accountIds: readonly string[]; readonly until: number },
): Promise<BothWays[]> {
  const facts = await factsOf(db, [assignment], accountIds);
  const byLearner = Map.groupBy(facts.handed, (each) => each.accountId);
  const counted = assignment.items.map((item) => countedUntil(assignment, item, facts.regrades));
  return accountIds.map((accountId) => {
    const handed = byLearner.get(accountId) ?? [];
    return {
      standing: marksOf(assignment, accountId, { ...facts, handed }),
      taken: marksOf(assignment, accountId, { ...facts, handed, until }),
      handed,
      countedUntil: counted,
    };
  });
}

async function factsOf(
  db: Database,
  assignments: readonly AssignmentRecord[],
  accountIds: readonly string[],
): Promise<Facts> {
  const ids = assignments.map(({ id }) => id);
  const only = accountIds.length === 1 ? accountIds[0] : undefined;
  const assetIds = assignments.flatMap((each) => each.items.map((item) => workedOnAs(each, item)));
  const exams = assignments.flatMap(({ id, exam }) => (exam ? [id] : []));
  const since = new Date(Math.min(...assignments.map(({ rules }) => rules.opensAt), Date.now()));
  const [handed, allowances, remarks, handedInExams, regrades] = await Promise.all([
    handedIn(db, { accountIds, assetIds: [...new Set(assetIds)], since }),
    findAllowances(db, ids, only),
    findRemarks(db, ids, only),
    findCounting(db, exams),
    findRegrades(db, ids),
  ]);
  return { handed, allowances, remarks, handedInExams, regrades };
}

/** Under which id an item is worked on: in an exam under one of its own. */
export const workedOnAs = (
  { id, exam }: Pick<AssignmentRecord, 'id' | 'exam'>,
  { assetId }: { assetId: string },
) => (exam ? examItemId({ assetId, examId: id }) : assetId);

/**
 * In an exam what was handed in counts, and no run before it; whether it was in time is decided when it is handed in
 * (EXAMS-10).
 */
const EXAM_RULES = {
  opensAt: 0,
  dueAt: Number.MAX_SAFE_INTEGER,
  earlierDues: [],
  late: null,
  take: 'last',
  attempts: null,
} as const;

function marksOf(assignment: AssignmentRecord, accountId: string, facts: Facts): MarkedWork {
  const { id, items, exam } = assignment;
  const rules = exam ? { ...assignment.rules, ...EXAM_RULES } : assignment.rules;
  const own = <T extends { readonly accountId: string; readonly assignmentId: string }>(all: readonly T[]) =>
    all.filter((each) => each.accountId === accountId && each.assignmentId === id);
  const allowances = own(facts.allowances);
  const remarks = own(facts.remarks);
  const marked = items.map((item): MarkedItem => {
    const remark = remarks.find(({ assetId }) => assetId === item.assetId);
    const handed = facts.handed
      .filter((each) => each.accountId === accountId && each.assetId === workedOnAs(assignment, item))
      .filter((each) => exam === null || facts.handedInExams.has(each.id))
      .map((each) => ({
        id: each.id,
        at: each.at.getTime(),
        language: languageAt(each.language).codeKey,
        tests: testsAsOf(each, facts.until ?? countedUntil(assignment, item, facts.regrades)),
      }));
    const allowed = exam ? [] : allowances.map((each) => each.allowed);
    const { manual, levels = {} } = remark ?? {};
    const mark = markOf({ rules, item, handed, allowances: allowed, manual, levels });
    return { assetId: item.assetId, mark, remark };
  });
  return { items: marked, allowances };
}

/** Until when what was judged again of an item counts. */
function countedUntil({ id, madeAt }: AssignmentRecord, { assetId }: KeptItem, regrades: readonly Regrade[]) {
  const own = regrades.find((each) => each.assignmentId === id && each.assetId === assetId);
  return own?.countedUntil ?? madeAt.getTime();
}

/** The sum of rounded marks (ASSIGNMENTS-7). */
export function totalOf(items: readonly MarkedItem[]): number {
  return items.reduce((sum, { mark }) => sum + mark.hundredths, 0);
}

/** What an assignment is worth. */
export function pointsOf({ items, exam }: Pick<AssignmentRecord, 'items' | 'exam'>): number {
  if (exam) return examPoints(items, exam);
  return items.reduce((sum, { points }) => sum + points, 0);
}
