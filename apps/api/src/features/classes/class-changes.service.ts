import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyMany, said, toldIn } from '../notifications/notifications.service.ts';
import { requireShown } from '../notifications/receivers.service.ts';
import { formatDay } from '../../platform/india/indian-format.ts';
import { findAccounts, findBatch } from './batches.store.ts';
import { closingOf, waitingFor } from './class-receivers.service.ts';
import type { Teacher } from './class-rights.service.ts';
import { requireAnyClass, requireClass, requireLocked } from './live-classes.service.ts';
import { closeOpenedBy, saveClass, saveNotDone, type ClassRow } from './live-classes.store.ts';
import { moduleGroup } from './opened-modules.service.ts';

type Context = Pick<AppContext, 'db' | 'release'>;
type ClassText = 'classMoved' | 'classCancelled' | 'classRestored';

/** A notification about a class replaces an earlier one, while that is unread. */
const classGroup = (classId: string): string => `class:${classId}`;

/** Another day or another module. @throws AppError 404, 409 when it was held, or others wait for it than were shown */
export async function changeClass(
  context: Context,
  teacher: Teacher,
  request: {
    readonly classId: string;
    readonly subtopicId: string;
    readonly plannedFor: string;
    readonly set: string;
  },
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await requireNotHeld(trx, teacher, request.classId);
    requireLocked(context, request.subtopicId);
    requireShown((await waitingFor(trx, row, 'change')).set, request.set);
    const after = { subtopic_id: request.subtopicId, planned_for: request.plannedFor };
    if (row.subtopic_id === after.subtopic_id && row.planned_for === after.planned_for) return;
    await saveClass(trx, row.id, after);
    if (!row.cancelled_at) await tellBatch(context, trx, { row: { ...row, ...after }, text: 'classMoved' });
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.changed',
      subject: row.batch,
      before: { module: row.subtopic_id, day: row.planned_for },
      after: { module: after.subtopic_id, day: after.planned_for },
    });
  });
}

type Ending = { readonly classId: string; readonly set: string };

/** The class does not take place. @throws AppError 404, 409 when it was held, or others wait for it than were shown */
export function cancelClass(context: Context, teacher: Teacher, request: Ending): Promise<void> {
  return endClass(context, teacher, { ...request, action: 'cancel' });
}

/** Takes a class off the list. @throws AppError 404, 409 when it was held, or others wait for it than were shown */
export function deleteClass(context: Context, teacher: Teacher, request: Ending): Promise<void> {
  return endClass(context, teacher, { ...request, action: 'delete' });
}

async function endClass(
  context: Context,
  teacher: Teacher,
  { classId, set, action }: Ending & { readonly action: 'cancel' | 'delete' },
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await requireNotHeld(trx, teacher, classId);
    const waiting = await waitingFor(trx, row, action);
    requireShown(waiting.set, set);
    if (waiting.people > 0) await tellBatch(context, trx, { row, text: 'classCancelled' });
    const now = new Date();
    await saveClass(trx, classId, action === 'cancel' ? { cancelled_at: now } : { deleted_at: now });
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: action === 'cancel' ? 'class.cancelled' : 'class.deleted',
      subject: row.batch,
      before: { module: row.subtopic_id, day: row.planned_for },
    });
  });
}

/** Takes place after all, or is on the list again; whoever was told otherwise is told so. @throws AppError 404 */
export async function restoreClass(context: Context, teacher: Teacher, classId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await requireAnyClass(trx, teacher, { classId, right: 'teach' });
    if (!(await findBatch(trx, row.batch_id))) throw new AppError('classes.unknown');
    // A cancelled class that was deleted comes back as the cancelled one that it was.
    await saveClass(trx, classId, row.deleted_at ? { deleted_at: null } : { cancelled_at: null });
    if (!row.deleted_at || !row.cancelled_at) {
      const told = await toldIn(trx, classGroup(classId));
      await tell(context, trx, { row, text: 'classRestored', told });
    }
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.restored',
      subject: row.batch,
      after: { module: row.subtopic_id, day: row.planned_for },
    });
  });
}

/**
 * Takes "class done" back and tells those for whom the module closes again.
 * @throws AppError 404, 409 when it was not held, or it would close for others than were shown
 */
export async function undoDone(
  context: Context,
  teacher: Teacher,
  { classId, set }: Ending,
): Promise<{ closed: number }> {
  return context.db.transaction().execute(async (trx) => {
    const row = await requireClass(trx, teacher, { classId, right: 'teach' });
    if (!row.done_at) throw new AppError('classes.not-held');
    requireShown((await closingOf(trx, row)).set, set);
    const closed = await closeOpenedBy(trx, row);
    await saveNotDone(trx, classId);
    await notifyMany(trx, closed, {
      kind: 'module',
      ...said('moduleClosed', { title: titleOf(context, row) }),
      url: '',
      groupKey: moduleGroup(row.subtopic_id),
    });
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.done-undone',
      subject: row.batch,
      after: { module: row.subtopic_id, day: row.planned_for, closed: closed.length },
    });
    return { closed: closed.length };
  });
}

async function requireNotHeld(trx: Database, teacher: Teacher, classId: string): Promise<ClassRow> {
  const row = await requireClass(trx, teacher, { classId, right: 'teach' });
  if (row.done_at) throw new AppError('classes.held');
  return row;
}

function titleOf({ release }: Context, row: Pick<ClassRow, 'subtopic_id'>): string {
  return release.current.subtopics.get(row.subtopic_id)?.title ?? row.subtopic_id;
}

type Telling = { readonly row: ClassRow; readonly text: ClassText };

async function tellBatch(context: Context, trx: Database, { row, text }: Telling): Promise<void> {
  await tell(context, trx, { row, text, told: await findAccounts(trx, row.batch_id, null) });
}

async function tell(
  context: Context,
  trx: Database,
  { row, text, told }: Telling & { readonly told: readonly string[] },
): Promise<void> {
  const date = formatDay(new Date(`${row.planned_for}T12:00:00+05:30`));
  const topicId = context.release.current.subtopics.get(row.subtopic_id)?.topicId;
  await notifyMany(trx, told, {
    kind: 'module',
    ...said(text, { title: titleOf(context, row), date }),
    url: topicId === undefined ? '' : `/learn/${topicId}`,
    groupKey: classGroup(row.id),
  });
}
