import type { MergeChoice, Merged } from '@abhyas/contract/publishing-merging.staff';

import type { AppContext } from '../../../platform/app-context.ts';
import { recordAudit } from '../../../platform/identity/audit.ts';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { readSources } from '../../../platform/content/release-store.ts';
import { findHashes } from '../draft-files.store.ts';
import { bankRelease } from '../bank-upgrade.service.ts';
import { relistKept } from '../draft-removals.service.ts';
import { requireLocked } from '../drafts.service.ts';
import { rebaseDraft } from '../drafts.store.ts';
import { decide } from './conflicts.ts';
import { mergeTrees } from './merge-trees.rules.ts';
import { findActive, findAuthors, findPublishedSince, replaceFiles } from './merging.store.ts';

type MergeRequest = { readonly draftId: string; readonly choices: readonly MergeChoice[] };

/**
 * Takes what others published since a draft began into it, so that publishing it takes nothing of theirs back. While
 * something that both touched is not chosen, nothing changes.
 * @throws AppError 404, 409 when the files of what learners see were not kept
 */
export async function mergeDraft(
  { db }: Pick<AppContext, 'db'>,
  actor: string,
  { draftId, choices }: MergeRequest,
): Promise<Merged> {
  return db.transaction().execute(async (trx) => {
    const { basedOn } = await requireLocked(trx, draftId);
    const active = await findActive(trx);
    if (active === undefined || active === basedOn) return NOTHING_NEW;
    const published = (await findPublishedSince(trx, basedOn)).map((row) => ({
      ...row,
      at: row.at.toISOString(),
    }));
    const trees = mergeTrees(await treesOf(trx, { draftId, basedOn, active }));
    const { replaced } = trees;
    const authors = await findAuthors(trx, draftId);
    const { files: decided, written, open } = await decide(trx, { trees, choices, authors });
    if (open.length > 0) {
      return { merged: false, files: 0, conflicts: [...open], replaced: [...replaced], published };
    }
    const all = beside(trees.settled, decided);
    const files = await replaceFiles(trx, { draftId, files: all, accountId: actor, written });
    await relistKept(trx, { draftId, accountId: actor });
    await rebaseDraft(trx, draftId, active);
    await recordAudit(trx, {
      actor,
      action: 'content.draft-merge',
      subject: draftId,
      before: basedOn,
      after: { release: active, files, choices: choices.map(({ id, take }) => ({ id, take: nameOf(take) })) },
    });
    return { merged: true, files, conflicts: [], replaced: [...replaced], published };
  });
}

const NOTHING_NEW: Merged = { merged: true, files: 0, conflicts: [], replaced: [], published: [] };

function nameOf(take: MergeChoice['take']): string {
  return typeof take === 'string' ? take : 'by hand';
}

/** Two files never share a path: one is set aside under a name that no check takes for content. */
function beside(settled: ReadonlyMap<string, string>, decided: ReadonlyMap<string, string>) {
  const aside = [...settled].map(
    ([path, hash]) => [decided.has(path) ? `${path}.mine~` : path, hash] as const,
  );
  return new Map([...aside, ...decided]);
}

type Between = { readonly draftId: string; readonly basedOn: string | null; readonly active: string };

/** A draft without a base, or with one whose files were not kept, counts all of its files as its own. */
async function treesOf(trx: Database, { draftId, basedOn, active }: Between) {
  await bankRelease(trx, active);
  const theirs = await readSources(trx, active);
  if (theirs.size === 0) throw new AppError('publishing.no-sources');
  return {
    base: basedOn === null ? new Map<string, string>() : await readSources(trx, basedOn),
    mine: await findHashes(trx, draftId),
    theirs,
  };
}
