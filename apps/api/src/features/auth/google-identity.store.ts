import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** Who somebody is to Google; stable for life, which an address is not. */
export type GoogleIdentity = { readonly issuer: string; readonly subject: string };

export async function findAccountOfGoogle(
  db: Database,
  { issuer, subject }: GoogleIdentity,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('google_identity')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id;
}

export async function hasGoogleIdentity(db: Database, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('google_identity')
    .select('subject')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertGoogleIdentity(
  db: Database,
  accountId: string,
  identity: GoogleIdentity,
): Promise<void> {
  await db
    .insertInto('google_identity')
    .values({ account_id: accountId, ...identity })
    .execute();
}

export async function dropGoogleIdentity(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('google_identity').where('account_id', '=', accountId).execute();
}

/** Two first sign-ins of one address wait for each other, so that they end in one account. */
export async function oneAtATime(trx: Database, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`.execute(trx);
}

/** Notes that a token was taken. False when it was taken before: each is good for one sign-in. */
export async function takeToken(db: Database, tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('google_token_used')
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}
