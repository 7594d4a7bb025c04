import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { overFor } from './exam-ends.store.ts';

/**
 * The problems that an account must not read anywhere, as they are in an exam that its class was given and that is not
 * over for it (EXAMS-4). For a query that asks more of the database at the same time.
 */
export function withheldIds(account: RawBuilder<string>): RawBuilder<string[]> {
  return sql`array(
    select item ->> 'assetId' from batch_member as member
    join assignment on assignment.batch_id = member.batch_id and assignment.kind = 'exam'
    cross join lateral jsonb_array_elements(items) as item
    where member.account_id = ${account} and member.left_at is null
      and published_at is not null and archived_at is null
      and ${overFor(sql`member.account_id`)} > now())`;
}

/** Whether one problem is withheld from an account. */
export async function isWithheld(db: Database, accountId: string, assetId: string): Promise<boolean> {
  const { rows } = await sql<{ withheld: boolean }>`
    select ${assetId} = any(${withheldIds(sql`${accountId}::uuid`)}) as withheld`.execute(db);
  return rows[0]?.withheld ?? false;
}
