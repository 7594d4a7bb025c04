import type { Mock } from '@abhyas/content/release';
import type { MockAnswer, MockGiven } from '@abhyas/contract/mocks';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type Attempt = {
  readonly id: string;
  readonly accountId: string;
  readonly mockId: string;
  readonly version: string;
  readonly items: readonly string[];
  readonly startedAt: Date;
  readonly endsAt: Date;
  readonly finishedAt: Date | null;
  readonly finishedBy: 'learner' | 'server' | null;
  readonly points: number | null;
  readonly outOf: number;
};

const attempts = (db: Database) =>
  db
    .selectFrom('mock_attempt')
    .select([
      'id',
      'account_id as accountId',
      'mock_id as mockId',
      'version',
      'items',
      'started_at as startedAt',
      'ends_at as endsAt',
      'finished_at as finishedAt',
      'finished_by as finishedBy',
      'points',
      'out_of as outOf',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof attempts>['executeTakeFirstOrThrow']>>;
const toAttempt = (row: Row): Attempt => ({ ...row, finishedBy: row.finishedBy as Attempt['finishedBy'] });

/** The attempts of an account, the latest first. */
export async function findAttempts(db: Database, accountId: string): Promise<Attempt[]> {
  const rows = await attempts(db)
    .where('account_id', '=', accountId)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toAttempt);
}

export type AttemptName = { readonly attemptId: string; readonly accountId: string };

/** @param hold keeps others from changing it until the transaction ends */
export async function findAttempt(
  db: Database,
  { attemptId, accountId }: AttemptName,
  { hold = false } = {},
): Promise<Attempt | undefined> {
  const query = attempts(db).where('id', '=', attemptId).where('account_id', '=', accountId);
  const row = await (hold ? query.forUpdate() : query).executeTakeFirst();
  return row && toAttempt(row);
}

/** The attempt of a test that is under way. */
export async function findOpen(
  db: Database,
  { accountId, mockId }: Pick<Attempt, 'accountId' | 'mockId'>,
): Promise<Attempt | undefined> {
  const row = await attempts(db)
    .where('account_id', '=', accountId)
    .where('mock_id', '=', mockId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row && toAttempt(row);
}

/** Attempts whose time was over so many seconds ago, and that nobody has ended. */
export async function findOverdue(db: Database, seconds: number, most: number): Promise<AttemptName[]> {
  return db
    .selectFrom('mock_attempt')
    .select(['id as attemptId', 'account_id as accountId'])
    .where('finished_at', 'is', null)
    .where(sql<boolean>`ends_at < now() - ${seconds} * interval '1 second'`)
    .orderBy('ends_at')
    .limit(most)
    .execute();
}

export async function countStartedToday(db: Database, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('mock_attempt')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('account_id', '=', accountId)
    .where(sql<boolean>`started_at > now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The test as it was under this hash. */
export async function findVersion(db: Database, hash: string): Promise<Mock> {
  const { body } = await db
    .selectFrom('mock_version')
    .select('body')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  // Written by insertAttempt only, from a Mock.
  return body as unknown as Mock;
}

type Begun = Pick<Attempt, 'id' | 'accountId' | 'version' | 'items' | 'outOf'> & { readonly mock: Mock };

/** Nothing when an attempt of this test is under way already. */
export async function insertAttempt(
  db: Database,
  { id, accountId, version, items, outOf, mock }: Begun,
): Promise<boolean> {
  await db
    .insertInto('mock_version')
    .values({ hash: version, mock_id: mock.id, body: JSON.stringify(mock) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .insertInto('mock_attempt')
    .values({
      id,
      account_id: accountId,
      mock_id: mock.id,
      version,
      items: [...items],
      ends_at: sql<Date>`now() + ${mock.minutes} * interval '1 minute'`,
      out_of: outOf,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The recorded end is at most the end of the allowed time. */
export async function saveFinished(
  db: Database,
  { id, by }: { readonly id: string; readonly by: 'learner' | 'server' },
): Promise<void> {
  await db
    .updateTable('mock_attempt')
    .set({ finished_at: sql<Date>`least(now(), ends_at)`, finished_by: by })
    .where('id', '=', id)
    .execute();
}

export async function savePoints(db: Database, id: string, points: number): Promise<void> {
  await db.updateTable('mock_attempt').set({ points }).where('id', '=', id).execute();
}

/** Attempts that are over and whose marks are not known yet, the oldest first. */
export async function findUnsettled(db: Database, most: number): Promise<Attempt[]> {
  const rows = await attempts(db)
    .where('finished_at', 'is not', null)
    .where('points', 'is', null)
    .orderBy('finished_at')
    .limit(most)
    .execute();
  return rows.map(toAttempt);
}

export async function findAnswers(db: Database, attemptId: string): Promise<MockAnswer[]> {
  const rows = await db
    .selectFrom('mock_answer')
    .select(['item_id as itemId', 'given', 'marked', 'seconds'])
    .where('attempt_id', '=', attemptId)
    .orderBy('item_id')
    .execute();
  // Written by saveAnswers only.
  return rows.map((row) => ({ ...row, given: row.given as MockGiven | null }));
}

/** Each answer replaces the one before; the time on the screen never decreases. */
export async function saveAnswers(
  db: Database,
  attemptId: string,
  answers: readonly MockAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  await db
    .insertInto('mock_answer')
    .values(
      answers.map(({ itemId, given, marked, seconds }) => ({
        attempt_id: attemptId,
        item_id: itemId,
        given: given && JSON.stringify(given),
        marked,
        seconds,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['attempt_id', 'item_id']).doUpdateSet((excluded) => ({
        given: excluded.ref('excluded.given'),
        marked: excluded.ref('excluded.marked'),
        seconds: sql<number>`greatest(mock_answer.seconds, excluded.seconds)`,
        saved_at: sql<Date>`now()`,
      })),
    )
    .execute();
}
