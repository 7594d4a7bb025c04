import { createHash, randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { KeyPurpose } from './mail-limits.rules.ts';

export type MailKey = {
  readonly accountId: string;
  readonly used: boolean;
  /** False once its time is over. The database's clock decides. */
  readonly inTime: boolean;
};

const KEY_BYTES = 32;

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** Draws a key of 256 bits, of which only the hash is kept. It takes the place of any older one. */
export async function drawKey(
  db: Database,
  { accountId, purpose, lifeMinutes }: { accountId: string; purpose: KeyPurpose; lifeMinutes: number },
): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const drawn = {
    key_hash: hashKey(key),
    expires_at: sql<Date>`now() + make_interval(mins => ${lifeMinutes})`,
    used_at: null,
  };
  await db
    .insertInto('mail_key')
    .values({ account_id: accountId, purpose, ...drawn })
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(drawn))
    .execute();
  return key;
}

/**
 * Finds a key and holds it until the transaction ends: of two that come with it at once, one is second. Its account is
 * held before it, as whoever changes or deletes an account does: two that take hold in another order wait for each other.
 */
export async function findKey(db: Database, key: string, purpose: KeyPurpose): Promise<MailKey | undefined> {
  await sql`
    select from account where id = (select account_id from mail_key where key_hash = ${hashKey(key)} and purpose = ${purpose})
    for update`.execute(db);
  const row = await db
    .selectFrom('mail_key')
    .select(['account_id', 'used_at', sql<boolean>`expires_at > now()`.as('in_time')])
    .where('key_hash', '=', hashKey(key))
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
  return row && { accountId: row.account_id, used: row.used_at !== null, inTime: row.in_time };
}

export async function useKey(db: Database, accountId: string, purpose: KeyPurpose): Promise<void> {
  await db
    .updateTable('mail_key')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
}

/** Makes an account's keys of a purpose worthless; without a purpose, all. */
export async function dropKeys(db: Database, accountId: string, purpose?: KeyPurpose): Promise<void> {
  let dropping = db.deleteFrom('mail_key').where('account_id', '=', accountId);
  if (purpose) dropping = dropping.where('purpose', '=', purpose);
  await dropping.execute();
}

/** How long ago mails were asked for, newest first, in seconds; as far back as the limits look. */
export async function findRequestAges(
  db: Database,
  { accountId, purpose, withinSeconds }: { accountId: string; purpose: KeyPurpose; withinSeconds: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('mail_request')
    .select(sql<number>`extract(epoch from now() - requested_at)::float8`.as('age_seconds'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`requested_at > now() - make_interval(secs => ${withinSeconds})`)
    .orderBy('requested_at', 'desc')
    .execute();
  return rows.map((row) => row.age_seconds);
}

export async function insertRequest(db: Database, accountId: string, purpose: KeyPurpose): Promise<void> {
  await db.insertInto('mail_request').values({ account_id: accountId, purpose }).execute();
}
