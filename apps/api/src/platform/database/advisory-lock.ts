import { sql } from 'kysely';

import type { Database } from './database.ts';

/** What an account does one at a time. Different purposes do not wait for each other. */
type Purpose = 'comment' | 'order' | 'support';

/**
 * Takes PostgreSQL's advisory lock for an account and a purpose and holds it until the transaction ends. So limits
 * count every request, and two tabs cannot both be first.
 */
export async function takeAdvisoryLock(tx: Database, purpose: Purpose, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose}:${accountId}`}, 0))`.execute(tx);
}
