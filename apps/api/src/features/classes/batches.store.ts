import type { BatchLine, BatchMember } from '@abhyas/contract/admin-classes';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database.ts';
import type { ListedMember } from './member-list.rules.ts';

export async function findBatches(db: Database): Promise<BatchLine[]> {
  const { rows } = await sql<BatchLine>`
    select batch.id, batch.name, members.members, members.registered,
      (select count(*)::integer from live_class where batch_id = batch.id) as classes
    from batch, lateral (
      select count(*)::integer as members, count(account_id)::integer as registered
      from batch_member where batch_id = batch.id
    ) members
    order by batch.created_at desc`.execute(db);
  return rows;
}

/** The id of the new batch; undefined when the name is taken. */
export async function insertBatch(db: Database, name: string): Promise<string | undefined> {
  const row = await db
    .insertInto('batch')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function findBatch(db: Database, id: string): Promise<{ id: string; name: string } | undefined> {
  return db.selectFrom('batch').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

export async function findMembers(db: Database, batchId: string): Promise<BatchMember[]> {
  const { rows } = await sql<BatchMember>`
    select member.id::text, coalesce(account.name, member.name) as name, member.email,
      account.id is not null as registered,
      array(select subtopic_id from opened_module where account_id = member.account_id order by 1) as opened
    from batch_member member left join account on account.id = member.account_id
    where member.batch_id = ${batchId}
    order by lower(coalesce(account.name, member.name)), member.email`.execute(db);
  return rows;
}

export type AddedMember = {
  readonly email: string;
  readonly name: string;
  readonly account_id: string | null;
};

/** Each address as the database compares it, in the same order: JavaScript makes some letters small in its own way. */
export async function comparedAddresses(db: Database, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ compared: string }>`
    select lower(listed.email) as compared
    from unnest(${emails}::text[]) with ordinality as listed(email, place)
    order by place`.execute(db);
  return rows.map(({ compared }) => compared);
}

/**
 * Adds people to a batch, tied to the accounts that have proved these addresses; answers those who were not in it. The
 * accounts are held meanwhile: one whose address is being confirmed finds its place on the list, or is found here.
 */
export async function insertMembers(
  db: Database,
  batchId: string,
  members: readonly ListedMember[],
): Promise<AddedMember[]> {
  const { rows } = await sql<AddedMember>`
    with known as (
      select id, email, confirmed from account
      where lower(email) in (select lower(email) from unnest(${members.map(({ email }) => email)}::text[]) as listed(email))
      order by id for no key update
    )
    insert into batch_member (batch_id, email, name, account_id)
    select ${batchId}, listed.email, listed.name, known.id
    from unnest(${members.map(({ email }) => email)}::text[], ${members.map(({ name }) => name)}::text[])
      as listed(email, name)
    left join known on known.confirmed and lower(known.email) = lower(listed.email)
    on conflict do nothing
    returning email, name, account_id`.execute(db);
  return rows;
}

/** The address of who was taken off the list; undefined when nobody was. */
export async function deleteMember(
  db: Database,
  batchId: string,
  memberId: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('batch_member')
    .where('batch_id', '=', batchId)
    .where('id', '=', memberId)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** Ties an account to the lists on which its address stands; answers their batches. */
export async function claimMemberships(db: Database, accountId: string, email: string): Promise<string[]> {
  const { rows } = await sql<{ batch_id: string }>`
    update batch_member set account_id = ${accountId}
    where account_id is null and lower(email) = lower(${email})
    returning batch_id`.execute(db);
  return rows.map((row) => row.batch_id);
}

/** Accounts of a batch, or of those members who were present at a class. */
export async function findAccounts(
  db: Database,
  batchId: string,
  presentAt: string | null,
): Promise<string[]> {
  let query = db
    .selectFrom('batch_member')
    .select('account_id')
    .where('batch_id', '=', batchId)
    .where('account_id', 'is not', null);
  if (presentAt !== null) {
    query = query.where('id', 'in', (of) =>
      of
        .selectFrom('roll_call')
        .select('member_id')
        .where('class_id', '=', presentAt)
        .where('present', '=', true),
    );
  }
  const rows = await query.execute();
  return rows.flatMap((row) => row.account_id ?? []);
}

/** Modules that were opened for a whole batch. */
export async function findBatchModules(db: Database, batchIds: readonly string[]): Promise<string[]> {
  if (batchIds.length === 0) return [];
  const rows = await db
    .selectFrom('live_class')
    .select('subtopic_id')
    .distinct()
    .where('batch_id', 'in', [...batchIds])
    .where('opened_for', '=', 'batch')
    .execute();
  return rows.map((row) => row.subtopic_id);
}

/** The accounts of a batch, as a query for one that asks more at once. */
export function accountsOf(batchId: string): RawBuilder<unknown> {
  return sql`select account_id from batch_member where batch_id = ${batchId} and account_id is not null`;
}
