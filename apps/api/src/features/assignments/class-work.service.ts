import type { Matrix, MatrixRow } from '@abhyas/contract/assignments.staff';
import type { ShownWork, Work } from '@abhyas/contract/assignments-work.staff';
import type { Submission } from '@abhyas/contract/practice-history';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { rightsNow, type Teacher } from '../classes/class-rights.service.ts';
import { findMemberAccounts, isMember, type MemberAccount } from '../classes/class-teachers.service.ts';
import { recomputeEnds } from '../sitting/sittings.service.ts';
import { checkedReason, lengthOf, TEXT_MAX } from '../entitlements/reason.rules.ts';
import { latestSubmissions, submissionOf } from '../practice/history.service.ts';
import { requireMarked, requireOwn, toStaffAssignment } from './assignments.service.ts';
import type { AssignmentRecord } from './assignments.store.ts';
import { minuteOf, type KeptItem } from './assignment-form.rules.ts';
import { tellMarksChanged } from './marks-changed.service.ts';
import { markClass, markLearner, totalOf, workedOnAs, type MarkedItem } from './marking.service.ts';
import { findLineRemarks, type LineRemark } from './line-remarks.store.ts';
import { deleteAllowance, insertAllowance, saveRemark, shownAllowance } from './remarks.store.ts';
import { tell } from './telling.service.ts';
import type { Allowance } from './times.rules.ts';

type Context = Pick<AppContext, 'db'>;

const hasAccount = (member: MemberAccount): member is MemberAccount & { readonly accountId: string } =>
  member.accountId !== null;

/** Every learner of the class with their marks. @throws AppError 404 */
export async function matrixOf({ db }: Context, teacher: Teacher, id: string): Promise<Matrix> {
  const record = await requireMarked(db, teacher, { id, right: 'see' });
  const members = await findMemberAccounts(db, record.batchId);
  const learners = members.filter(hasAccount);
  const marked = await markClass(
    db,
    record,
    learners.map(({ accountId }) => accountId),
  );
  const rows = learners.map((learner, at): MatrixRow => {
    const { items = [], allowances = [] } = marked[at] ?? {};
    return {
      ...learner,
      cells: items.map(toCell),
      total: totalOf(items),
      allowances: allowances.map(shownAllowance),
    };
  });
  const unregistered = members.filter((member) => !hasAccount(member)).map(({ name }) => name);
  const rights = await rightsNow(db, teacher, record.batchId);
  return { assignment: toStaffAssignment(record), rights, rows, unregistered };
}

function toCell({ assetId, mark, remark }: MarkedItem): MatrixRow['cells'][number] {
  return {
    assetId,
    hundredths: mark.hundredths,
    attempts: mark.attempts,
    late: mark.late,
    manual: remark?.manual !== undefined,
    waits: mark.waits,
    comment: remark?.comment !== undefined,
  };
}

type Place = { readonly id: string; readonly accountId: string; readonly assetId: string };

/** @throws AppError 404 for another class, a learner who is not on its list, and an item that is not in it */
export async function requireItem(
  db: Database,
  teacher: Teacher,
  { id, accountId, assetId, right }: Place & { readonly right: 'see' | 'mark' },
): Promise<{ record: AssignmentRecord; item: KeptItem }> {
  const record = await requireMarked(db, teacher, { id, right });
  const item = record.items.find((each) => each.assetId === assetId);
  if (!item || !(await isMember(db, record.batchId, accountId))) throw new AppError('assignments.unknown');
  return { record, item };
}

