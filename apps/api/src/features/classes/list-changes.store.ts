import type { ListEntry } from '@abhyas/contract/classes-lists.staff';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Listed } from './list-plan.rules.ts';

/** How somebody stands on a list. */
export type ListState = ListEntry & { readonly left: boolean };

export type ChangeLine = { readonly memberId: string; readonly was: ListState; readonly became: ListState };

export type ChangeKind = 'import' | 'edit' | 'move' | 'remove';

/** Everybody who is or was on a list; held until the transaction ends. */
export async function holdListed(db: Database, batchId: string): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select id::text, coalesce(roll_number, '') as "rollNumber", name, email, section,
      left_at is not null as left, account_id as "accountId", lower(email) as compared
    from batch_member where batch_id = ${batchId} order by batch_member.id for update`.execute(db);
  return rows;
}

/** Writes how members stand from now on. Roll numbers are freed first, so that two can be exchanged. */
export async function saveStates(
  db: Database,
  states: readonly { readonly memberId: string; readonly state: ListState }[],
): Promise<void> {
  if (states.length === 0) return;
  const ids = states.map(({ memberId }) => memberId);
  await db.updateTable('batch_member').set({ roll_number: null }).where('id', 'in', ids).execute();
  for (const { memberId, state } of states) {
    const { rollNumber, name, email, section, left } = state;
    await db
      .updateTable('batch_member')
      .set({
        roll_number: rollNumber || null,
        name,
        email,
        section,
        left_at: left ? sql<Date>`coalesce(left_at, now())` : null,
      })
      .where('id', '=', memberId)
      .execute();
  }
}

/** Ties members to the accounts that have confirmed their addresses, as far as they have none; answers these accounts. */
export async function tieAccounts(db: Database, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await sql<{ account_id: string }>`
    update batch_member member set account_id = coalesce(member.account_id, account.id)
    from batch_member same left join account on account.confirmed and lower(account.email) = lower(same.email)
    where same.id = member.id and member.id = any(${[...memberIds]}::bigint[]) and member.left_at is null
      and coalesce(member.account_id, account.id) is not null
    returning member.account_id`.execute(db);
  return rows.map((row) => row.account_id);
}

export async function insertChange(
  db: Database,
  { kind, batchId }: { readonly kind: ChangeKind; readonly batchId: string },
  lines: readonly ChangeLine[],
): Promise<string> {
  const { id } = await db
    .insertInto('list_change')
    .values({ kind, batch_id: batchId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into list_change_line (change_id, member_id, was, became)
    select ${id}, (line->>'memberId')::bigint, line->'was', line->'became'
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) as line`.execute(db);
  return id;
}

/** The lines of a change that was not undone, which it is from now on; undefined when there is none. */
export async function takeChange(
  db: Database,
  batchId: string,
  changeId: string,
): Promise<ChangeLine[] | undefined> {
  const taken = await db
    .updateTable('list_change')
    .set({ undone_at: sql<Date>`now()` })
    .where('id', '=', changeId)
    .where('batch_id', '=', batchId)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!taken) return undefined;
  const { rows } = await sql<ChangeLine>`
    select member_id::text as "memberId", was, became from list_change_line
    where change_id = ${changeId} order by member_id`.execute(db);
  return rows;
}

/** How some members stand now, with the batch of each; held until the transaction ends. */
export async function holdStates(
  db: Database,
  memberIds: readonly string[],
): Promise<Map<string, ListState & { readonly batchId: string }>> {
  const { rows } = await sql<ListState & { readonly id: string; readonly batchId: string }>`
    select id::text, batch_id as "batchId", coalesce(roll_number, '') as "rollNumber", name, email, section,
      left_at is not null as left
    from batch_member where id = any(${[...memberIds]}::bigint[]) order by batch_member.id for update`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}
