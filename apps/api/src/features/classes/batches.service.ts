import type { BatchDetail, BatchLine, LiveClass, LockedModule } from '@abhyas/contract/classes.staff';
import { limits } from '@abhyas/contract/limits';

import type { ReleaseIndex } from '../../platform/content/active-release.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { normaliseLine } from '../auth/auth.rules.ts';
import { giveToLaterMembers } from '../entitlements/batch-access.service.ts';
import { notifyActive } from '../entitlements/plan-notifications.service.ts';
import {
  claimMemberships,
  countClassesToday,
  findBatches,
  findBatchModules,
  findMembers,
  findTime,
  hasPlanned,
  insertBatch,
  markBatchDeleted,
  standsOnList,
  saveBatchName,
  unmarkBatchDeleted,
} from './batches.store.ts';
import {
  requireBatch,
  requireBatchFor,
  requireRight,
  rightsNow,
  seenBy,
  type Teacher,
} from './class-rights.service.ts';
import { replaceTeachers } from './class-teachers.store.ts';
import { findClasses, type ClassRow } from './live-classes.store.ts';
import { openModule } from './opened-modules.service.ts';
import { insertOpened } from './opened-modules.store.ts';
import { findRecordsSince } from './recording.store.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

/** Modules that are locked until a class. */
export function lockedModules({ release }: ReleaseIndex): LockedModule[] {
  return release.topics.flatMap(({ title: topic, subtopics }) =>
    subtopics.flatMap(({ id, title, rollout }) => (rollout ? [] : [{ subtopicId: id, title, topic }])),
  );
}

/** The batches in which somebody of the staff does something, and the modules that a class can open. */
export async function listBatches(
  { db, release }: Context,
  teacher: Teacher,
): Promise<{ batches: BatchLine[]; modules: LockedModule[] }> {
  return { batches: await batchesOf(db, teacher), modules: lockedModules(release.current) };
}

/** The batches in which somebody of the staff does something; every batch for owners. */
export function batchesOf(db: Database, teacher: Teacher): Promise<BatchLine[]> {
  return findBatches(db, seenBy(teacher));
}

/** Every batch, for what is not said to a teacher. */
export function allBatches(db: Database): Promise<BatchLine[]> {
  return findBatches(db);
}

/** The batches among some that are taught now. */
export function inUse(batches: readonly BatchLine[]): BatchLine[] {
  return batches.filter(({ archivedAt }) => archivedAt === undefined);
}

/** @throws AppError for an empty or long name */
export function checkedName(entered: string): string {
  const name = normaliseLine(entered);
  if (name === '' || Array.from(name).length > limits.nameMax) {
    throw new AppError('classes.name', { values: { max: limits.nameMax }, field: 'name' });
  }
  return name;
}

const nameTaken = () => new AppError('classes.name-taken', { field: 'name' });

/** What is done while the name may be taken by another batch. @throws AppError 409 when it is */
export async function underName<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw isUniqueViolation(error, 'batch_name_key') ? nameTaken() : error;
  }
}

/** @throws AppError for an empty or long name, 409 for one that is taken, 404 */
export async function renameBatch(
  { db }: Context,
  teacher: Teacher,
  { batchId, name: entered }: { readonly batchId: string; readonly name: string },
): Promise<void> {
  await requireRight(db, teacher, { batchId, right: 'coordinate' });
  const name = checkedName(entered);
  await underName(
    db.transaction().execute(async (trx) => {
      const batch = await requireBatch(trx, batchId);
      await saveBatchName(trx, batchId, name);
      await recordAudit(trx, {
        actor: teacher.accountId,
        action: 'class.batch-renamed',
        subject: name,
        before: batch.name,
        after: name,
      });
    }),
  );
}

/** @throws AppError 404, 409 while learners wait for a class of it: they must be told first */
export async function deleteBatch({ db }: Context, teacher: Teacher, batchId: string): Promise<void> {
  const actor = teacher.accountId;
  await db.transaction().execute(async (trx) => {
    const batch = await requireBatchFor(trx, teacher, { batchId, right: 'coordinate' });
    if (await hasPlanned(trx, batchId)) throw new AppError('classes.has-planned');
    await markBatchDeleted(trx, batchId);
    await recordAudit(trx, { actor, action: 'class.batch-deleted', subject: batch.name });
  });
}

