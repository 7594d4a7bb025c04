import type { PartCache, LoadedPart } from '@abhyas/content/courses/loaded-part';
import { sql } from 'kysely';

import type { Database } from '../database/database.ts';

/** Of the loaders' version: enough to tell one from another. */
const VERSION_LETTERS = 16;

/** The parts that loaders of this version read in earlier builds. What is used stays (retention.rules.ts). */
export function partCache(db: Database, version: string): PartCache {
  const loader = version.slice(0, VERSION_LETTERS);
  const named = (key: string): string => `${loader} ${key}`;
  return {
    read: async (keys) => {
      const wanted = keys.map(named);
      const rows = await db
        .selectFrom('content_part')
        .select(['key', 'part'])
        .where('key', '=', sql<string>`any(${wanted}::text[])`)
        .execute();
      await db
        .updateTable('content_part')
        .set({ used_at: sql`now()` })
        .where('key', '=', sql<string>`any(${wanted}::text[])`)
        .where('used_at', '<', sql<Date>`now() - interval '1 day'`)
        .execute();
      // Written below only.
      return new Map(
        rows.map(({ key, part }) => [key.slice(loader.length + 1), JSON.parse(part) as LoadedPart]),
      );
    },
    write: async (parts) => {
      await db
        .insertInto('content_part')
        .values([...parts].map(([key, part]) => ({ key: named(key), part: JSON.stringify(part) })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
