import type { Snippet } from '@abhyas/content/snippet';

import type { Database } from '../../platform/database/database.ts';

/** The programs in the texts of what was built. */
export async function findSnippets(db: Database, key: string): Promise<Snippet[]> {
  const row = await db
    .selectFrom('content_build')
    .select('snippets')
    .where('key', '=', key)
    .executeTakeFirst();
  // Written by the builder only.
  return (row?.snippets ?? []) as unknown as Snippet[];
}
