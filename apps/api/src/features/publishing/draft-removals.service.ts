import { readModule } from '@abhyas/content/forms/course-form';
import type { DraftRemoval } from '@abhyas/contract/publishing-draft-files.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { refuseTaken, unknownFile } from './draft-files.service.ts';
import { findFile, findHashes, putFiles } from './draft-files.store.ts';
import { findListings, findRemovals, removeKept, takeRemoval } from './draft-removals.store.ts';
import { bankFilesOf } from './bank-upgrade.service.ts';
import { requireDraft, requireLocked } from './drafts.service.ts';
import { listAgain, problemAt, readModules, unlist, type Changing } from './problem-lists.ts';
import { touchDraft } from './drafts.store.ts';
import { whereNow } from './upload-writes.rules.ts';

type Context = Pick<AppContext, 'db'>;

/** Nobody looks further back. */
const LISTED = 100;

/** Removes a file or a folder; `bringBack` undoes it. @throws AppError 404 for what is not there */
export async function removePath(
  { db }: Context,
  actor: string,
  { draftId, path }: { readonly draftId: string; readonly path: string },
): Promise<{ files: number; removal: string }> {
  return db.transaction().execute(async (trx) => {
    await requireLocked(trx, draftId);
    const problem = problemAt(path);
    const listed = problem === undefined ? [] : await unlist(trx, { draftId, accountId: actor }, problem);
    const removed =
      path === '' ? undefined : await removeKept(trx, { draftId, accountId: actor, path, listed });
    if (!removed) throw unknownFile(path);
    await touchDraft(trx, draftId);
    await recordAudit(trx, {
      actor,
      action: 'content.draft-remove',
      subject: `${draftId} ${path}`,
      before: { files: removed.files },
    });
    return { files: removed.files, removal: removed.id };
  });
}

/** What was removed from a draft and is not there again. @throws AppError 404 */
export async function listRemovals({ db }: Context, draftId: string): Promise<DraftRemoval[]> {
  await requireDraft(db, draftId);
  const removals = await findRemovals(db, draftId, LISTED);
  return removals.map((removal) => ({ ...removal, at: removal.at.toISOString() }));
}

/**
 * Puts what was removed back into its folder, also when that has another place in the order now.
 * @throws AppError 404, 409 when something else is there meanwhile: that stays
 */
export async function bringBack(
  { db }: Context,
  actor: string,
  { draftId, removal }: { readonly draftId: string; readonly removal: string },
): Promise<{ files: number; path: string }> {
  return db.transaction().execute(async (trx) => {
    await requireLocked(trx, draftId);
    const removed = await takeRemoval(trx, draftId, removal);
    if (!removed) throw new AppError('publishing.removal-unknown');
    const there = await findHashes(trx, draftId);
    const folder = whereNow(removed.path, [...there.keys()]);
    const hashes = new Map<string, string>();
    for (const [path, hash] of removed.hashes) {
      const isInside = path === removed.path || path.startsWith(`${removed.path}/`);
      const to = isInside ? `${folder}${path.slice(removed.path.length)}` : path;
      if (there.get(to) === hash) continue;
      await refuseTaken(trx, draftId, to);
      hashes.set(to, hash);
    }
    await putFiles(trx, { draftId, accountId: actor, hashes });
    const id = problemAt(folder);
    if (id !== undefined)
      await listAgain(trx, { draftId, accountId: actor }, { id, listings: removed.listed });
    await bankFilesOf(trx, draftId);
    await touchDraft(trx, draftId);
    await recordAudit(trx, {
      actor,
      action: 'content.draft-bring-back',
      subject: `${draftId} ${folder}`,
      after: { files: hashes.size },
    });
    return { files: hashes.size, path: folder };
  });
}

/** A problem that stays after a merge though it was removed here stands again where it was listed. */
export async function relistKept(trx: Database, changing: Changing): Promise<void> {
  const { draftId } = changing;
  const lists = [...(await readModules(trx, draftId)).values()].map(
    (text) => readModule(text)?.problems ?? [],
  );
  const listed = new Set(lists.flat());
  for (const [folder, listings] of await findListings(trx, draftId)) {
    const id = problemAt(folder);
    if (id === undefined || listed.has(id) || !(await findFile(trx, draftId, `${folder}/problem.yaml`)))
      continue;
    await listAgain(trx, changing, { id, listings });
  }
}
