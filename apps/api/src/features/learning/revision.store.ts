import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

type Owner = { readonly accountId: string; readonly assetId: string };

/** Remembers missed questions; one that was missed before keeps its first day. */
export async function insertMissed(
  db: Database,
  owner: Owner,
  questionIds: readonly string[],
): Promise<void> {
  if (questionIds.length === 0) return;
  const { accountId: account_id, assetId: asset_id } = owner;
  await db
    .insertInto('missed_question')
    .values(questionIds.map((question_id) => ({ account_id, asset_id, question_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Answered = { readonly right: readonly string[]; readonly wrong: readonly string[]; readonly at: Date };

/** Keeps how questions were answered, of each day the first time only. */
export async function insertAnswers(
  db: Database,
  owner: Owner,
  { right, wrong, at }: Answered,
): Promise<void> {
  const rows = [...right.map((id) => [id, true] as const), ...wrong.map((id) => [id, false] as const)];
  if (rows.length === 0) return;
  const { accountId: account_id, assetId: asset_id } = owner;
  const day = sql<Date>`(least(${at}::timestamptz, now()) at time zone 'Asia/Kolkata')::date`;
  await db
    .insertInto('question_answer')
    .values(rows.map(([question_id, is_right]) => ({ account_id, asset_id, question_id, day, is_right })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type QuestionDay = {
  readonly assetId: string;
  readonly questionId: string;
  /** In India, YYYY-MM-DD. */
  readonly day: string;
  readonly right: boolean;
};

/** How each question was answered on each day. */
export function findQuestionDays(db: Database, accountId: string): Promise<QuestionDay[]> {
  return db
    .selectFrom('question_answer')
    .select([
      'asset_id as assetId',
      'question_id as questionId',
      sql<string>`day::text`.as('day'),
      'is_right as right',
    ])
    .where('account_id', '=', accountId)
    .execute();
}

/** Forgets questions that have been put right. */
export async function deleteMissed(
  db: Database,
  owner: Owner,
  questionIds: readonly string[],
): Promise<void> {
  if (questionIds.length === 0) return;
  await db
    .deleteFrom('missed_question')
    .where('account_id', '=', owner.accountId)
    .where('asset_id', '=', owner.assetId)
    .where('question_id', 'in', questionIds)
    .execute();
}

/** Missed questions, longest waiting first. */
export function findMissed(
  db: Database,
  accountId: string,
): Promise<{ asset_id: string; question_id: string }[]> {
  return db
    .selectFrom('missed_question')
    .select(['asset_id', 'question_id'])
    .where('account_id', '=', accountId)
    .orderBy('missed_at')
    .execute();
}
