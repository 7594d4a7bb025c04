import type { MessageMode, SupportMessage } from '@abhyas/contract/support';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type NewMessage = {
  readonly accountId: string;
  readonly mode: MessageMode;
  readonly text: string;
  readonly mayShow: boolean;
  readonly reportId: string | null;
  readonly clientId: string | null;
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
      report_id: message.reportId,
      client_id: message.clientId,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return Number(row.number);
}

/** The number of the message that this account has sent under this id. */
export async function findByClientId(
  db: Database,
  { accountId, clientId }: NewMessage,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('support_message')
    .select('number')
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row && Number(row.number);
}

/** The number of the same message sent a moment ago: a page that draws no ids sends a double click as two. */
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

/** How many problem reports, or other messages, an account has sent within the hour. */
export async function countLastHour(db: Database, accountId: string, reports: boolean): Promise<number> {
  const row = await db
    .selectFrom('support_message')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('mode', reports ? '=' : '<>', 4)
    .where(sql<boolean>`created_at > now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** What an account has written, newest first, with the answers. */
export async function findMessages(
  db: Database,
  accountId: string,
): Promise<(SupportMessage & { assetId: string | null })[]> {
  const rows = await db
    .selectFrom('support_message')
    .leftJoin('problem_report', 'problem_report.id', 'report_id')
    .select([
      'number',
      'mode',
      'support_message.text',
      'status',
      'created_at',
      'may_show',
      'published_at',
      'asset_id',
    ])
    .where('support_message.account_id', '=', accountId)
    .orderBy('number', 'desc')
    .limit(100)
    .execute();
  const replies = await findReplies(
    db,
    rows.map((row) => row.number),
  );
  return rows.map((row) => ({
    number: Number(row.number),
    mode: row.mode as MessageMode,
    text: row.text,
    status: row.status as SupportMessage['status'],
    at: row.created_at.toISOString(),
    replies: replies.get(row.number) ?? [],
    mayShow: row.may_show,
    published: row.published_at !== null,
    assetId: row.asset_id,
  }));
}

/** The answers to some messages, oldest first. */
export async function findReplies(
  db: Database,
  numbers: readonly string[],
): Promise<Map<string, { text: string; at: string }[]>> {
  const found = new Map<string, { text: string; at: string }[]>();
  if (numbers.length === 0) return found;
  const rows = await db
    .selectFrom('support_reply')
    .select(['number', 'text', 'created_at'])
    .where('number', 'in', [...numbers])
    .orderBy('id')
    .execute();
  for (const { number, text, created_at } of rows) {
    found.set(number, [...(found.get(number) ?? []), { text, at: created_at.toISOString() }]);
  }
  return found;
}

/** False when the number is no testimonial of this account. Without consent it is shown no more. */
export async function saveConsent(
  db: Database,
  { accountId, number, mayShow }: { accountId: string; number: string; mayShow: boolean },
): Promise<boolean> {
  const saved = await db
    .updateTable('support_message')
    .set({ may_show: mayShow, ...(!mayShow && { published_at: null, published_text: null }) })
    .where('account_id', '=', accountId)
    .where('number', '=', number)
    .where('mode', '=', 3)
    .executeTakeFirst();
  return saved.numUpdatedRows > 0n;
}