/** @throws AppError 404 when it was not deleted or is gone for good, 409 when its name is taken meanwhile */
export async function restoreBatch({ db }: Context, teacher: Teacher, batchId: string): Promise<void> {
  const actor = teacher.accountId;
  await underName(
    db.transaction().execute(async (trx) => {
      await requireRight(trx, teacher, { batchId, right: 'coordinate' });
      const name = await unmarkBatchDeleted(trx, batchId);
      if (name === undefined) throw new AppError('classes.unknown');
      await recordAudit(trx, { actor, action: 'class.batch-restored', subject: name });
    }),
  );
}

/** Whoever makes a batch is its coordinator. @throws AppError for an empty or long name, 409 for one that is taken */
export async function makeBatch({ db }: Context, actor: string, entered: string): Promise<{ id: string }> {
  const name = checkedName(entered);
  return db.transaction().execute(async (trx) => {
    const id = await insertBatch(trx, name);
    if (id === undefined) throw nameTaken();
    const teachers = [{ accountId: actor, role: 'coordinator' } as const];
    await replaceTeachers(trx, id, { everyTeacher: false, teachers });
    await recordAudit(trx, { actor, action: 'class.batch', subject: name });
    return { id };
  });
}

/** @throws AppError 404 */
export async function batchDetail(
  { db, release }: Context,
  teacher: Teacher,
  id: string,
): Promise<BatchDetail> {
  const batch = await requireBatchFor(db, teacher, { batchId: id, right: 'see' });
  const [rights, time, recordsSince, members, classes] = await Promise.all([
    rightsNow(db, teacher, id),
    findTime(db, id),
    findRecordsSince(db, id),
    findMembers(db, id),
    findClasses(db, id),
  ]);
  const index = release.current;
  const now = Date.now();
  return {
    ...batch,
    ...time,
    rights,
    ...(recordsSince && { recordsSince: recordsSince.toISOString() }),
    members,
    classes: classes.map((row) => toLiveClass(row, { index, now })),
    modules: lockedModules(index),
  };
}

function toLiveClass(row: ClassRow, { index, now }: { index: ReleaseIndex; now: number }): LiveClass {
  const { code, code_until: until } = row;
  return {
    id: row.id,
    subtopicId: row.subtopic_id,
    title: index.subtopics.get(row.subtopic_id)?.title ?? row.subtopic_id,
    plannedFor: row.planned_for,
    ...(row.done_at && { doneAt: row.done_at.toISOString() }),
    ...(row.opened_for && { openedFor: row.opened_for === 'batch' ? 'batch' : 'present' }),
    ...(code && until && until.getTime() > now && { code, codeUntil: until.toISOString() }),
    ...(row.cancelled_at && { cancelledAt: row.cancelled_at.toISOString() }),
    present: row.present,
    absent: row.absent,
    attended: { present: row.were_present, absent: row.were_absent },
  };
}

/**
 * An account joins the batches on whose lists its address stands, with what they have had opened. Called in
 * the transaction in which the address is confirmed: anybody may register under any address.
 */
export async function joinBatches(db: Database, accountId: string, email: string): Promise<void> {
  const batchIds = await claimMemberships(db, accountId, email);
  for (const module of await findBatchModules(db, batchIds)) {
    await insertOpened(db, [accountId], { ...module, how: 'class' });
  }
  await giveLater(db, batchIds, [accountId]);
}

/** Whether an address stands on the list of a class. */
export function isListed(db: Database, email: string): Promise<boolean> {
  return standsOnList(db, email);
}

/** Whoever joins a class gets the plans that were given to it for later members, too. */
async function giveLater(
  db: Database,
  batchIds: readonly string[],
  accounts: readonly string[],
): Promise<void> {
  for (const plan of await giveToLaterMembers(db, batchIds, accounts)) await notifyActive(db, plan);
}

type Newcomers = { readonly batchIds: readonly string[]; readonly accounts: readonly string[] };

/** Who is new in some batches finds open what these have had opened, and gets the plans that were given to them. */
export async function welcomeAccounts(
  { release }: Pick<Context, 'release'>,
  db: Database,
  { batchIds, accounts }: Newcomers,
): Promise<void> {
  if (accounts.length === 0) return;
  const index = release.current;
  for (const { subtopicId, classId } of await findBatchModules(db, batchIds)) {
    const known = index.subtopics.get(subtopicId);
    // A module that is in no release now is opened all the same: it may come back.
    const subtopic = known ?? { id: subtopicId, title: subtopicId, topicId: '' };
    await openModule(db, accounts, { subtopic, how: 'class', classId });
  }
  await giveLater(db, batchIds, accounts);
}

/** How many classes are planned for today and not held yet. */
export function classesToday(db: Database): Promise<number> {
  return countClassesToday(db);
}
