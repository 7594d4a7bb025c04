import { NAMED_MOST, type Receivers } from '@abhyas/contract/announcements.staff';
import type { NotificationKind } from '@abhyas/contract/notifications';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** A set of people now, as a query for the ids of their accounts. */
export type Members = RawBuilder<unknown>;

/** Whether the account of the row has not turned this kind off. */
export const wants = (kind: NotificationKind) => sql<boolean>`not exists (
  select from notification_choice
  where notification_choice.account_id = account.id and notification_choice.kind = ${kind} and not wanted
)`;

/** Stands for exactly these ids, in whatever order they are found. */
export const setOf = (id: RawBuilder<unknown>) =>
  sql<string>`md5(coalesce(string_agg(${id}::text, ',' order by ${id}), ''))`;

/**
 * Who of these people is told something of a kind (all of them when no kind is named): the number, the names and what stands for them come from the same
 * rows.
 */
export async function findReceivers(
  db: Database,
  { members, kind }: { readonly members: Members; readonly kind?: NotificationKind },
): Promise<Receivers> {
  const { rows } = await sql<Receivers>`
    select count(*)::int as people, ${setOf(sql`id`)} as set,
      coalesce((array_agg(label order by lower(label), id))[1:${NAMED_MOST}::int], '{}') as names
    from (
      select id, case when count(*) over (partition by name) > 1 then name || ' (' || email || ')' else name end as label
      from account where id in (${members}) and ${kind === undefined ? sql`true` : wants(kind)}
    ) told`.execute(db);
  return rows[0] ?? { people: 0, names: [], set: '' };
}

export async function isMember(db: Database, members: Members, accountId: string): Promise<boolean> {
  const { rows } = await sql`select from account where id = ${accountId} and id in (${members})`.execute(db);
  return rows.length > 0;
}
