import type { ClassRight, ClassRole } from '@abhyas/contract/classes-people.staff';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { StaffIdentity } from '../../platform/identity/staff.ts';
import { findBatch, isArchived } from './batches.store.ts';
import { mayDo, rightsOf } from './class-rights.rules.ts';
import { findClassRole } from './class-teachers.store.ts';

type BatchName = { readonly id: string; readonly name: string };

/** Who of the staff asks. */
export type Teacher = Pick<StaffIdentity, 'accountId' | 'roles'>;

export type Wanted = {
  readonly batchId: string;
  readonly right: ClassRight;
  /** Also while it is archived, when nothing but reading is allowed otherwise (CLASSES-21). */
  readonly archivedToo?: boolean;
};

/** What somebody of the staff does in a batch; owners are the coordinators of all. */
export async function roleIn(
  db: Database,
  { accountId, roles }: Teacher,
  batchId: string,
): Promise<ClassRole | undefined> {
  return roles.includes('owner') ? 'coordinator' : findClassRole(db, batchId, accountId);
}

/**
 * Somebody of the staff may do something in a batch, a deleted one too.
 * @throws AppError 404 when it is not theirs, as if there were none; 403 when their role in it does not allow it; 409 for
 * more than reading in an archived one
 */
export async function requireRight(
  db: Database,
  teacher: Teacher,
  { batchId, right, archivedToo = false }: Wanted,
): Promise<void> {
  const role = await roleIn(db, teacher, batchId);
  if (role === undefined) throw new AppError('classes.unknown');
  if (!mayDo(role, right)) throw new AppError('classes.not-allowed');
  if (!archivedToo) await requireChangeable(db, { batchId, right });
}

/** @throws AppError 409 for more than reading in an archived batch */
export async function requireChangeable(db: Database, { batchId, right }: Wanted): Promise<void> {
  if (right !== 'see' && (await isArchived(db, batchId))) throw new AppError('classes.archived');
}

const LEFT_IN_ARCHIVE: readonly ClassRight[] = ['see', 'coordinate'];

/** What somebody may do in a batch now; in an archived one a coordinator may only take it out again, or copy it. */
export async function rightsNow(db: Database, teacher: Teacher, batchId: string): Promise<ClassRight[]> {
  const role = await roleIn(db, teacher, batchId);
  if (role === undefined) return [];
  const rights = rightsOf(role);
  return (await isArchived(db, batchId)) ? rights.filter((right) => LEFT_IN_ARCHIVE.includes(right)) : rights;
}

/** A batch that is there, in which somebody of the staff may do something. @throws AppError 404, 403 */
export async function requireBatchFor(db: Database, teacher: Teacher, wanted: Wanted): Promise<BatchName> {
  await requireRight(db, teacher, wanted);
  return requireBatch(db, wanted.batchId);
}

/** @throws AppError 404 */
export async function requireBatch(db: Database, id: string): Promise<BatchName> {
  const batch = await findBatch(db, id);
  if (!batch) throw new AppError('classes.unknown');
  return batch;
}

/** Of a query with `batch`: those that somebody is shown. */
export function seenBy({ accountId, roles }: Teacher): RawBuilder<boolean> {
  if (roles.includes('owner')) return sql<boolean>`true`;
  return sql<boolean>`(batch.every_teacher or exists (
    select from batch_teacher where batch_id = batch.id and account_id = ${accountId}::uuid))`;
}
