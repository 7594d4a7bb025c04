import type { NotificationKind } from '@abhyas/contract/notifications';
import type { Translations } from '@abhyas/contract/page-language';
import { sql } from 'kysely';

import type { Json } from '../../platform/database/database-types.generated.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Recipient } from '../../platform/mail/compose-mail.ts';

/** What a learner sees at once; older ones are kept for a year and not shown. */
const SHOWN = 200;

export type NewNotification = {
  readonly kind: NotificationKind;
  readonly text: string;
  readonly translations: Translations<string>;
  readonly url: string;
  readonly assetId: string;
  readonly groupKey: string;
};

/**
 * Adds a notification for each of some accounts that want its kind; an unread one of the same group takes its
 * text and time instead. Accounts that are gone are passed over.
 */
export async function insertNotifications(
  db: Database,
  accountIds: readonly string[],
  { kind, text, translations, url, assetId, groupKey }: NewNotification,
): Promise<void> {
  if (accountIds.length === 0) return;
  await sql`
    insert into notification (account_id, kind, text, translations, url, asset_id, group_key)
    select account.id, ${kind}, ${text}, ${JSON.stringify(translations)}::jsonb, ${url}, ${assetId}, ${groupKey}
    from account
    where account.id = any(${[...new Set(accountIds)]}::uuid[])
      and not exists (
        select from notification_choice
        where notification_choice.account_id = account.id and notification_choice.kind = ${kind} and not wanted
      )
    order by account.id
    on conflict (account_id, group_key) where read_at is null
    do update set text = excluded.text, translations = excluded.translations, url = excluded.url, at = now(), mailed_at = null`.execute(
    db,
  );
}

export type NotificationRow = {
  readonly id: string;
  readonly text: string;
  readonly translations: Json;
  readonly url: string;
  readonly asset_id: string;
  readonly at: Date;
  readonly read_at: Date | null;
};

/** What a notification says in a language; what was only ever written in English is told in it. */
export function textOf(
  { text, translations }: Pick<NotificationRow, 'text' | 'translations'>,
  language: string | null,
): string {
  const words = translations as Readonly<Record<string, string>>;
  return words[language ?? 'en'] ?? text;
}

export function findNotifications(db: Database, accountId: string): Promise<NotificationRow[]> {
  return db
    .selectFrom('notification')
    .select(['id', 'text', 'translations', 'url', 'asset_id', 'at', 'read_at'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .limit(SHOWN)
    .execute();
}

export async function hasUnread(db: Database, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** More unread ones than this count as this. */
const COUNTED = 99;

export async function countUnread(db: Database, accountId: string): Promise<number> {
  const some = db
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .limit(COUNTED);
  const row = await db
    .selectFrom(some.as('some'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Marks the given ones, or all, as read and answers which were new. */
export async function markRead(
  db: Database,
  accountId: string,
  ids: readonly string[] | undefined,
): Promise<string[]> {
  let update = db
    .updateTable('notification')
    .set({ read_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null);
  if (ids) update = update.where('id', 'in', ids.length > 0 ? [...ids] : ['-1']);
  const rows = await update.returning('id').execute();
  return rows.map((row) => row.id);
}

/** Undoes a reading. One whose group has a newer unread line stays read: the newer one reports it. */
export async function markUnread(db: Database, accountId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('notification as old')
    .set({ read_at: null })
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .where(
      sql<boolean>`not exists (
        select from notification as newer
        where newer.account_id = old.account_id and newer.group_key = old.group_key
          and newer.read_at is null
      )`,
    )
    .where(
      sql<boolean>`old.id = (
        select max(twin.id) from notification as twin
        where twin.account_id = old.account_id and twin.group_key = old.group_key
          and twin.id = any(${[...ids]}::bigint[])
      )`,
    )
    .execute();
}

/** The choices that a learner has made; what is missing is wanted. */
export async function findChoices(db: Database, accountId: string): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('notification_choice')
    .select(['kind', 'wanted'])
    .where('account_id', '=', accountId)
    .execute();
  return new Map(rows.map((row) => [row.kind, row.wanted]));
}

export async function saveChoice(
  db: Database,
  choice: { accountId: string; kind: string; wanted: boolean },
): Promise<void> {
  await db
    .insertInto('notification_choice')
    .values({ account_id: choice.accountId, kind: choice.kind, wanted: choice.wanted })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet({ wanted: choice.wanted }))
    .execute();
}

/** Accounts with something unread that no mail has mentioned, and that have not turned the daily mail off. */
export async function findDigestAccounts(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('notification')
    .innerJoin('account', 'account.id', 'notification.account_id')
    .select('account_id')
    .distinct()
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .where('account.confirmed', '=', true)
    .where(
      sql<boolean>`not exists (
        select from notification_choice
        where notification_choice.account_id = notification.account_id
          and kind = 'digest' and not wanted
      )`,
    )
    .execute();
  return rows.map((row) => row.account_id);
}

/** Takes what a digest shall tell, in the reader's language: each unread notification is mentioned once. */
export async function takeForDigest(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .updateTable('notification')
    .from('account')
    .set({ mailed_at: sql<Date>`now()` })
    .whereRef('account.id', '=', 'notification.account_id')
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .returning(['text', 'translations', 'account.language'])
    .execute();
  return rows.map((row) => textOf(row, row.language));
}

export function findRecipient(db: Database, accountId: string): Promise<Recipient | undefined> {
  return db
    .selectFrom('account')
    .select(['name', 'email', 'language'])
    .$narrowType<Recipient>()
    .where('id', '=', accountId)
    .executeTakeFirst();
}

/** The accounts that have a notification of a group, read or unread. */
export async function findTold(db: Database, groupKey: string): Promise<string[]> {
  const rows = await db
    .selectFrom('notification')
    .select('account_id')
    .distinct()
    .where('group_key', '=', groupKey)
    .execute();
  return rows.map((row) => row.account_id);
}
