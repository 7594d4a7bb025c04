import type { ListEntry } from '@abhyas/contract/classes-lists.staff';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type WaitingMember = ListEntry & { readonly id: string; readonly accountId: string | null };

/** How many of these members are on the list, and which of them have no password of their own; in the list's order. */
export async function findWithoutOwnPassword(
  db: Database,
  batchId: string,
  memberIds: readonly string[],
): Promise<{ asked: number; waiting: WaitingMember[] }> {
  const { rows } = await sql<WaitingMember & { readonly waits: boolean }>`
    select member.id::text, coalesce(member.roll_number, '') as "rollNumber", member.name, member.email,
      member.section, member.account_id as "accountId",
      case when member.account_id is null
        then not exists (select from account where lower(account.email) = lower(member.email))
        else account.first_password_until is not null end as waits
    from batch_member member left join account on account.id = member.account_id
    where member.batch_id = ${batchId} and member.left_at is null
      and member.id = any(${[...memberIds]}::bigint[])
    order by member.section, member.roll_number, member.id`.execute(db);
  const waiting = rows.flatMap(({ waits, ...member }) => (waits ? [member] : []));
  return { asked: rows.length, waiting };
}

/** Ties a member to the account that was made for them; false when they had it already. */
export async function setMemberAccount(db: Database, memberId: string, accountId: string): Promise<boolean> {
  const row = await db
    .updateTable('batch_member')
    .set({ account_id: accountId })
    .where('id', '=', memberId)
    .where('account_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
