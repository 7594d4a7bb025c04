import type { Subtopic } from '@abhyas/content/release';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { clearThrottle, countFailure, findThrottle } from '../../platform/identity/login-throttle.ts';
import { pauseSecondsAfter } from '../auth/throttle.rules.ts';
import { notify, said } from '../notifications/notifications.service.ts';
import { plainCode } from './class-code.rules.ts';
import { findClassOfCode, hasOpened, insertOpened, type ToOpen } from './opened-modules.store.ts';

export { findPlannedClasses, openedModuleIds } from './opened-modules.store.ts';

/** Whether a learner may see a module: it is rolled out to all, or a class opened it for them. */
export async function isOpenFor(
  db: Database,
  accountId: string,
  subtopic: Pick<Subtopic, 'id' | 'rollout'>,
): Promise<boolean> {
  return subtopic.rollout || hasOpened(db, accountId, subtopic.id);
}

type Opening = Omit<ToOpen, 'subtopicId'> & {
  readonly subtopic: Pick<Subtopic, 'id' | 'title' | 'topicId'>;
};

/** A notification about a module replaces an earlier one to the same learner, while that is unread. */
export const moduleGroup = (subtopicId: string): string => `module:${subtopicId}`;

/** Opens a module for learners and tells those for whom it is new. */
export async function openModule(
  db: Database,
  accountIds: readonly string[],
  { subtopic, ...opening }: Opening,
): Promise<number> {
  const opened = await insertOpened(db, accountIds, { ...opening, subtopicId: subtopic.id });
  for (const accountId of opened) {
    await notify(db, {
      accountId,
      kind: 'module',
      ...said('module', { title: subtopic.title }),
      url: `/learn/${subtopic.id}/root`,
      groupKey: moduleGroup(subtopic.id),
    });
  }
  return opened.length;
}

/**
 * A learner who came late enters the code that the teacher gave out.
 * @throws AppError 404 for an unknown module, 400 for a code that is wrong or of another day, 429 while the pause
 * after wrong ones lasts
 */
export async function openWithCode(
  { db, release }: Pick<AppContext, 'db' | 'release'>,
  accountId: string,
  { subtopicId, code }: { readonly subtopicId: string; readonly code: string },
): Promise<void> {
  const subtopic = release.current.subtopics.get(subtopicId);
  if (!subtopic) throw new AppError('learning.subtopic-unknown');
  const tries = `class code ${accountId}`;
  const { failures, waitSeconds } = await findThrottle(db, tries);
  if (waitSeconds > 0) throw new AppError('learning.class-code-wait', { values: { seconds: waitSeconds } });
  const classId = await findClassOfCode(db, subtopicId, plainCode(code));
  if (classId === undefined) {
    await countFailure(db, tries, pauseSecondsAfter);
    throw new AppError('learning.class-code-wrong', { field: 'code' });
  }
  if (failures > 0) await clearThrottle(db, tries);
  await db.transaction().execute((trx) => openModule(trx, [accountId], { subtopic, how: 'code', classId }));
}
