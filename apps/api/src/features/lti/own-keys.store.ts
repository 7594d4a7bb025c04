import type { JWK } from 'jose';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type OwnKey = { readonly kid: string; readonly privateJwk: JWK; readonly known: boolean };

/** Our keys, the newest first. */
export async function findKeys(db: Database): Promise<OwnKey[]> {
  const rows = await db
    .selectFrom('lti_key')
    .select(['kid', 'private_jwk', sql<boolean>`made_at < now() - interval '1 day'`.as('known')])
    .orderBy('made_at', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map(({ kid, private_jwk, known }) => ({ kid, privateJwk: private_jwk as JWK, known }));
}

export async function insertKey(db: Database, kid: string, privateJwk: JWK): Promise<void> {
  await db
    .insertInto('lti_key')
    .values({ kid, private_jwk: JSON.stringify(privateJwk) })
    .execute();
}

/** Whether a key was made no longer ago than it is used. */
export async function hasFreshKey(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('lti_key')
    .select('kid')
    .where('made_at', '>', sql<Date>`now() - interval '180 days'`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Two processes that need the next key make one. */
export async function oneKeyAtATime(db: Database, work: (trx: Database) => Promise<void>): Promise<void> {
  const locked = async (trx: Database): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtextextended('lti-key', 0))`.execute(trx);
    await work(trx);
  };
  await (db.isTransaction ? locked(db) : db.transaction().execute(locked));
}
