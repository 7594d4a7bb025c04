import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Teacher } from '../classes/class-rights.service.ts';
import { isMember } from '../classes/class-teachers.service.ts';
import { checkedReason } from '../entitlements/reason.rules.ts';
import { recomputeEnds } from '../sitting/sittings.service.ts';
import { minuteOf } from './assignment-form.rules.ts';
import { requireOwn } from './assignments.service.ts';
import { nameOf } from './class-work.service.ts';
import { tellMarksChanged } from './marks-changed.service.ts';
import { deleteAllowance, insertAllowance } from './remarks.store.ts';
import { tell } from './telling.service.ts';
import type { Allowance } from './times.rules.ts';

type Context = Pick<AppContext, 'db'>;

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
    // This also reopens the exam for a learner who has handed in.
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
