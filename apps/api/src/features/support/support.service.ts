import type { ErrorCode } from '@abhyas/contract/errors';
import { limits } from '@abhyas/contract/limits';
import type { FeedbackMode } from '@abhyas/contract/support';
import { sql } from 'kysely';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { countLastHour, findRepeated, insertMessage } from './support.store.ts';

/** research/security.md 1.7. */
const MESSAGES_PER_HOUR = 5;

const EMPTY: Readonly<Record<FeedbackMode, ErrorCode>> = {
  1: 'support.feedback-empty',
  2: 'support.request-empty',
  3: 'support.testimonial-empty',
};

export type SupportWish = {
  readonly feedback: string;
  readonly mode: FeedbackMode;
  readonly mayShow?: boolean | undefined;
};

/**
 * Stores a message to the institute and answers its number.
 * @throws AppError when it is empty or too long, or the account has written a lot in the last hour.
 */
export async function receiveMessage(
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  wish: SupportWish,
): Promise<number> {
  const text = wish.feedback.trim();
  if (text === '') throw new AppError(EMPTY[wish.mode], { field: 'feedback' });
  if (Array.from(text).length > limits.supportMax) {
    throw new AppError('support.too-long', { field: 'feedback' });
  }
  const message = { accountId, mode: wish.mode, text, mayShow: wish.mode === 3 && wish.mayShow === true };
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`support:${accountId}`}, 0))`.execute(tx);
    const repeated = await findRepeated(tx, message);
    if (repeated !== undefined) return repeated;
    if ((await countLastHour(tx, accountId)) >= MESSAGES_PER_HOUR) {
      throw new AppError('support.too-many', { status: 429 });
    }
    return insertMessage(tx, message);
  });
}
