import { readModule, withProblems } from '@abhyas/content/forms/course-form';
import { strictText, textBytes } from '@abhyas/content/files/file-set';
import { sql } from 'kysely';

import { storeFiles } from '../../platform/content/release-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { putFiles } from './draft-files.store.ts';
import { whereNow } from './upload-writes.rules.ts';

/** Where a module listed a problem: its subtopic.yaml, and the place in the list. */
export type Listing = { readonly path: string; readonly at: number };

export type Changing = { readonly draftId: string; readonly accountId: string | null };

/** subtopic.yaml of each module of a draft, by its path. */
export async function readModules(db: Database, draftId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ path: string; bytes: Buffer }>`
    select file.path, blob.bytes from content_draft_file file join content_blob blob on blob.hash = file.hash
    where file.draft_id = ${draftId} and file.path ~ '^courses/[^/]+/[^/]+/subtopic\\.yaml$'
    order by file.path`.execute(db);
  return new Map(rows.map(({ path, bytes }) => [path, strictText(bytes) ?? '']));
}

/** Writes texts of a draft. */
export async function putTexts(
  db: Database,
  { draftId, accountId }: Changing,
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  if (texts.size === 0) return;
  const hashes = await storeFiles(db, new Map([...texts].map(([path, text]) => [path, textBytes(text)])));
  await putFiles(db, { draftId, accountId, hashes });
}

/** Takes a problem off the lists of all modules, and answers where it stood. */
export async function unlist(db: Database, changing: Changing, id: string): Promise<Listing[]> {
  const listings: Listing[] = [];
  const changed = new Map<string, string>();
  for (const [path, text] of await readModules(db, changing.draftId)) {
    const at = readModule(text)?.problems.indexOf(id) ?? -1;
    if (at < 0) continue;
    listings.push({ path, at });
    changed.set(
      path,
      withProblems(text, (listed) => listed.filter((each) => each !== id)),
    );
  }
  await putTexts(db, changing, changed);
  return listings;
}

/** Puts a problem back where modules listed it, also when these have another number by now. */
export async function listAgain(
  db: Database,
  changing: Changing,
  { id, listings }: { readonly id: string; readonly listings: readonly Listing[] },
): Promise<void> {
  const modules = await readModules(db, changing.draftId);
  const changed = new Map<string, string>();
  for (const { path, at } of listings) {
    const now = whereNow(path, modules.keys());
    const text = modules.get(now);
    if (text === undefined) continue;
    changed.set(
      now,
      withProblems(text, (listed) => (listed.includes(id) ? listed : listed.toSpliced(at, 0, id))),
    );
  }
  await putTexts(db, changing, changed);
}

/** The id of the problem whose folder this is. */
export function problemAt(path: string): string | undefined {
  return /^problems\/([^/]+)$/.exec(path)?.[1];
}
