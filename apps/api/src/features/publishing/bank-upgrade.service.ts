import { strictText, textBytes } from '@abhyas/content/files/file-set';
import {
  bankFolder,
  problemsInModules,
  withOwnListed,
  type OwnProblem,
} from '@abhyas/content/import/into-bank';
import { sql } from 'kysely';

import { readBlobs, storeFiles } from '../../platform/content/release-store.ts';
import type { Database } from '../../platform/database/database.ts';

/** The files of a draft, or those that a release was built from. */
type Files = {
  readonly table: 'content_draft_file' | 'release_source';
  readonly owner: 'draft_id' | 'release_id';
  readonly id: string;
};

/** Brings a draft of an earlier version, and the release that it is compared with, into today's form. */
export async function bankDraft(trx: Database, draftId: string): Promise<void> {
  const draft = await trx
    .selectFrom('content_draft')
    .select(['banked', 'based_on'])
    .where('id', '=', draftId)
    .forUpdate()
    .executeTakeFirst();
  if (!draft || draft.banked) return;
  await moveProblems(trx, { table: 'content_draft_file', owner: 'draft_id', id: draftId });
  if (draft.based_on !== null) await bankRelease(trx, draft.based_on);
  await trx.updateTable('content_draft').set({ banked: true }).where('id', '=', draftId).execute();
}

/** The same for what was brought into a draft by the paths of before, such as what had been removed from it. */
export async function bankFilesOf(trx: Database, draftId: string): Promise<void> {
  await moveProblems(trx, { table: 'content_draft_file', owner: 'draft_id', id: draftId });
}

/** Brings the files that a release was built from into today's form. What learners get of it stays as it is. */
export async function bankRelease(trx: Database, releaseId: string): Promise<void> {
  const release = await trx
    .selectFrom('content_release')
    .select('banked')
    .where('id', '=', releaseId)
    .forUpdate()
    .executeTakeFirst();
  if (!release || release.banked) return;
  await moveProblems(trx, { table: 'release_source', owner: 'release_id', id: releaseId });
  await trx.updateTable('content_release').set({ banked: true }).where('id', '=', releaseId).execute();
}

async function moveProblems(trx: Database, files: Files): Promise<void> {
  const table = sql.table(files.table);
  const owner = sql.ref(files.owner);
  const { rows } = await sql<{ path: string; hash: string }>`
    select path, hash from ${table} where ${owner} = ${files.id} and (path ~ '/problem\\.yaml$' or path ~ '/subtopic\\.yaml$')`.execute(
    trx,
  );
  const hashes = new Map(rows.map(({ path, hash }) => [path, hash]));
  // Two problems of one id are left as they are: the check names both.
  const own = problemsInModules(hashes.keys()).filter(
    ({ id }) => !hashes.has(`${bankFolder(id)}/problem.yaml`),
  );
  if (own.length === 0) return;
  await sql`
    update ${table} file set path = move.to_folder || substring(file.path from length(move.from_folder) + 1)
    from unnest(${own.map(({ folder }) => folder)}::text[], ${own.map(({ id }) => bankFolder(id))}::text[])
      as move (from_folder, to_folder)
    where file.${owner} = ${files.id} and starts_with(file.path, move.from_folder || '/')`.execute(trx);
  const listed = await storeFiles(trx, await listsWith(trx, own, hashes));
  await sql`
    update ${table} file set hash = list.hash
    from unnest(${[...listed.keys()]}::text[], ${[...listed.values()]}::text[]) as list (path, hash)
    where file.${owner} = ${files.id} and file.path = list.path`.execute(trx);
}

/** subtopic.yaml of each module that had problems of its own, with these in its list. */
async function listsWith(
  trx: Database,
  own: readonly OwnProblem[],
  hashes: ReadonlyMap<string, string>,
): Promise<Map<string, Uint8Array>> {
  const modules = Map.groupBy(own, ({ module }) => `${module}/subtopic.yaml`);
  const blobs = await readBlobs(
    trx,
    [...modules.keys()].map((file) => hashes.get(file) ?? ''),
  );
  return new Map(
    [...modules].flatMap(([file, problems]) => {
      const text = strictText(blobs.get(hashes.get(file) ?? '') ?? new Uint8Array());
      const ids = problems.map(({ id }) => id);
      return text === null ? [] : [[file, textBytes(withOwnListed(text, ids))] as const];
    }),
  );
}
