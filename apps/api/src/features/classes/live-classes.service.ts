import type { Subtopic } from '@abhyas/content/release';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/errors.ts';
import { addressedAccount } from '../auth/auth.service.ts';
import { requireShown } from '../notifications/receivers.service.ts';
import { requireBatch } from './batches.service.ts';
import { findAccounts } from './batches.store.ts';
import { drawCode } from './class-code.rules.ts';
import { insertClass, lockClass, replaceRoll, saveDone, type ClassRow } from './live-classes.store.ts';
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

/** @throws AppError 404, for a class that was deleted, too */
export async function requireClass(db: Database, id: string): Promise<ClassRow> {
  const row = await lockClass(db, id);
  if (!row || row.deleted_at) throw new AppError('classes.unknown');
  return row;
}

/** @throws AppError 404 for an unknown batch or module, 409 for a module that is open to all */
export async function planClass(
  context: Context,
  actor: string,
  request: { readonly batchId: string; readonly subtopicId: string; readonly plannedFor: string },
): Promise<{ id: string }> {
  requireLocked(context, request.subtopicId);
  return context.db.transaction().execute(async (trx) => {
    const batch = await requireBatch(trx, request.batchId);
    const id = await insertClass(trx, request);
    await recordAudit(trx, { actor, action: 'class.planned', subject: batch.name, after: request });
    return { id };
  });
}

/** @throws AppError 404 */
export async function callRoll(
  { db }: Context,
  actor: string,
  called: {
    readonly classId: string;
    readonly present: readonly string[];
    readonly absent: readonly string[];
  },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await requireClass(trx, called.classId);
    await replaceRoll(trx, row, called);
    const { present, absent } = row;
    await recordAudit(trx, {
      actor,
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
  actor: string,
  { classId, openFor, set }: Finishing,
): Promise<Finished> {
  return context.db.transaction().execute(async (trx) => {
    const row = await requireClass(trx, classId);
    if (row.cancelled_at) throw new AppError('classes.cancelled');
    const subtopic = context.release.current.subtopics.get(row.subtopic_id);
    if (!subtopic) throw new AppError('classes.module-unknown');
    requireShown((await openingOf(trx, row, openFor)).set, set);
    const accounts = await findAccounts(trx, row.batch_id, openFor === 'present' ? row.id : null);
    const opened = await openModule(trx, accounts, { subtopic, how: 'class', classId });
    const code = drawCode();
    const codeUntil = await saveDone(trx, row.id, { openFor, code });
    await recordAudit(trx, {
      actor,
      action: 'class.done',
      subject: row.batch,
      after: { module: subtopic.id, day: row.planned_for, openFor, opened },
    });
    return { opened, code, codeUntil: codeUntil.toISOString() };
  });
}

/**
 * Opens a module for one learner, whatever their batch. Answers whether it was locked for them.
 * @throws AppError 404 for an unknown address or module, 409 for a module that is open to all
 */
export async function openForLearner(
  context: Context,
  actor: string,
  { email, subtopicId }: { readonly email: string; readonly subtopicId: string },
): Promise<{ opened: boolean }> {
  const subtopic = requireLocked(context, subtopicId);
  return context.db.transaction().execute(async (trx) => {
    const account = await addressedAccount(trx, email);
    if (!account) throw new AppError('staff.account-unknown', { values: { email }, field: 'email' });
    const opened = await openModule(trx, [account.id], { subtopic, how: 'teacher' });
    if (opened > 0)
      await recordAudit(trx, { actor, action: 'class.opened', subject: account.email, after: subtopicId });
    return { opened: opened > 0 };
  });
}
