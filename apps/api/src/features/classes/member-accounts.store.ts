import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { byRollNumber } from './list-order.rules.ts';

export type MemberAccount = {
  /** Null: they have not registered. */
  readonly accountId: string | null;
  /** '' while the list has none. */
  readonly rollNumber: string;
  /** As the list of the class has it; without one, as they call themselves. */
  readonly name: string;
  readonly email: string;
  readonly section: string;
};

/** Who is on the list of a batch, by the names of the list, in its order. */
export async function findMemberAccounts(db: Database, batchId: string): Promise<MemberAccount[]> {
  const { rows } = await sql<MemberAccount>`
    select account_id as "accountId", coalesce(member.roll_number, '') as "rollNumber",
      coalesce(nullif(member.name, ''), account.name, member.email) as name, member.email, member.section
    from batch_member member left join account on account.id = member.account_id
    where member.batch_id = ${batchId} and member.left_at is null`.execute(db);
  return rows.toSorted(byRollNumber);
}

export async function isMember(db: Database, batchId: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('batch_member')
    .select('id')
    .where('batch_id', '=', batchId)
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
