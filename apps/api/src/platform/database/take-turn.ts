import { sql } from 'kysely';

import type { Database } from './database.ts';

/** What an account does one by one. Different purposes do not wait for each other. */
type Purpose = 'comment' | 'order' | 'support';

/**
 * Waits its turn with everything that this account does for the same purpose, until the transaction ends: so
 * limits count each, and two tabs cannot both be first.
 */
export async function takeTurn(tx: Database, purpose: Purpose, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose}:${accountId}`}, 0))`.execute(tx);
}
