import type { DraftRemoval } from '@abhyas/contract/publishing-draft-files.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { AppError } from '../../platform/http/errors.ts';
import { refuseTaken, unknownFile } from './draft-files.service.ts';
import { findHashes, putFiles } from './draft-files.store.ts';
import { findRemovals, removeKept, takeRemoval } from './draft-removals.store.ts';
import { requireDraft, requireLocked } from './drafts.service.ts';
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
    const removed = path === '' ? undefined : await removeKept(trx, { draftId, accountId: actor, path });
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
      const to = `${folder}${path.slice(removed.path.length)}`;
      if (there.get(to) === hash) continue;
      await refuseTaken(trx, draftId, to);
      hashes.set(to, hash);
    }
    await putFiles(trx, { draftId, accountId: actor, hashes });
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
