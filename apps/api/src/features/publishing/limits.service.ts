import { limitIdsOf } from '@abhyas/content/seen-release';
import type { BatchLine } from '@abhyas/contract/classes.staff';
import type { ContentLimits } from '@abhyas/contract/content-limits.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { tellProcesses } from '../../platform/content/release-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { allBatches, batchesOf } from '../classes/batches.service.ts';
import type { Teacher } from '../classes/class-rights.service.ts';
import {
  countOnLists,
  deleteLimit,
  findLimits,
  lockLimits,
  saveLimit,
  type Limit,
  type Limited,
} from './limits.store.ts';

type Context = Pick<AppContext, 'db' | 'release'>;
type Wanted = Limited & { readonly classIds?: readonly string[] | undefined };

/** What is for some classes only, and the classes that somebody may choose (CLASSES-2). */
export async function listLimits({ db, release }: Context, teacher: Teacher): Promise<ContentLimits> {
  const [limits, batches] = await Promise.all([findLimits(db), batchesOf(db, teacher)]);
  const seen = new Set(batches.map(({ id }) => id));
  return {
    limits: spread(release, limits).map(({ classIds, ...limited }) => {
      const own = classIds.filter((id) => seen.has(id));
      return { ...limited, classIds: own, others: classIds.length - own.length };
    }),
    classes: batches.map(({ id, name, archivedAt }) => ({ id, name, archived: archivedAt !== undefined })),
  };
}

/** How many learners would see something, of how many classes. @throws AppError 404 for a class that is not theirs */
export async function countLearners(
  { db, release }: Context,
  teacher: Teacher,
  wanted: Limited & { readonly classIds: readonly string[] },
): Promise<{ learners: number; classes: number }> {
  const limit = limitOf(spread(release, await findLimits(db)), wanted);
  const classIds = await classesAfter(db, teacher, { limit, classIds: wanted.classIds });
  return { learners: await countOnLists(db, classIds), classes: classIds.length };
}

/**
 * Shows a course or a module to some classes only, or to everybody again. In every process it holds at once. Classes that
 * who asks does not see stay as they are, unless it is for everybody. Doing what is done already changes nothing.
 * @throws AppError 404 for a course, a module or a class that is not there or not theirs
 */
export async function limitContent(
  { db, release }: Context,
  teacher: Teacher,
  { kind, id, classIds }: Wanted,
): Promise<void> {
  const subject = titleOf(release, { kind, id });
  await db.transaction().execute(async (trx) => {
    await lockLimits(trx);
    const kept = await findLimits(trx);
    const limits = spread(release, kept);
    const limit = limitOf(limits, { kind, id });
    const after = classIds && (await classesAfter(trx, teacher, { limit, classIds }));
    if (limit && after ? isSame(limit.classIds, after) : limit === after) return;
    await writeOut(trx, { kept, limits });
    await (after ? saveLimit(trx, { kind, id, classIds: after }) : deleteLimit(trx, { kind, id }));
    await recordAudit(trx, {
      actor: teacher.accountId,
      subject,
      ...(await saidOf(trx, { before: limit?.classIds, after })),
    });
    await tellProcesses(trx);
  });
  await release.limits.refresh();
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  new Set([...some, ...others]).size === some.length && some.length === others.length;

const limitOf = (limits: readonly Limit[], { kind, id }: Limited): Limit | undefined =>
  limits.find((limit) => limit.kind === kind && limit.id === id);

/** The limit of a course that was divided, as one of each course that has a part of it. */
function spread({ whole }: Context['release'], limits: readonly Limit[]): Limit[] {
  const { topics } = whole.release;
  const isDivided = (id: string): boolean =>
    !topics.some((topic) => topic.id === id) && whole.successors.has(id);
  const own = limits.filter(({ kind, id }) => kind === 'module' || !isDivided(id));
  const parts = topics.flatMap((topic): Limit[] => {
    if (limitOf(own, { kind: 'course', id: topic.id })) return [];
    const before = limitIdsOf(topic).flatMap((id) => limitOf(limits, { kind: 'course', id }) ?? []);
    return before.slice(0, 1).map(({ classIds }) => ({ kind: 'course', id: topic.id, classIds }));
  });
  return [...own, ...parts];
}

type Written = { readonly kept: readonly Limit[]; readonly limits: readonly Limit[] };

/** Keeps the limits of divided courses as those of their parts, so that each of them can be changed alone. */
async function writeOut(db: Database, { kept, limits }: Written): Promise<void> {
  for (const limit of limits) if (!limitOf(kept, limit)) await saveLimit(db, limit);
  for (const limit of kept) if (!limitOf(limits, limit)) await deleteLimit(db, limit);
}

/** The classes for which something would be: those chosen, and those that the chooser does not see. */
async function classesAfter(
  db: Database,
  teacher: Teacher,
  { limit, classIds }: { readonly limit: Limit | undefined; readonly classIds: readonly string[] },
): Promise<string[]> {
  const seen = new Set((await batchesOf(db, teacher)).map(({ id }) => id));
  if (classIds.some((id) => !seen.has(id))) throw new AppError('classes.unknown');
  return [...new Set([...(limit?.classIds.filter((id) => !seen.has(id)) ?? []), ...classIds])];
}

/** @throws AppError 404 */
function titleOf({ whole }: Context['release'], { kind, id }: Limited): string {
  if (kind === 'module') {
    const module = whole.subtopics.get(id);
    if (!module) throw new AppError('learning.subtopic-unknown');
    return module.title;
  }
  const course = whole.release.topics.find((topic) => topic.id === id);
  if (!course) throw new AppError('learning.topic-unknown');
  return course.title;
}

type Change = {
  readonly before: readonly string[] | undefined;
  readonly after: readonly string[] | undefined;
};

async function saidOf(db: Database, { before, after }: Change) {
  const batches: readonly BatchLine[] = await allBatches(db);
  const names = (ids: readonly string[]): string[] =>
    batches.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));
  return {
    action: after ? ('content.limit' as const) : ('content.unlimit' as const),
    ...(before && { before: { classes: names(before) } }),
    ...(after && { after: { classes: names(after) } }),
  };
}
