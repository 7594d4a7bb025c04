import type { MessageMode, SupportStatus } from '@abhyas/contract/support';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Recipient } from '../../platform/mail/compose-mail.ts';
import { containsPattern } from '../../platform/database/like-pattern.ts';
import { ACKNOWLEDGE_HOURS, ANSWER_DAYS } from './desk.rules.ts';

function desk(db: Database) {
  return db
    .selectFrom('support_message')
    .leftJoin('account', 'account.id', 'account_id')
    .select([
      'number',
      'account_id',
      'mode',
      'text',
      'status',
      'support_message.created_at',
      'acknowledged_at',
      'may_show',
      'published_text',
      'report_id',
      'account.name',
      'account.email',
    ]);
}

export type DeskRow = Awaited<ReturnType<ReturnType<typeof desk>['execute']>>[number];

export type DeskPage = {
  readonly view: 'open' | 'done';
  readonly mode: MessageMode | undefined;
  readonly search: string;
  readonly after: string | undefined;
  readonly count: number;
};

const OPEN: SupportStatus[] = ['received', 'in-progress'];

/** A page of the queue: what is open, oldest first, or what is done, newest first; one more than asked for. */
export function findDesk(db: Database, { view, mode, search, after, count }: DeskPage): Promise<DeskRow[]> {
  const isOpen = view === 'open';
  let messages = desk(db)
    .where('status', isOpen ? 'in' : 'not in', OPEN)
    .orderBy('number', isOpen ? 'asc' : 'desc')
    .limit(count + 1);
  if (mode !== undefined) messages = messages.where('mode', '=', mode);
  if (after !== undefined) messages = messages.where('number', isOpen ? '>' : '<', after);
  if (search !== '') {
    const like = containsPattern(search);
    messages = messages.where(
      sql<boolean>`(number::text = ${search} or text ilike ${like} or account.name ilike ${like}
        or account.email ilike ${like})`,
    );
  }
  return messages.execute();
}

/** How many messages are open, and how many of them are late. */
export async function countDesk(db: Database): Promise<{ open: number; late: number }> {
  return db
    .selectFrom('support_message')
    .select([
      sql<number>`count(*)::int`.as('open'),
      sql<number>`count(*) filter (where created_at < now() - case when acknowledged_at is null
        then make_interval(hours => ${ACKNOWLEDGE_HOURS}::int)
        else make_interval(days => ${ANSWER_DAYS}::int) end)::int`.as('late'),
    ])
    .where('status', 'in', OPEN)
    .executeTakeFirstOrThrow();
}

export function findDeskMessage(db: Database, number: string): Promise<DeskRow | undefined> {
  return desk(db).where('number', '=', number).executeTakeFirst();
}

/** The same, kept from changing until the transaction ends. */
export async function lockMessage(db: Database, number: string): Promise<DeskRow | undefined> {
  await db.selectFrom('support_message').select('number').where('number', '=', number).forUpdate().execute();
  return findDeskMessage(db, number);
}

/** Sets the status; the first one after `received` is the acknowledgement. */
export async function saveStatus(db: Database, number: string, status: SupportStatus): Promise<void> {
  await db
    .updateTable('support_message')
    .set({
      status,
      acknowledged_at: sql<Date>`coalesce(acknowledged_at, now())`,
      closed_at: status === 'in-progress' ? null : sql<Date>`now()`,
    })
    .where('number', '=', number)
    .execute();
}

/** Adds an answer and says its id; undefined when it was added before. */
export async function insertReply(
  db: Database,
  reply: { number: string; text: string; clientId: string },
): Promise<string | undefined> {
  const row = await db
    .insertInto('support_reply')
    .values({ number: reply.number, text: reply.text, client_id: reply.clientId })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** What the mail of an answer says, and to whom. */
export function findAnswer(
  db: Database,
  replyId: string,
): Promise<
  (Recipient & { number: string; question: string; answer: string; confirmed: boolean }) | undefined
> {
  return db
    .selectFrom('support_reply')
    .innerJoin('support_message', 'support_message.number', 'support_reply.number')
    .innerJoin('account', 'account.id', 'support_message.account_id')
    .select([
      'support_message.number',
      'support_message.text as question',
      'support_reply.text as answer',
      'account.name',
      'account.email',
      'account.confirmed',
      'account.language',
    ])
    .$narrowType<Recipient>()
    .where('support_reply.id', '=', replyId)
    .executeTakeFirst();
}

/** Shows these words of a testimonial; null shows it no more. */
export async function savePublished(db: Database, number: string, text: string | null): Promise<void> {
  await db
    .updateTable('support_message')
    .set({ published_text: text, published_at: text === null ? null : sql<Date>`now()` })
    .where('number', '=', number)
    .execute();
}

/** The testimonials that are shown, newest first. One whose author deleted their account is gone. */
export function findPublished(db: Database, count: number): Promise<{ name: string; text: string }[]> {
  return db
    .selectFrom('support_message')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account.name', sql<string>`coalesce(published_text, text)`.as('text')])
    .where('published_at', 'is not', null)
    .where('may_show', '=', true)
    .orderBy('published_at', 'desc')
    .limit(count)
    .execute();
}
