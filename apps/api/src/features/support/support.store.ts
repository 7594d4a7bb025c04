import type { FeedbackMode, SupportMessage } from '@abhyas/contract/support';
import { sql } from 'kysely';

import type { Database } from '../../platform/database.ts';

export type NewMessage = {
  readonly accountId: string;
  readonly mode: FeedbackMode;
  readonly text: string;
  readonly mayShow: boolean;
};

/** Stores a message and answers its number. */
export async function insertMessage(db: Database, message: NewMessage): Promise<number> {
  const row = await db
    .insertInto('support_message')
    .values({
      account_id: message.accountId,
      mode: message.mode,
      text: message.text,
      may_show: message.mayShow,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return Number(row.number);
}

/** The number of the same message sent a moment ago: a repeated request is one message. */
export async function findRepeated(db: Database, message: NewMessage): Promise<number | undefined> {
  const row = await db
    .selectFrom('support_message')
    .select('number')
    .where('account_id', '=', message.accountId)
    .where('mode', '=', message.mode)
    .where('text', '=', message.text)
    .where(sql<boolean>`created_at > now() - interval '1 minute'`)
    .executeTakeFirst();
  return row && Number(row.number);
}

export async function countLastHour(db: Database, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('support_message')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where(sql<boolean>`created_at > now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** What an account has written, newest first, with the answers. */
export async function findMessages(db: Database, accountId: string): Promise<SupportMessage[]> {
  const rows = await db
    .selectFrom('support_message')
    .select(['number', 'mode', 'text', 'status', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('number', 'desc')
    .limit(100)
    .execute();
  const replies = await findReplies(
    db,
    rows.map((row) => row.number),
  );
  return rows.map((row) => ({
    number: Number(row.number),
    mode: row.mode as FeedbackMode,
    text: row.text,
    status: row.status as SupportMessage['status'],
    at: row.created_at.toISOString(),
    replies: replies
      .filter((reply) => reply.number === row.number)
      .map((reply) => ({ text: reply.text, at: reply.created_at.toISOString() })),
  }));
}

function findReplies(db: Database, numbers: readonly string[]) {
  return db
    .selectFrom('support_reply')
    .select(['number', 'text', 'created_at'])
    .where('number', 'in', numbers.length > 0 ? [...numbers] : ['-1'])
    .orderBy('id')
    .execute();
}
