import { sql } from 'kysely';

import type { Database } from './database.ts';

/** What is done one at a time. Different purposes do not wait for each other. */
type Purpose = 'announcement' | 'comment' | 'order' | 'support';

/**
 * Takes PostgreSQL's advisory lock for a purpose and a subject, such as an account, and holds it until the transaction
 * ends. So limits count every request, and two tabs cannot both be first.
 */
export async function takeAdvisoryLock(tx: Database, purpose: Purpose, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose}:${subject}`}, 0))`.execute(tx);
}
