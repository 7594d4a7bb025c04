import type { ClassTeachers } from '@abhyas/contract/classes-people.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { requireBatchFor, type Teacher } from './class-rights.service.ts';
import {
  findTeachers,
  isEveryTeachers,
  replaceTeachers,
  type ClassTeacher,
  type Named,
} from './class-teachers.store.ts';

export { findStaffWhoSee as staffWhoSee } from './class-teachers.store.ts';
export { findMemberAccounts, isMember, type MemberAccount } from './member-accounts.store.ts';

type Context = Pick<AppContext, 'db'>;

/** Who may teach a class, and what each does in it. @throws AppError 404 */
export async function teachersOf({ db }: Context, teacher: Teacher, batchId: string): Promise<ClassTeachers> {
  await requireBatchFor(db, teacher, { batchId, right: 'see' });
  const [teachers, everyTeacher] = await Promise.all([
    findTeachers(db, batchId),
    isEveryTeachers(db, batchId),
  ]);
  return { teachers, everyTeacher };
}

type Naming = {
  readonly batchId: string;
  readonly everyTeacher: boolean;
  readonly teachers: readonly Named[];
};

const inWords = (teachers: readonly ClassTeacher[]): string[] =>
  teachers.flatMap(({ name, role }) => (role ? [`${name} (${role})`] : []));

/**
 * Says who teaches a class, and as what.
 * @throws AppError 404 for a class of others, and for somebody who is no teacher; 403; 400 without a coordinator
 */
export async function nameTeachers(
  { db }: Context,
  teacher: Teacher,
  { batchId, everyTeacher, teachers }: Naming,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const batch = await requireBatchFor(trx, teacher, { batchId, right: 'coordinate' });
    const known = await findTeachers(trx, batchId);
    const roles = new Map(teachers.map(({ accountId, role }) => [accountId, role]));
    const chosen = known.flatMap((each) => {
      const role = roles.get(each.accountId);
      return role === undefined ? [] : [{ ...each, role }];
    });
    if (chosen.length < roles.size) throw new AppError('classes.unknown');
    if (!everyTeacher && !chosen.some(({ role }) => role === 'coordinator'))
      throw new AppError('classes.no-coordinator', { field: 'teachers' });
    await replaceTeachers(trx, batchId, { everyTeacher, teachers: chosen });
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.teachers',
      subject: batch.name,
      before: inWords(known),
      after: inWords(chosen),
    });
  });
}
