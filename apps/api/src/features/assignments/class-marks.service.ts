import type { Totals } from '@abhyas/contract/assignments-totals';
import type {
  ClassColumn,
  ClassMarks,
  ClassRow,
  MarkCategory,
} from '@abhyas/contract/assignments-totals.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { requireBatchFor, rightsNow, type Teacher } from '../classes/class-rights.service.ts';
import { findMemberAccounts } from '../classes/class-teachers.service.ts';
import { findOfBatch, type AssignmentRecord } from './assignments.store.ts';
import { checkedCategories } from './categories.rules.ts';
import { findSchemes, findWeighingBatches, saveScheme, type Scheme } from './class-marks.store.ts';
import { markLearner, markRows, pointsOf, totalOf, type MarkedWork } from './marking.service.ts';
import { totalIn, type Earned } from './totals.rules.ts';

type Context = Pick<AppContext, 'db'>;

const NO_SCHEME: Scheme = { version: 0, categories: [] };

/** Every learner of a class by every assignment that it was given, with their totals. @throws AppError 404 */
export async function classMarksOf({ db }: Context, teacher: Teacher, batchId: string): Promise<ClassMarks> {
  const batch = await requireBatchFor(db, teacher, { batchId, right: 'see' });
  const [records, schemes, members, rights] = await Promise.all([
    findOfBatch(db, batchId),
    findSchemes(db, [batchId]),
    findMemberAccounts(db, batchId),
    rightsNow(db, teacher, batchId),
  ]);
  const { version, categories } = schemes.get(batchId) ?? NO_SCHEME;
  const assignments = records.toReversed();
  const learners = members.flatMap(({ accountId, ...who }) =>
    accountId === null ? [] : { accountId, ...who },
  );
  const marked = await markRows(
    db,
    assignments,
    learners.map(({ accountId }) => accountId),
  );
  const rows = learners.map((learner, at): ClassRow => {
    const work = marked[at] ?? [];
    const earned = earnedIn(assignments, work).filter((_, index) => assignments[index]?.publishedAt);
    return {
      ...learner,
      marks: work.map(({ items }) => totalOf(items)),
      ...(categories.length > 0 && { total: totalIn(categories, earned) }),
    };
  });
  return {
    batch: batch.name,
    rights,
    version,
    categories: categories.map((each) => ({ ...each, assignmentIds: [...each.assignmentIds] })),
    assignments: assignments.map(toColumn),
    rows,
    unregistered: members.filter(({ accountId }) => accountId === null).map(({ name }) => name),
  };
}

function toColumn(record: AssignmentRecord): ClassColumn {
  const { id, title, publishedAt, marksPublishedAt } = record;
  const points = pointsOf(record);
  return { id, title, points, given: publishedAt !== null, marksPublished: marksPublishedAt !== null };
}

/** What a learner has in each assignment, in their order. */
function earnedIn(assignments: readonly AssignmentRecord[], work: readonly MarkedWork[]): Earned[] {
  return assignments.map((record, at) => ({
    assignmentId: record.id,
    title: record.title,
    hundredths: totalOf(work[at]?.items ?? []),
    points: pointsOf(record),
  }));
}

type Weighing = {
  readonly batchId: string;
  readonly version: number;
  readonly categories: readonly MarkCategory[];
};

/**
 * Sets the categories of a class, all of them at once.
 * @throws AppError 404, 403, 409 when somebody else has changed them since they were read, 400 for weights that do not add
 * up to 100, names that are missing or twice, and assignments that are in two categories or of another class
 */
export async function weigh(
  { db }: Context,
  teacher: Teacher,
  { batchId, version, categories: asked }: Weighing,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const batch = await requireBatchFor(trx, teacher, { batchId, right: 'teach' });
    const records = await findOfBatch(trx, batchId);
    const categories = checkedCategories(asked, new Set(records.map(({ id }) => id)));
    const before = (await findSchemes(trx, [batchId])).get(batchId)?.categories ?? [];
    if (!(await saveScheme(trx, batchId, { version, categories })))
      throw new AppError('assignments.weights-changed');
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'assignment.weigh',
      subject: batch.name,
      before: { weights: before.map(weightInWords), categories: before },
      after: { weights: categories.map(weightInWords), categories },
    });
  });
}

const weightInWords = ({ name, weight }: Pick<MarkCategory, 'name' | 'weight'>) => `${name} ${weight} %`;

/** A learner's totals in their classes, from the assignments whose marks are published; none without such. */
export async function totalsFor({ db }: Context, accountId: string): Promise<Totals> {
  const batches = await findWeighingBatches(db, accountId);
  const schemes = await findSchemes(
    db,
    batches.map(({ id }) => id),
  );
  const totals = await Promise.all(
    batches.map(async ({ id: batchId, name: batch }) => {
      const all = (await findOfBatch(db, batchId)).toReversed();
      const shown = all.filter(({ publishedAt, marksPublishedAt }) => publishedAt && marksPublishedAt);
      const work = await markLearner(db, shown, accountId);
      const { categories } = schemes.get(batchId) ?? NO_SCHEME;
      return { batchId, batch, total: totalIn(categories, earnedIn(shown, work)) };
    }),
  );
  return { totals: totals.filter(({ total }) => total.of > 0) };
}
