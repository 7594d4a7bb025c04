import type { AnnouncementText, Audience, Receivers } from '@abhyas/contract/announcements.staff';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Recipient } from '../../platform/mail/compose-mail.ts';
import { findReceivers, setOf, wants, type Members } from '../notifications/receivers.service.ts';

/** A large audience takes longer to write down than a request may. */
const GATHER_SECONDS = 120;
const LISTED = 50;
const NEWS = 'news';

const refusesMail = sql<boolean>`exists (
  select from notification_choice
  where notification_choice.account_id = account.id and kind in ('news', 'news-mail') and not wanted
)`;
const takesMail = sql<boolean>`account.confirmed and not ${refusesMail}`;

/** Of an audience: who is told, how many of them by mail, and how many have turned news off. */
export async function findReach(
  db: Database,
  members: Members,
): Promise<Receivers & { byMail: number; silenced: number }> {
  const told = await findReceivers(db, { members, kind: NEWS });
  const { rows } = await sql<{ byMail: number; silenced: number }>`
    select count(*) filter (where ${takesMail})::int as "byMail",
      count(*) filter (where not ${wants(NEWS)})::int as silenced
    from account where id in (${members})`.execute(db);
  return { ...told, byMail: rows[0]?.byMail ?? 0, silenced: rows[0]?.silenced ?? 0 };
}

export type NewAnnouncement = AnnouncementText & {
  readonly id: string;
  readonly audience: Audience;
  readonly sendAt: Date | undefined;
};

/** False when the announcement is there already. */
export async function insertAnnouncement(db: Database, made: NewAnnouncement): Promise<boolean> {
  const inserted = await db
    .insertInto('announcement')
    .values({
      id: made.id,
      audience: JSON.stringify(made.audience),
      title: made.title,
      body: made.body,
      url: made.url,
      by_mail: made.byMail,
      send_at: made.sendAt ?? sql<Date>`now()`,
      receivers_fixed: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const count = (condition: RawBuilder<boolean>) =>
  sql<number>`(select count(*)::int from announcement_recipient
    where announcement_id = announcement.id and ${condition})`;

function announcements(db: Database) {
  return db
    .selectFrom('announcement')
    .selectAll()
    .select([
      count(sql`true`).as('recipients'),
      count(sql`told_at is not null`).as('told'),
      count(sql`mailed_at is not null`).as('mailed'),
      count(sql`mail_refused_at is not null`).as('refused'),
      // A mail that is being handed over just now is no older than this.
      count(sql`mail_taken_at < now() - interval '2 minutes' and mailed_at is null
        and mail_refused_at is null`).as('doubtful'),
    ]);
}

export type AnnouncementRow = Awaited<ReturnType<ReturnType<typeof announcements>['execute']>>[number];

export function findAnnouncements(db: Database): Promise<AnnouncementRow[]> {
  return announcements(db).orderBy('send_at', 'desc').limit(LISTED).execute();
}

export function findAnnouncement(db: Database, id: string): Promise<AnnouncementRow | undefined> {
  return announcements(db).where('id', '=', id).executeTakeFirst();
}

/** Begins once: answers the announcement when it is neither begun nor taken back, and marks it begun. */
export async function beginAnnouncement(
  db: Database,
  id: string,
): Promise<{ audience: Audience; fixed: boolean; url: string } | undefined> {
  const row = await db
    .updateTable('announcement')
    .set({ started_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('started_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .returning(['audience', 'receivers_fixed as fixed', 'url'])
    .executeTakeFirst();
  // Written by insertAnnouncement only, from an Audience.
  return row && { audience: row.audience as Audience, fixed: row.fixed, url: row.url };
}

/** What it led to is not there any more. */
export async function dropLink(db: Database, id: string): Promise<void> {
  await db.updateTable('announcement').set({ url: '' }).where('id', '=', id).execute();
}

/** False when it has begun, or was taken back before. */
export async function markCancelled(db: Database, id: string): Promise<boolean> {
  const done = await db
    .updateTable('announcement')
    .set({ cancelled_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('started_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Writes down who is told, in chunks. */
export async function gatherRecipients(
  db: Database,
  { id, members, perChunk }: { id: string; members: Members; perChunk: number },
): Promise<void> {
  await sql`select set_config('statement_timeout', ${`${GATHER_SECONDS}s`}, true)`.execute(db);
  await sql`
    insert into announcement_recipient (announcement_id, account_id, chunk)
    select ${id}, account.id, ((row_number() over (order by account.id) - 1) / ${perChunk}::int)::int
    from account where id in (${members}) and ${wants(NEWS)}
    on conflict do nothing`.execute(db);
}

/** What stands for all that are written down for an announcement, as a preview says it. */
export async function gatheredSet(db: Database, id: string): Promise<string> {
  const { rows } = await sql<{ set: string }>`
    select ${setOf(sql`account_id`)} as set from announcement_recipient
    where announcement_id = ${id}`.execute(db);
  return rows[0]?.set ?? '';
}

export async function countChunks(db: Database, id: string): Promise<number> {
  const row = await db
    .selectFrom('announcement_recipient')
    .select(sql<number>`coalesce(max(chunk) + 1, 0)::int`.as('chunks'))
    .where('announcement_id', '=', id)
    .executeTakeFirstOrThrow();
  return row.chunks;
}

/** Those of a chunk who have not been told; they count as told from now on. */
export async function takeUntold(db: Database, id: string, chunk: number): Promise<string[]> {
  const rows = await db
    .updateTable('announcement_recipient')
    .set({ told_at: sql<Date>`now()` })
    .where('announcement_id', '=', id)
    .where('chunk', '=', chunk)
    .where('told_at', 'is', null)
    .returning('account_id')
    .execute();
  return rows.map((row) => row.account_id);
}

export type MailRecipient = Recipient & { readonly accountId: string };

/**
 * Takes the next person of a chunk who gets a mail: nobody takes them a second time. Whoever has turned these mails off
 * meanwhile is passed over.
 */
export async function takeForMail(
  db: Database,
  id: string,
  chunk: number,
): Promise<MailRecipient | undefined> {
  const { rows } = await sql<MailRecipient>`
    update announcement_recipient as recipient set mail_taken_at = now()
    from account
    where account.id = recipient.account_id and recipient.announcement_id = ${id}
      and recipient.account_id = (
        select waiting.account_id from announcement_recipient as waiting
        join account on account.id = waiting.account_id
        where waiting.announcement_id = ${id} and waiting.chunk = ${chunk}
          and waiting.mail_taken_at is null and ${takesMail}
        order by waiting.account_id limit 1 for update of waiting skip locked
      )
    returning recipient.account_id as "accountId", account.name, account.email, account.language`.execute(db);
  return rows[0];
}

type MailResult = 'mailed' | 'refused' | 'untaken';

/** How it went with a mail; `untaken` lets it be tried again. */
export async function saveMailResult(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
  result: MailResult,
): Promise<void> {
  const now = sql<Date>`now()`;
  const values = {
    mailed: { mailed_at: now },
    refused: { mail_refused_at: now },
    untaken: { mail_taken_at: null },
  } as const;
  await db
    .updateTable('announcement_recipient')
    .set(values[result])
    .where('announcement_id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
}
