import { randomUUID } from 'node:crypto';

import type { ClassCopy, Term } from '@abhyas/contract/classes-terms.staff';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { tellProcesses } from '../../platform/content/release-store.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { checkedName, underName } from './batches.service.ts';
import { copyLimits, insertCopiedBatch, type CopiedBatch } from './batch-copy.store.ts';
import { findTime } from './batches.store.ts';
import { requireBatchFor, type Teacher } from './class-rights.service.ts';
import { findTeachers, isEveryTeachers, replaceTeachers } from './class-teachers.store.ts';
import { findClasses, insertClass } from './live-classes.store.ts';
import { checkedTerm, termInWords } from './terms.service.ts';

type Release = Pick<AppContext, 'release'>;

/** Who coordinates a batch may copy it, an archived one too. @throws AppError 404, 403 */
function requireCopied(db: Database, teacher: Teacher, batchId: string) {
  return requireBatchFor(db, teacher, { batchId, right: 'coordinate', archivedToo: true });
}

export type CopiedParts = Pick<ClassCopy, 'name' | 'term' | 'lessons' | 'leftOut' | 'teachers'>;

/** What a copy takes along of a batch. @throws AppError 404, 403 */
export async function partsToCopy(
  { release }: Release,
  db: Database,
  { teacher, batchId }: { readonly teacher: Teacher; readonly batchId: string },
): Promise<CopiedParts> {
  const { name } = await requireCopied(db, teacher, batchId);
  const [{ term }, classes, teachers] = await Promise.all([
    findTime(db, batchId),
    findClasses(db, batchId),
    findTeachers(db, batchId),
  ]);
  const lessons = classes
    .filter((each) => each.cancelled_at === null)
    .map(({ id, subtopic_id: subtopicId, planned_for: plannedFor }) => {
      const subtopic = release.current.subtopics.get(subtopicId);
      const isLocked = subtopic?.rollout === false;
      return { id, plannedFor, subtopicId, title: subtopic?.title ?? subtopicId, isLocked };
    })
    .toSorted((a, b) => (a.plannedFor < b.plannedFor ? -1 : 1));
  return {
    name,
    ...(term && { term }),
    lessons: lessons.flatMap(({ id, plannedFor, title, isLocked }) =>
      isLocked ? [{ id, plannedFor, title }] : [],
    ),
    leftOut: lessons.flatMap(({ title, isLocked }) => (isLocked ? [] : [title])),
    teachers: teachers.filter(({ role }) => role !== undefined).length,
  };
}

type Copying = {
  readonly teacher: Teacher;
  /** The batch that is copied. */
  readonly batchId: string;
  readonly id: string;
  readonly name: string;
  readonly term: Term;
  readonly lessons: readonly { readonly id: string; readonly plannedFor: string }[];
};

/**
 * Makes the batch of another term, with the people who teach it, its lessons on their new days and what only chosen
 * batches see. False when it was made already.
 * @throws AppError 404, 403, 400 for a name or a term that will not do, 409 for a name that is taken, for an id that another
 * batch has and for other lessons than there are
 */
export async function copyBatch(release: Release, trx: Database, asked: Copying): Promise<boolean> {
  const { teacher, batchId, id } = asked;
  const source = await requireCopied(trx, teacher, batchId);
  const made: CopiedBatch = {
    id,
    copiedFrom: batchId,
    name: checkedName(asked.name),
    term: checkedTerm(asked.term),
  };
  const { lessons } = await partsToCopy(release, trx, { teacher, batchId });
  const found = await underName(insertCopiedBatch(trx, made));
  if (found !== 'new') {
    if (found === 'known') return false;
    throw new AppError('classes.copy-changed');
  }
  requireSame(lessons, asked.lessons);
  const [everyTeacher, teachers] = await Promise.all([
    isEveryTeachers(trx, batchId),
    findTeachers(trx, batchId),
  ]);
  const named = teachers.flatMap(({ accountId, role }) => (role ? [{ accountId, role }] : []));
  await replaceTeachers(trx, id, { everyTeacher, teachers: named });
  if (await copyLimits(trx, { batchId, to: id })) await tellProcesses(trx);
  await copyLessons(trx, { batchId, to: id, lessons: asked.lessons });
  await recordAudit(trx, {
    actor: teacher.accountId,
    action: 'class.batch-copied',
    subject: source.name,
    after: { name: made.name, term: termInWords(made.term) },
  });
  return true;
}

type Named = { readonly id: string };

/** The copy has the very things that were shown. @throws AppError 409 when there are others by now */
export function requireSame(known: readonly Named[], sent: readonly Named[]): void {
  const ids = new Set(sent.map(({ id }) => id));
  if (ids.size !== sent.length || ids.size !== known.length || !known.every(({ id }) => ids.has(id)))
    throw new AppError('classes.copy-changed');
}

type Lessons = { readonly batchId: string; readonly to: string; readonly lessons: Copying['lessons'] };

async function copyLessons(trx: Database, { batchId, to, lessons }: Lessons): Promise<void> {
  const modules = new Map((await findClasses(trx, batchId)).map((row) => [row.id, row.subtopic_id]));
  for (const { id, plannedFor } of lessons) {
    const subtopicId = modules.get(id);
    if (subtopicId !== undefined)
      await insertClass(trx, { id: randomUUID(), batchId: to, subtopicId, plannedFor });
  }
}
