import { sql } from 'kysely';

import { textBytes } from '@abhyas/content/files/file-set';
import { storeFiles } from '../platform/content/release-store.ts';
import type { Database } from '../platform/database/database.ts';

/** Where the small school's problem stood before there was the problem bank. */
export const OWN = 'courses/01-c/01-basics/03-double-it';
const MODULE = 'courses/01-c/01-basics/subtopic.yaml';

/** Makes the drafts and releases of a small school what the version before the problem bank left. */
export async function asBeforeTheBank(db: Database): Promise<void> {
  const text = textBytes('title: Basics\nsummary: First steps.\n');
  const hash = (await storeFiles(db, new Map([[MODULE, text]]))).get(MODULE) ?? '';
  for (const name of ['content_draft_file', 'release_source', 'content_draft_removed_file']) {
    const table = sql.table(name);
    await sql`
      update ${table} set path = ${OWN} || substring(path from length('problems/double-it') + 1)
      where starts_with(path, 'problems/double-it/')`.execute(db);
    await sql`update ${table} set hash = ${hash} where path = ${MODULE}`.execute(db);
  }
  await sql`
    update content_draft_removal
    set path = ${OWN} || substring(path from length('problems/double-it') + 1), listed = null
    where starts_with(path, 'problems/double-it')`.execute(db);
  await sql`update content_draft set banked = false`.execute(db);
  await sql`update content_release set banked = false`.execute(db);
}
