import type { ListEntry } from '@abhyas/contract/classes-lists.staff';
import type { Term } from '@abhyas/contract/classes-terms.staff';
import type { BatchLine, BatchMember } from '@abhyas/contract/classes.staff';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { byRollNumber } from './list-order.rules.ts';

/** Today by India's calendar. */
export const today = sql<Date>`(now() at time zone 'Asia/Kolkata')::date`;

type InTime = { readonly term: Term | null; readonly archivedAt: Date | null };

const inTime = sql`case when batch.term_begins is null then null else jsonb_build_object(
    'name', batch.term_name, 'begins', batch.term_begins, 'ends', batch.term_ends) end as term,
  batch.archived_since as "archivedAt"`;

function shownTime({ term, archivedAt }: InTime): Pick<BatchLine, 'term' | 'archivedAt'> {
  return { ...(term && { term }), ...(archivedAt && { archivedAt: archivedAt.toISOString() }) };
}

/** The term of a batch, and since when it is archived. */
export async function findTime(db: Database, id: string): Promise<Pick<BatchLine, 'term' | 'archivedAt'>> {
  const { rows } = await sql<InTime>`select ${inTime} from batch where id = ${id}`.execute(db);
  return rows[0] ? shownTime(rows[0]) : {};
}

export async function isArchived(db: Database, id: string): Promise<boolean> {
  return (await findTime(db, id)).archivedAt !== undefined;
}

export async function saveTerm(db: Database, id: string, term: Term | undefined): Promise<void> {
  const { name = '', begins = null, ends = null } = term ?? {};
  await sql`update batch set term_name = ${name}, term_begins = ${begins}::date, term_ends = ${ends}::date
    where id = ${id}`.execute(db);
}