/** A learner's work on an item, with one submission of it. @throws AppError 404 */
export async function workOf(
  { db }: Context,
  teacher: Teacher,
  { submission, ...place }: Place & { readonly submission: string | undefined },
): Promise<Work> {
  const { record } = await requireItem(db, teacher, { ...place, right: 'see' });
  const { id, accountId, assetId } = place;
  const itemId = workedOnAs(record, { assetId });
  const [[work], submissions, all] = await Promise.all([
    markLearner(db, [record], accountId),
    latestSubmissions(db, { accountId, assetId: itemId }),
    findLineRemarks(db, { assignmentId: id, accountId }),
  ]);
  const marked = work?.items.find((each) => each.assetId === assetId);
  if (!marked) throw new AppError('assignments.unknown');
  const said = Map.groupBy(all, ({ submissionId }) => submissionId);
  const counts = marked.mark.submissionId;
  const shownId = submission ?? counts ?? submissions[0]?.id;
  const shown = shownId === undefined ? undefined : await submissionOf(db, accountId, shownId);
  if (shown && shown.assetId !== itemId) throw new AppError('practice.submission-unknown');
  return {
    ...shownMarking(marked),
    submissions: submissions.map((each) => ({ ...each, remarks: said.get(each.id)?.length ?? 0 })),
    ...(shown && {
      shown: {
        ...shown,
        counts: shown.id === counts,
        failed: failedTests(shown),
        remarks: (said.get(shown.id) ?? []).map(toStaffRemark),
      },
    }),
  };
}

function shownMarking({ mark, remark }: MarkedItem): Omit<Work, 'submissions' | 'shown'> {
  const { manual, comment, levels, version = 0 } = remark ?? {};
  return {
    mark: {
      hundredths: mark.hundredths,
      working: [...mark.working],
      ...(mark.waits && { waits: true }),
      ...(comment !== undefined && { comment }),
    },
    ...(manual && { manual }),
    levels: { ...levels },
    version,
  };
}

function failedTests({ result: { tests = [] } }: Submission): ShownWork['failed'] {
  return tests
    .map((test, at) => ({ ...test, number: at + 1 }))
    .filter(({ verdict }) => verdict !== 'accepted');
}

function toStaffRemark({ id, line, text, version, author }: LineRemark): ShownWork['remarks'][number] {
  return { id, line, text, version, ...(author !== null && { author }) };
}

/** Of some criteria; null: none any more. */
type Levels = Readonly<Record<string, string | null>>;

type Remarking = Place & {
  readonly version?: number | undefined;
  readonly manual?: { readonly hundredths: number; readonly reason: string } | undefined;
  readonly comment?: string | undefined;
  readonly levels?: Levels | undefined;
};

/**
 * A mark by hand with its reason, and a comment; what is absent is taken away. And levels of the item's rubric.
 * @throws AppError 404, 400 for a mark above the item's points, without a reason, or for a long comment, 409 when somebody
 * else has changed it since the version that was read
 */
export async function remark({ db }: Context, teacher: Teacher, asked: Remarking): Promise<void> {
  const { id, accountId, assetId, version } = asked;
  await db.transaction().execute(async (trx) => {
    const { record, item } = await requireItem(trx, teacher, { ...asked, right: 'mark' });
    const { manual, comment, levels } = checkedRemark(asked, item);
    const [work] = await markLearner(trx, [record], accountId);
    const marked = work?.items.find((each) => each.assetId === assetId);
    if (!(await saveRemark(trx, id, { accountId, assetId, manual, comment, levels, version })))
      throw new AppError('assignments.remark-changed');
    await tellMarksChanged(trx, id);
    const learner = await nameOf(trx, record, accountId);
    const chosen = inWords(item, levels);
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: chosen === '' ? 'assignment.remark' : 'assignment.rubric',
      subject: record.title,
      before: { hundredths: marked?.mark.hundredths, comment: marked?.remark?.comment },
      after: { learner, item: item.title, ...manual, comment, ...(chosen !== '' && { levels: chosen }) },
    });
    if (record.marksPublishedAt)
      await tell(trx, record, { accountIds: [accountId], what: 'assignmentRemark' });
  });
}

/** The levels that were chosen now, as the audit log has them. */
function inWords({ rubric = [] }: KeptItem, chosen: Levels): string {
  const lines = rubric.flatMap(({ id, name, levels }) => {
    const level = levels.find((each) => each.id === chosen[id]);
    return chosen[id] === undefined ? [] : [`${name}: ${level?.text ?? '–'}`];
  });
  return lines.join('; ');
}

