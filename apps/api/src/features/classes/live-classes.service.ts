import { randomUUID } from 'node:crypto';

import type { Subtopic } from '@abhyas/content/release';
import type { ClassRight } from '@abhyas/contract/classes-people.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { addressedAccount } from '../auth/auth.service.ts';
import { requireShown } from '../notifications/receivers.service.ts';
import { requireBatchFor, requireRight, type Teacher } from './class-rights.service.ts';
import { teachesLearner } from './class-teachers.store.ts';
import { findAccounts } from './batches.store.ts';
import { drawCode } from './class-code.rules.ts';
import {
  insertClass,
  lockClass,
  replaceRoll,
  saveDone,
  type ClassRow,
  type NewClass,
} from './live-classes.store.ts';
import { openingOf } from './class-receivers.service.ts';
import { openModule } from './opened-modules.service.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

/** @throws AppError 404 for what is no module of the present release, 409 for one that is open to all */
export function requireLocked({ release }: Pick<Context, 'release'>, subtopicId: string): Subtopic {
  const subtopic = release.current.subtopics.get(subtopicId);
  if (!subtopic) throw new AppError('classes.module-unknown', { field: 'subtopicId' });
  if (subtopic.rollout) throw new AppError('classes.module-open', { field: 'subtopicId' });
  return subtopic;
}

export type WantedClass = { readonly classId: string; readonly right: ClassRight };

/**
 * A class, held, in which somebody of the staff may do something.
 * @throws AppError 404, for a class that was deleted or is of others, too; 403 when their role does not allow it
 */
export async function requireClass(db: Database, teacher: Teacher, wanted: WantedClass): Promise<ClassRow> {
  const row = await requireAnyClass(db, teacher, wanted);
  if (row.deleted_at) throw new AppError('classes.unknown');
  return row;
}

/** The same, also when it was deleted. @throws AppError 404, 403 */
export async function requireAnyClass(
  db: Database,
  teacher: Teacher,
  { classId, right }: WantedClass,
): Promise<ClassRow> {
  const row = await lockClass(db, classId);
  if (!row) throw new AppError('classes.unknown');
  await requireRight(db, teacher, { batchId: row.batch_id, right });
  return row;
}

/**
 * Plans a class, once however often it is sent.
 * @throws AppError 404 for an unknown batch or module and for the id of another batch's class, 409 for a module that is open to all
 */
export async function planClass(
  context: Context,
  teacher: Teacher,
  { id = randomUUID(), ...request }: Omit<NewClass, 'id'> & { readonly id?: string | undefined },
): Promise<{ id: string }> {
  const actor = teacher.accountId;
  return context.db.transaction().execute(async (trx) => {
    const batch = await requireBatchFor(trx, teacher, { batchId: request.batchId, right: 'teach' });
    requireLocked(context, request.subtopicId);
    const isNew = await insertClass(trx, { id, ...request });
    if (!isNew && (await lockClass(trx, id))?.batch_id !== request.batchId)
      throw new AppError('classes.unknown');
    if (isNew)
      await recordAudit(trx, { actor, action: 'class.planned', subject: batch.name, after: request });
    return { id };
  });
}

/** @throws AppError 404 */
export async function callRoll(
  { db }: Context,
  teacher: Teacher,
  called: {
    readonly classId: string;
    readonly present: readonly string[];
    readonly absent: readonly string[];
  },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await requireClass(trx, teacher, { classId: called.classId, right: 'mark' });
    await replaceRoll(trx, row, called);
    const { present, absent } = row;
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.roll',
      subject: row.batch,
      before: { module: row.subtopic_id, day: row.planned_for, present, absent },
      after: {
        module: row.subtopic_id,
        day: row.planned_for,
        present: called.present,
        absent: called.absent,
      },
    });
  });
}

type Finishing = {
  readonly classId: string;
  readonly openFor: 'batch' | 'present';
  /** Stands for those who were shown. */
  readonly set: string;
};

export type Finished = { readonly opened: number; readonly code: string; readonly codeUntil: string };

/**
 * The class was held: its module opens for the batch, or for those who were present, and latecomers get a code for a
 * day. Calling it again opens it for those added since and draws a new code; nothing closes.
 * @throws AppError 404, 409 for a cancelled class, or when it would open for others than were shown
 */
export async function finishClass(
  context: Context,
  teacher: Teacher,
  { classId, openFor, set }: Finishing,
): Promise<Finished> {
  return context.db.transaction().execute(async (trx) => {
    const row = await requireClass(trx, teacher, { classId, right: 'teach' });
    if (row.cancelled_at) throw new AppError('classes.cancelled');
    const subtopic = context.release.current.subtopics.get(row.subtopic_id);
    if (!subtopic) throw new AppError('classes.module-unknown');
    requireShown((await openingOf(trx, row, openFor)).set, set);
    const accounts = await findAccounts(trx, row.batch_id, openFor === 'present' ? row.id : null);
    const opened = await openModule(trx, accounts, { subtopic, how: 'class', classId });
    const code = drawCode();
    const codeUntil = await saveDone(trx, row.id, { openFor, code });
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.done',
      subject: row.batch,
      after: { module: subtopic.id, day: row.planned_for, openFor, opened },
    });
    return { opened, code, codeUntil: codeUntil.toISOString() };
  });
}

/**
 * Opens a module for one learner of a class that somebody teaches; owners for anybody. Answers whether it was locked for
 * them.
 * @throws AppError 404 for an unknown address or module, and for learners of others; 409 for a module that is open to all
 */
export async function openForLearner(
  context: Context,
  teacher: Teacher,
  { email, subtopicId }: { readonly email: string; readonly subtopicId: string },
): Promise<{ opened: boolean }> {
  const subtopic = requireLocked(context, subtopicId);
  return context.db.transaction().execute(async (trx) => {
    const account = await addressedAccount(trx, email);
    const owner = teacher.roles.includes('owner');
    const theirs = account && (owner || (await teachesLearner(trx, teacher.accountId, account.id)));
    if (!theirs) {
      const code = owner ? 'staff.account-unknown' : 'classes.learner-unknown';
      throw new AppError(code, { values: { email }, field: 'email' });
    }
    const opened = await openModule(trx, [account.id], { subtopic, how: 'teacher' });
    if (opened > 0)
      await recordAudit(trx, {
        actor: teacher.accountId,
        action: 'class.opened',
        subject: account.email,
        after: subtopicId,
      });
    return { opened: opened > 0 };
  });
}
