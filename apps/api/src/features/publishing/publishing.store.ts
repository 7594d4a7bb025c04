import type { Plan } from '@abhyas/content/release';
import { sql } from 'kysely';

import type { Database } from '../../platform/database.ts';

/** As many as a person looks through. */
const SHOWN = 50;

export type ActivationRow = { readonly release_id: string; readonly activated_at: Date };

/** What was made active, the newest first. */
export function findActivations(db: Database): Promise<ActivationRow[]> {
  return db
    .selectFrom('release_activation')
    .select(['release_id', 'activated_at'])
    .orderBy('number', 'desc')
    .limit(SHOWN)
    .execute();
}

/** The active release, held until the transaction ends, so that two changes come one after the other. */
export async function lockActive(db: Database): Promise<string | undefined> {
  await sql`lock table release_activation in share row exclusive mode`.execute(db);
  const row = await db
    .selectFrom('release_activation')
    .select('release_id')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.release_id;
}

export async function isStored(db: Database, releaseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_release')
    .select('id')
    .where('id', '=', releaseId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The plans that a stored release sells; none of a release that there is not. */
export async function findPlansOf(db: Database, releaseId: string): Promise<Plan[]> {
  const row = await db
    .selectFrom('content_release')
    .select(sql<Plan[]>`document->'plans'`.as('plans'))
    .where('id', '=', releaseId)
    .executeTakeFirst();
  return row?.plans ?? [];
}