type Checked = Pick<Remarking, 'manual' | 'comment'> & { readonly levels: Levels };

function checkedRemark(asked: Remarking, { points, rubric = [] }: KeptItem): Checked {
  const manual = asked.manual && { ...asked.manual, reason: checkedReason(asked.manual.reason) };
  if (manual && manual.hundredths > points) throw new AppError('assignments.above', { field: 'hundredths' });
  const comment = asked.comment?.trim() || undefined;
  if (comment !== undefined && lengthOf(comment) > TEXT_MAX)
    throw new AppError('assignments.comment-long', { values: { max: TEXT_MAX }, field: 'comment' });
  const { levels = {} } = asked;
  const isKnown = ([id, level]: [string, string | null]) => {
    const criterion = rubric.find((each) => each.id === id);
    return criterion && (level === null || criterion.levels.some((each) => each.id === level));
  };
  if (!Object.entries(levels).every(isKnown)) throw new AppError('assignments.rubric-changed');
  return { manual, comment, levels };
}

/** As the audit log names a learner of a class. */
export async function nameOf(
  db: Database,
  { batchId }: AssignmentRecord,
  accountId: string,
): Promise<string> {
  const members = await findMemberAccounts(db, batchId);
  const member = members.find((each) => each.accountId === accountId);
  return member ? `${member.name} <${member.email}>` : accountId;
}

type Allowing = {
  readonly id: string;
  readonly accountId: string;
  readonly allowanceId: string;
  readonly reason: string;
  readonly allowed:
    | { readonly kind: 'due'; readonly dueAt: string }
    | Exclude<Allowance, { readonly kind: 'due' }>;
};

/** Allows one learner more, and tells them. @throws AppError 404, 400 without a reason or before the opening */
export async function allow({ db }: Context, teacher: Teacher, asked: Allowing): Promise<void> {
  const reason = checkedReason(asked.reason);
  const { id, accountId, allowed } = asked;
  const kept: Allowance =
    allowed.kind === 'due' ? { kind: 'due', dueAt: Date.parse(minuteOf(allowed.dueAt)) } : allowed;
  await db.transaction().execute(async (trx) => {
    const record = await requireOwn(trx, teacher, id);
    if (!(await isMember(trx, record.batchId, accountId))) throw new AppError('assignments.unknown');
    if (kept.kind === 'due' && kept.dueAt <= record.rules.opensAt)
      throw new AppError('assignments.due', { field: 'dueAt' });
    const allowance = { id: asked.allowanceId, assignmentId: id, accountId, allowed: kept, reason };
    if (!(await insertAllowance(trx, allowance))) return;
    // Whoever has handed in gets a second chance by this, too.
    if (record.exam) await recomputeEnds(trx, id, { accountId, reopen: true });
    const learner = await nameOf(trx, record, accountId);
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: `assignment.allow-${kept.kind}`,
      subject: record.title,
      after: { learner, reason, ...allowed },
    });
    await tellMarksChanged(trx, id);
    await tell(trx, record, { accountIds: [accountId], what: 'assignmentAllowed' });
  });
}

/** Takes back what a learner was allowed, and tells them. @throws AppError 404 */
export async function disallow(
  { db }: Context,
  teacher: Teacher,
  { id, allowanceId }: { readonly id: string; readonly allowanceId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const record = await requireOwn(trx, teacher, id);
    const accountId = await deleteAllowance(trx, { id: allowanceId, assignmentId: id });
    if (accountId === undefined) throw new AppError('assignments.unknown');
    if (record.exam) await recomputeEnds(trx, id, { accountId });
    const before = { learner: await nameOf(trx, record, accountId) };
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'assignment.disallow',
      subject: record.title,
      before,
    });
    await tellMarksChanged(trx, id);
    await tell(trx, record, { accountIds: [accountId], what: 'assignmentAllowed' });
  });
}
