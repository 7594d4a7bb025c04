import type { Among } from '@abhyas/contract/announcements.staff';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { accountsOf } from './batches.store.ts';

const activeSession = sql`last_seen_at > now() - interval '30 days'`;

/** A query for the accounts of a class: those on the list of a batch, or whoever was active in the last 30 days. */
export function classAccounts(among: Among): RawBuilder<unknown> {
  return among === 'active' ? sql`select account_id from session where ${activeSession}` : accountsOf(among);
}

/** A query for the same accounts, each once, and when each was seen last. */
export function seenAccounts(among: Among): RawBuilder<unknown> {
  return among === 'active'
    ? sql`select account_id, max(last_seen_at) as seen from session where ${activeSession} group by account_id`
    : sql`select account_id, (select max(last_seen_at) from session where account_id = member.account_id) as seen
        from (${accountsOf(among)}) as member`;
}

/** When each learner on a list was seen last; null for somebody who is signed in nowhere. */
export async function lastSeenIn(db: Database, batchId: string): Promise<Map<string, Date | null>> {
  const { rows } = await sql<{ id: string; seen: Date | null }>`
    select account_id as id, seen from (${seenAccounts(batchId)}) as class`.execute(db);
  return new Map(rows.map(({ id, seen }) => [id, seen]));
}
