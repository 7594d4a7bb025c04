import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { StaffIdentity } from '../../platform/identity/staff.ts';
import { requireBatch } from './batches.service.ts';
import { findTeachers, isTeacherOf, replaceTeachers } from './batches.store.ts';

export { findMemberAccounts, isMember, type MemberAccount } from './member-accounts.store.ts';
export { findTeachers as teachersOf } from './batches.store.ts';

/** Who of the staff asks. */
export type Teacher = Pick<StaffIdentity, 'accountId' | 'roles'>;

/**
 * A batch that somebody teaches; owners teach all.
 * @throws AppError 404 for one that is unknown or of other teachers: they are not told that there is one
 */
export async function requireOwnBatch(
  db: Database,
  teacher: Teacher,
  batchId: string,
): Promise<{ id: string; name: string }> {
  const batch = await requireBatch(db, batchId);
  if (!(await isOwnBatch(db, teacher, batchId))) throw new AppError('classes.unknown');
  return batch;
}

/** Whether somebody teaches a batch; owners teach all. */
export async function isOwnBatch(
  db: Database,
  { accountId, roles }: Teacher,
  batchId: string,
): Promise<boolean> {
  return roles.includes('owner') || isTeacherOf(db, batchId, accountId);
}

/**
 * Names who teaches a batch; nobody: every teacher.
 * @throws AppError 404 for a batch of others, and for somebody who is no teacher
 */
export async function nameTeachers(
  { db }: Pick<AppContext, 'db'>,
  teacher: Teacher,
  { batchId, accountIds }: { readonly batchId: string; readonly accountIds: readonly string[] },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const batch = await requireOwnBatch(trx, teacher, batchId);
    const known = await findTeachers(trx, batchId);
    const chosen = known.filter((each) => accountIds.includes(each.accountId));
    if (chosen.length < new Set(accountIds).size) throw new AppError('classes.unknown');
    await replaceTeachers(
      trx,
      batchId,
      chosen.map((each) => each.accountId),
    );
    const before = known.filter((each) => each.ofBatch).map(({ name }) => name);
    const after = chosen.map(({ name }) => name);
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.teachers',
      subject: batch.name,
      before,
      after,
    });
  });
}
