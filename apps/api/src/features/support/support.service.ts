import { randomUUID } from 'node:crypto';

import type { ErrorCode } from '@abhyas/contract/errors';
import { limits } from '@abhyas/contract/limits';
import type { FeedbackMode, SupportMessage } from '@abhyas/contract/support';
import type { Kysely } from 'kysely';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/database-types.generated.ts';
import { AppError } from '../../platform/errors.ts';
import { takeAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { insertReport, type NewReport } from './problem-reports.store.ts';
import {
  countLastHour,
  findByClientId,
  findMessages,
  findRepeated,
  insertMessage,
  saveConsent,
  type NewMessage,
} from './support.store.ts';

/** Limits on use of one account; problem reports count for themselves. */
const MESSAGES_PER_HOUR = 5;
const REPORTS_PER_HOUR = 10;

const EMPTY: Readonly<Record<FeedbackMode, ErrorCode>> = {
  1: 'support.feedback-empty',
  2: 'support.request-empty',
  3: 'support.testimonial-empty',
};

/** PostgreSQL keeps no NUL in a text. */
const storable = (text: string) => text.replaceAll('\0', '').trim();

export type SupportRequest = {
  readonly feedback: string;
  readonly mode: FeedbackMode;
  readonly mayShow?: boolean | undefined;
  readonly clientId?: string | undefined;
};

/**
 * Stores a message to the institute and answers its number.
 * @throws AppError when it is empty or too long, or the account has written a lot in the last hour.
 */
export async function receiveMessage(
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  params: SupportRequest,
): Promise<number> {
  const text = storable(params.feedback);
  if (text === '') throw new AppError(EMPTY[params.mode], { field: 'feedback' });
  if (Array.from(text).length > limits.supportMax) {
    throw new AppError('support.too-long', { field: 'feedback' });
  }
  const mayShow = params.mode === 3 && params.mayShow === true;
  const { mode, clientId = null } = params;
  return storeOnce(db, { accountId, mode, text, mayShow, reportId: null, clientId });
}

/**
 * Stores a report of a problem with a question, with what its reader saw, and answers its number.
 * @throws AppError when the account has sent a lot of them in the last hour
 */
export function receiveReport(
  db: Kysely<DB>,
  { clientId, ...report }: Omit<NewReport, 'id'> & { readonly clientId?: string | undefined },
): Promise<number> {
  const id = randomUUID();
  const { accountId, text } = report;
  const message = {
    accountId,
    mode: 4,
    text,
    mayShow: false,
    reportId: id,
    clientId: clientId ?? null,
  } as const;
  return storeOnce(db, message, (tx) => insertReport(tx, { ...report, id }));
}

/** What is sent again is one message, whenever that is, and an account writes only so much in an hour. */
function storeOnce(
  db: Kysely<DB>,
  message: NewMessage,
  before: (tx: Database) => Promise<void> = async () => undefined,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await takeAdvisoryLock(tx, 'support', message.accountId);
    const repeated = (await findByClientId(tx, message)) ?? (await findRepeated(tx, message));
    if (repeated !== undefined) return repeated;
    const isReport = message.mode === 4;
    const sent = await countLastHour(tx, message.accountId, isReport);
    if (sent >= (isReport ? REPORTS_PER_HOUR : MESSAGES_PER_HOUR)) {
      throw new AppError('support.too-many');
    }
    await before(tx);
    return insertMessage(tx, message);
  });
}

/** What somebody has written to the institute, newest first, with the answers. */
export async function messagesOf(
  { db, release }: Pick<AppContext, 'db' | 'release'>,
  accountId: string,
): Promise<SupportMessage[]> {
  const messages = await findMessages(db, accountId);
  return messages.map(({ assetId, ...message }) => {
    const about = assetId && release.current.assets.get(assetId)?.title;
    return { ...message, ...(about && { about }) };
  });
}

/**
 * Gives or withdraws the consent to show a testimonial.
 * @throws AppError 404 for a number that is no testimonial of theirs
 */
export async function setConsent(
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  params: { number: string; mayShow: boolean },
): Promise<void> {
  const known = isNumber(params.number) && (await saveConsent(db, { accountId, ...params }));
  if (!known) throw new AppError('support.unknown');
}

/** Numbers of messages arrive as texts: what is none is nobody's. */
export function isNumber(text: string): boolean {
  return /^\d{1,15}$/.test(text);
}
