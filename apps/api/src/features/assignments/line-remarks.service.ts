import type { LineRemarks } from '@abhyas/contract/assignments-remarks';
import type { LineRemarkSaving } from '@abhyas/contract/assignments-work.staff';
import { limits } from '@abhyas/contract/limits';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Teacher } from '../classes/class-rights.service.ts';
import { lengthOf } from '../entitlements/reason.rules.ts';
import { submissionOf } from '../practice/history.service.ts';
import { requireMarked } from './assignments.service.ts';
import { findForLearner, type AssignmentRecord } from './assignments.store.ts';
import { nameOf, requireItem } from './class-work.service.ts';
import {
  changeLineRemark,
  deleteLineRemark,
  findLineRemarks,
  holdLineRemark,
  insertLineRemark,
  type KeptLineRemark,
} from './line-remarks.store.ts';
import { workedOnAs } from './marking.service.ts';
import { tell } from './telling.service.ts';

type Context = Pick<AppContext, 'db'>;
type Saving = LineRemarkSaving & { readonly id: string; readonly remarkId: string };

/**
 * Says something of a line of a submission, or says it otherwise; sent twice, it is said once (ASSIGNMENTS-30).
 * @throws AppError 404, 400 for nothing or too much, 409 when somebody else has changed it since it was read
 */
export async function saveLineRemark({ db }: Context, teacher: Teacher, asked: Saving): Promise<void> {
  const text = checkedText(asked.text);
  const { id: assignmentId, remarkId: id, accountId, assetId } = asked;
  await db.transaction().execute(async (trx) => {
    const { record } = await requireItem(trx, teacher, { ...asked, right: 'mark' });
    await requireLine(trx, record, asked);
    const authorId = teacher.accountId;
    const isNew = asked.version === 0;
    const said = { id, assignmentId, accountId, assetId, text, authorId };
    const { submissionId, line } = asked;
    if (isNew && (await insertLineRemark(trx, { ...said, submissionId, line })))
      return told(trx, teacher, { record, after: { ...said, line }, before: undefined });
    const before = await holdLineRemark(trx, { id, assignmentId });
    if (before?.text === text) return;
    // What was taken back since was read by nobody: it is said again.
    if (!before) throw new AppError(isNew ? 'assignments.unknown' : 'assignments.line-remark-gone');
    if (before.version !== asked.version) throw new AppError('assignments.line-remark-changed');
    await changeLineRemark(trx, id, { text, version: before.version + 1, authorId });
    await told(trx, teacher, { record, after: { ...before, text }, before });
  });
}

/** @throws AppError for a text without a word, or with too many */
function checkedText(given: string): string {
  const text = given.trim();
  if (text === '' || lengthOf(text) > limits.lineRemarkMax)
    throw new AppError('assignments.line-remark', {
      values: { max: limits.lineRemarkMax },
      field: 'text',
    });
  return text;
}

/** @throws AppError 404 for a submission of somebody else or another item, and a line that it does not have */
async function requireLine(
  db: Database,
  record: AssignmentRecord,
  { accountId, assetId, submissionId, line }: Saving,
): Promise<void> {
  const submission = await submissionOf(db, accountId, submissionId);
  const isOfItem = submission.assetId === workedOnAs(record, { assetId });
  if (!isOfItem || line > submission.code.split('\n').length) throw new AppError('assignments.unknown');
}

type Change = {
  readonly record: AssignmentRecord;
  readonly after: Pick<KeptLineRemark, 'accountId' | 'assetId' | 'line' | 'text'> | undefined;
  readonly before: Pick<KeptLineRemark, 'accountId' | 'assetId' | 'line' | 'text'> | undefined;
};

/** Writes down who said what, and tells the learner if they can see it. */
async function told(db: Database, teacher: Teacher, { record, after, before }: Change): Promise<void> {
  const of = after ?? before;
  if (!of) return;
  const item = record.items.find(({ assetId }) => assetId === of.assetId)?.title ?? of.assetId;
  const about = { learner: await nameOf(db, record, of.accountId), item, line: of.line };
  await recordAudit(db, {
    actor: teacher.accountId,
    action: after ? 'assignment.line-remark' : 'assignment.line-remark-removed',
    subject: record.title,
    ...(before && { before: { ...about, text: before.text } }),
    ...(after && { after: { ...about, text: after.text } }),
  });
  if (after && record.marksPublishedAt)
    await tell(db, record, { accountIds: [of.accountId], what: 'assignmentRemark' });
}

/** Takes a remark back. @throws AppError 404 for another class */
export async function removeLineRemark(
  { db }: Context,
  teacher: Teacher,
  { id: assignmentId, remarkId: id }: Pick<Saving, 'id' | 'remarkId'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const record = await requireMarked(trx, teacher, { id: assignmentId, right: 'mark' });
    const before = await holdLineRemark(trx, { id, assignmentId });
    if (!before) return;
    await deleteLineRemark(trx, id);
    await told(trx, teacher, { record, after: undefined, before });
  });
}

/** What was said of a learner's own code, once marks are published. @throws AppError 404 */
export async function lineRemarksFor(
  { db }: Context,
  accountId: string,
  { id, assetId }: { readonly id: string; readonly assetId: string },
): Promise<LineRemarks> {
  const record = (await findForLearner(db, accountId)).find((each) => each.id === id);
  const item = record?.items.find((each) => each.assetId === assetId);
  if (!record?.marksPublishedAt || !item) throw new AppError('assignments.unknown');
  const all = await findLineRemarks(db, { assignmentId: id, accountId });
  const remarks = Map.groupBy(
    all.filter((each) => each.assetId === assetId),
    ({ submissionId }) => submissionId,
  );
  const programs = await Promise.all(
    [...remarks].map(async ([submissionId, said]) => ({
      ...(await submissionOf(db, accountId, submissionId)),
      remarks: said.map(({ id: remarkId, line, text }) => ({ id: remarkId, line, text })),
    })),
  );
  return { programs: programs.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt)) };
}
