import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type MemberAccount = {
  /** Null: they have not registered. */
  readonly accountId: string | null;
  /** As the list of the class has it; without one, as they call themselves. */
  readonly name: string;
  readonly email: string;
};

/** Who is on the list of a batch, by the names of the list. */
export async function findMemberAccounts(db: Database, batchId: string): Promise<MemberAccount[]> {
  const { rows } = await sql<MemberAccount>`
    select account_id as "accountId",
      coalesce(nullif(member.name, ''), account.name, member.email) as name, member.email
    from batch_member member left join account on account.id = member.account_id
    where member.batch_id = ${batchId} and member.left_at is null
    order by lower(coalesce(nullif(member.name, ''), account.name, member.email)), member.email`.execute(db);
  return rows;
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
