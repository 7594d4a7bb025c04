import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { requireMarked, type AssignmentRecord } from '../assignments/exam-records.service.ts';
import type { Teacher } from '../classes/class-rights.service.ts';
import { findMemberAccounts, isMember } from '../classes/class-teachers.service.ts';

/** A learner in an exam, or at work on an assignment. */
export type SeatKey = { readonly id: string; readonly accountId: string };

/** @throws AppError 404 for another class, and for somebody who is not on its list */
export async function requireSeatOf(
  db: Database,
  teacher: Teacher,
  { id, accountId, right }: SeatKey & { readonly right: 'see' | 'mark' },
): Promise<AssignmentRecord> {
  const record = await requireMarked(db, teacher, { id, right });
  if (!(await isMember(db, record.batchId, accountId))) throw new AppError('assignments.unknown');
  return record;
}

/** A learner as the audit log names them. */
export async function learnerInAudit(
  db: Database,
  { batchId }: Pick<AssignmentRecord, 'batchId'>,
  accountId: string,
): Promise<string> {
  const member = (await findMemberAccounts(db, batchId)).find((each) => each.accountId === accountId);
  return member ? `${member.name} <${member.email}>` : accountId;
}
