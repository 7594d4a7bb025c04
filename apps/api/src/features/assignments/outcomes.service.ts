import type { AttainmentScheme, CourseOutcome } from '@abhyas/contract/assignments-outcomes';
import type { Assessment, ClassOutcomes } from '@abhyas/contract/assignments-outcomes.staff';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { requireBatchFor, rightsNow, type Teacher } from '../classes/class-rights.service.ts';
import { findMemberAccounts } from '../classes/class-teachers.service.ts';
import { itemsFor } from '../sitting/exam-items.rules.ts';
import { findSittings } from '../sitting/sittings.service.ts';
import { findOfBatch, type AssignmentRecord } from './assignments.store.ts';
import { attainmentOf, type MeasuredAssessment, type MeasuredItem } from './attainment.rules.ts';
import { markRows, type MarkedWork } from './marking.service.ts';
import { tookPart } from './marks.rules.ts';
import { checkedOutcomes, requireRising, USUAL_SCHEME } from './outcomes.rules.ts';
import {
  findOutcomeScheme,
  saveEndExamination,
  saveOutcomeScheme,
  type OutcomeScheme,
} from './outcomes.store.ts';

type Context = Pick<AppContext, 'db'>;

const NONE: OutcomeScheme = { version: 0, outcomes: [], scheme: USUAL_SCHEME };

/** The outcomes of a class with their attainment. @throws AppError 404 */
export async function outcomesOf({ db }: Context, teacher: Teacher, batchId: string): Promise<ClassOutcomes> {
  const batch = await requireBatchFor(db, teacher, { batchId, right: 'see' });
  const [records, kept, members, rights] = await Promise.all([
    findOfBatch(db, batchId),
    findOutcomeScheme(db, batchId),
    findMemberAccounts(db, batchId),
    rightsNow(db, teacher, batchId),
  ]);
  const { version, outcomes, scheme } = kept ?? NONE;
  const assignments = records.toReversed();
  const assessments = assignments.map((record) => toAssessment(record, outcomes));
  const counting = assignments.filter((_, at) => assessments[at]?.state === 'counts');
  const accountIds = members.flatMap(({ accountId }) => accountId ?? []);
  const measured = await measuredIn(db, counting, accountIds);
  return {
    batch: batch.name,
    rights,
    version,
    outcomes: [...outcomes],
    scheme,
    assessments,
    ...attainmentOf({ outcomes, scheme, assessments: measured }),
    unregistered: members.filter(({ accountId }) => accountId === null).map(({ name }) => name),
  };
}

function toAssessment(record: AssignmentRecord, known: readonly CourseOutcome[]): Assessment {
  const { id, title, items, endExamination, publishedAt, marksPublishedAt } = record;
  const ids = new Set(known.map((outcome) => outcome.id));
  const names = items.some(
    ({ points, outcomes = [] }) => points > 0 && outcomes.some((each) => ids.has(each)),
  );
  const state = publishedAt && marksPublishedAt ? 'counts' : 'unpublished';
  return { id, title, end: endExamination, state: names ? state : 'unnamed' };
}

/** What each learner who took part was given in some assignments, and what they have of it. */
async function measuredIn(
  db: Database,
  assignments: readonly AssignmentRecord[],
  accountIds: readonly string[],
): Promise<MeasuredAssessment[]> {
  const [rows, sittings] = await Promise.all([
    markRows(db, assignments, accountIds),
    Promise.all(assignments.map(async ({ id, exam }) => (exam ? findSittings(db, id) : []))),
  ]);
  return assignments.map((assignment, at) => {
    const began = new Set(sittings[at]?.map(({ accountId }) => accountId));
    const learners = accountIds.flatMap((accountId, index) => {
      const work = rows[index]?.[at];
      const isPresent = began.has(accountId) || work?.items.some(hasPart);
      return work && isPresent ? [itemsOf(assignment, accountId, work)] : [];
    });
    return { id: assignment.id, end: assignment.endExamination, learners };
  });
}

const hasPart = ({ mark, remark }: MarkedWork['items'][number]): boolean =>
  remark?.manual !== undefined || Object.keys(remark?.levels ?? {}).length > 0 || tookPart(mark);

/** In an exam only what was drawn for the learner. */
function itemsOf({ id, items, exam }: AssignmentRecord, accountId: string, work: MarkedWork): MeasuredItem[] {
  const own = exam ? itemsFor(items, exam, { examId: id, accountId }) : items;
  const marks = new Map(work.items.map(({ assetId, mark }) => [assetId, mark.hundredths]));
  return own.map(({ assetId, points, outcomes = [] }) => ({
    outcomes,
    points,
    hundredths: marks.get(assetId) ?? 0,
  }));
}

type Setting = {
  readonly batchId: string;
  readonly version: number;
  readonly outcomes: readonly CourseOutcome[];
  readonly scheme: AttainmentScheme;
  readonly endExaminationIds: readonly string[];
};

/**
 * Sets the outcomes of a class, all of them at once.
 * @throws AppError 404, 403, 409 when somebody else has changed them since they were read, 400 for what cannot be kept and
 * for assignments of another class
 */
export async function setOutcomesOf({ db }: Context, teacher: Teacher, asked: Setting): Promise<void> {
  const { batchId, version, scheme, endExaminationIds } = asked;
  await db.transaction().execute(async (trx) => {
    const batch = await requireBatchFor(trx, teacher, { batchId, right: 'teach' });
    const outcomes = checkedOutcomes(asked.outcomes);
    requireRising(scheme);
    const known = new Set((await findOfBatch(trx, batchId)).map(({ id }) => id));
    if (!endExaminationIds.every((id) => known.has(id)))
      throw new AppError('assignments.outcome-assessment', { field: 'endExaminationIds' });
    const before = (await findOutcomeScheme(trx, batchId)) ?? NONE;
    if (!(await saveOutcomeScheme(trx, batchId, { version, outcomes, scheme })))
      throw new AppError('assignments.outcomes-changed');
    await saveEndExamination(trx, batchId, endExaminationIds);
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'assignment.outcomes',
      subject: batch.name,
      before: { codes: codesOf(before.outcomes), outcomes: before.outcomes, scheme: before.scheme },
      after: { codes: codesOf(outcomes), outcomes, scheme, endExaminationIds },
    });
  });
}

const codesOf = (outcomes: readonly CourseOutcome[]): string[] => outcomes.map(({ code }) => code);
