import type { DraftCheck, DraftFault } from '@abhyas/contract/publishing-drafts.staff';
import type { Release } from '@abhyas/content/release';
import type { Snippet } from '@abhyas/content/snippet';

import type { AppContext } from '../../platform/app-context.ts';
import { findProgress } from '../../platform/content/build-progress.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findBuild, type Build } from '../../platform/content/release-builder.ts';
import { readRelease } from '../../platform/content/release-store.ts';
import { findHashes } from './draft-files.store.ts';
import { findSnippets } from './draft-build.store.ts';

type Context = Pick<AppContext, 'db' | 'builder'>;

/** What a draft comes to. The bytes that the release names are stored: `readBlob` has them. */
export type DraftContent =
  | {
      readonly ok: true;
      readonly key: string;
      readonly release: Release;
      readonly snippets: readonly Snippet[];
    }
  | { readonly ok: false; readonly key: string; readonly faults: readonly DraftFault[] };

/** What is known of the draft's files as they are now, without checking them. */
export async function checkOf({ db, builder }: Context, draftId: string): Promise<DraftCheck> {
  return stateOf(db, await builder.keyOf(await findHashes(db, draftId)));
}

/**
 * Checks the draft's files, unless they were checked as they are; says how far that is when it takes long.
 * @throws AppError 503 when it was given up
 */
export async function checkDraft({ db, builder }: Context, draftId: string): Promise<DraftCheck> {
  const files = await findHashes(db, draftId);
  const key = await builder.keyOf(files);
  const known = await findBuild(db, key);
  if (known) return checkFrom(known);
  if (await builder.buildsSoon(key, files)) return stateOf(db, key);
  // Before it has begun there is nothing to count.
  return { state: 'checking', ...((await findProgress(db, key)) ?? { done: 0, total: 0 }) };
}

async function stateOf(db: Database, key: string): Promise<DraftCheck> {
  const build = await findBuild(db, key);
  if (build) return checkFrom(build);
  const progress = await findProgress(db, key);
  return progress ? { state: 'checking', ...progress } : { state: 'unknown' };
}

/** The draft as a built release, or what is wrong with it; built once for the files as they are. */
export async function draftContent(context: Context, draftId: string): Promise<DraftContent> {
  const { key, releaseId, faults } = await buildDraft(context, draftId);
  if (releaseId === null) return { ok: false, key, faults };
  const [release, snippets] = await Promise.all([
    readRelease(context.db, releaseId),
    findSnippets(context.db, key),
  ]);
  if (!release) throw new AppError('publishing.draft-unknown');
  return { ok: true, key, release, snippets };
}

async function buildDraft({ db, builder }: Context, draftId: string): Promise<Build> {
  const files = await findHashes(db, draftId);
  const key = await builder.keyOf(files);
  const known = await findBuild(db, key);
  if (known) return known;
  await builder.build(key, files);
  const built = await findBuild(db, key);
  if (!built) throw new Error(`nothing was kept of the build ${key}`);
  return built;
}

function checkFrom({ releaseId, faults }: Build): DraftCheck {
  if (releaseId !== null) return { state: 'passed', releaseId };
  return { state: 'faults', faults: [...faults] };
}