/** Whether it changed something. */
export async function saveArchived(db: Database, id: string, archived: boolean): Promise<boolean> {
  const row = await db
    .updateTable('batch')
    .set({ archived_since: archived ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .where('archived_since', archived ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Every batch, or those that are `seen`. */
export async function findBatches(
  db: Database,
  seen: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<BatchLine[]> {
  const { rows } = await sql<Omit<BatchLine, 'term' | 'archivedAt'> & InTime>`
    select batch.id, batch.name, members.members, members.registered, ${inTime},
      (select count(*)::integer from live_class where batch_id = batch.id and deleted_at is null) as classes
    from batch, lateral (
      select count(*)::integer as members, count(account_id)::integer as registered
      from batch_member where batch_id = batch.id and left_at is null
    ) members
    where batch.deleted_at is null and ${seen}
    order by batch.created_at desc`.execute(db);
  return rows.map(({ term, archivedAt, ...line }) => ({ ...line, ...shownTime({ term, archivedAt }) }));
}

/** The id of the new batch; undefined when the name is taken. */
export async function insertBatch(db: Database, name: string): Promise<string | undefined> {
  const row = await db
    .insertInto('batch')
    .values({ name, every_teacher: false })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** @throws DatabaseError of `batch_name_key` when another batch has the name */
export async function saveBatchName(db: Database, id: string, name: string): Promise<void> {
  await db.updateTable('batch').set({ name }).where('id', '=', id).execute();
}

/** Whether learners wait for a class of a batch, by India's calendar. */
export async function hasPlanned(db: Database, batchId: string): Promise<boolean> {
  const row = await db
    .selectFrom('live_class')
    .select('id')
    .where('batch_id', '=', batchId)
    .where('done_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('planned_for', '>=', today)
    .executeTakeFirst();
  return row !== undefined;
}

export async function markBatchDeleted(db: Database, id: string): Promise<void> {
  await db
    .updateTable('batch')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** The name of a deleted batch that is there again; undefined when there is none. */
export async function unmarkBatchDeleted(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .updateTable('batch')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export function findBatch(db: Database, id: string): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('batch')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Who is on the list, by roll number and then by name. */
export async function findMembers(db: Database, batchId: string): Promise<BatchMember[]> {
  const { rows } = await sql<BatchMember & { readonly ownName: string | null }>`
    select member.id::text, coalesce(member.roll_number, '') as "rollNumber",
      coalesce(nullif(member.name, ''), account.name, '') as name, account.name as "ownName", member.email,
      member.section, account.id is not null as registered,
      account.first_password_until is not null as "firstPassword",
      array(select subtopic_id from opened_module where account_id = member.account_id order by 1) as opened
    from batch_member member left join account on account.id = member.account_id
    where member.batch_id = ${batchId} and member.left_at is null`.execute(db);
  const members = rows.map(({ ownName, ...member }) => ({
    ...member,
    ...(ownName !== null && ownName !== member.name && { displayName: ownName }),
  }));
  return members.toSorted(byRollNumber);
}

export type AddedMember = {
  readonly id: string;
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
 * Adds people to a batch, tied to the accounts that have confirmed these addresses; answers those who were not in it. The
 * accounts are held meanwhile: one whose address is being confirmed finds its place on the list, or is found here.
 */
export async function insertMembers(
  db: Database,
  batchId: string,
  members: readonly ListEntry[],
): Promise<AddedMember[]> {
  const { rows } = await sql<AddedMember>`
    with known as (
      select id, email, confirmed from account
      where lower(email) in (select lower(email) from unnest(${members.map(({ email }) => email)}::text[]) as listed(email))
      order by id for no key update
    )
    insert into batch_member (batch_id, email, name, roll_number, section, account_id)
    select ${batchId}, listed.email, listed.name, nullif(listed.roll, ''), listed.section, known.id
    from unnest(${members.map(({ email }) => email)}::text[], ${members.map(({ name }) => name)}::text[],
      ${members.map(({ rollNumber }) => rollNumber)}::text[], ${members.map(({ section }) => section)}::text[])
      as listed(email, name, roll, section)
    left join known on known.confirmed and lower(known.email) = lower(listed.email)
    on conflict (batch_id, lower(email)) do update
      set left_at = null, name = excluded.name, roll_number = excluded.roll_number,
        section = excluded.section, account_id = coalesce(excluded.account_id, batch_member.account_id)
      where batch_member.left_at is not null
    returning id::text, email, name, account_id`.execute(db);
  return rows;
}

/** Ties members of one batch to accounts that are known to be theirs; answers the accounts that are new in it. */
export async function tieMembers(
  db: Database,
  batchId: string,
  accounts: readonly { readonly accountId: string; readonly email: string }[],
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    update batch_member set account_id = known.account_id
    from unnest(${accounts.map(({ accountId }) => accountId)}::uuid[], ${accounts.map(({ email }) => email)}::text[])
      as known(account_id, email)
    where batch_id = ${batchId} and batch_member.account_id is null and left_at is null
      and lower(batch_member.email) = lower(known.email)
    returning batch_member.account_id`.execute(db);
  return rows.map((row) => row.account_id);
}

/** Ties an account to the lists on which its address stands; answers their batches. */
export async function claimMemberships(db: Database, accountId: string, email: string): Promise<string[]> {
  const { rows } = await sql<{ batch_id: string }>`
    update batch_member set account_id = ${accountId}
    where account_id is null and left_at is null and lower(email) = lower(${email})
    returning batch_id`.execute(db);
  return rows.map((row) => row.batch_id);
}

/** Whether the list of a batch that is there has an address. */
export async function standsOnList(db: Database, email: string): Promise<boolean> {
  const { rows } = await sql<{ listed: boolean }>`
    select exists (
      select from batch_member join batch on batch.id = batch_id
      where lower(batch_member.email) = lower(${email}) and left_at is null and deleted_at is null
    ) as listed`.execute(db);
  return rows[0]?.listed ?? false;
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
    .where('left_at', 'is', null)
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

/** Modules that were opened for whole batches, each with the class that did it first. */
export async function findBatchModules(
  db: Database,
  batchIds: readonly string[],
): Promise<{ subtopicId: string; classId: string }[]> {
  if (batchIds.length === 0) return [];
  const rows = await db
    .selectFrom('live_class')
    .select(['subtopic_id', 'id as class_id'])
    .distinctOn('subtopic_id')
    .orderBy('subtopic_id')
    .orderBy('done_at')
    .where('batch_id', 'in', [...batchIds])
    .where('opened_for', '=', 'batch')
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({ subtopicId: row.subtopic_id, classId: row.class_id }));
}

/** The accounts of a batch, as a query for one that asks more at once. */
export function accountsOf(batchId: string): RawBuilder<unknown> {
  return sql`select account_id from batch_member
    where batch_id = ${batchId} and left_at is null and account_id is not null`;
}

export async function countClassesToday(db: Database): Promise<number> {
  const row = await db
    .selectFrom('live_class')
    .innerJoin('batch', 'batch.id', 'batch_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('planned_for', '=', today)
    .where('done_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('live_class.deleted_at', 'is', null)
    .where('batch.deleted_at', 'is', null)
    .where('batch.archived_since', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}
