import type { Among } from '@abhyas/contract/announcements.staff';
import { sql, type RawBuilder } from 'kysely';

import { accountsOf } from './batches.store.ts';

/** A query for the accounts of a class: those on the list of a batch, or whoever was active in the last 30 days. */
export function classAccounts(among: Among): RawBuilder<unknown> {
  return among === 'active'
    ? sql`select account_id from session where last_seen_at > now() - interval '30 days'`
    : accountsOf(among);
}
