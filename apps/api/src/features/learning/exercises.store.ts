import type { ExerciseAttempt, ExerciseState } from '@abhyas/contract/exercises';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

type Owner = { readonly accountId: string; readonly assetId: string };

/** How many attempts of an account were kept in the last day, by the server's clock. */
export async function countAttemptsOfDay(db: Database, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('exercise_attempt')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('kept_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Keeps an attempt once, at the time when it was made; a clock that runs ahead cannot put it into the future. */
export async function insertAttempt(
  db: Database,
  accountId: string,
  attempt: ExerciseAttempt,
): Promise<void> {
  await db
    .insertInto('exercise_attempt')
    .values({
      account_id: accountId,
      id: attempt.id,
      asset_id: attempt.assetId,
      exercise_id: attempt.exerciseId,
      answer: attempt.answer,
      is_right: attempt.right,
      seconds: attempt.seconds,
      hints: attempt.hints,
      at: sql<Date>`least(${attempt.at}::timestamptz, now())`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type ExerciseDay = {
  readonly assetId: string;
  readonly exerciseId: string;
  /** In India, YYYY-MM-DD. */
  readonly day: string;
  /** At the first try of the day, with no smaller step shown. */
  readonly atOnce: boolean;
  readonly right: boolean;
};

/** How each exercise went on each day on which an account answered it. */
export function findExerciseDays(db: Database, accountId: string): Promise<ExerciseDay[]> {
  const day = sql<string>`to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
  return db
    .selectFrom('exercise_attempt')
    .select([
      'asset_id as assetId',
      'exercise_id as exerciseId',
      day.as('day'),
      sql<boolean>`(array_agg(is_right and hints = 0 order by at))[1]`.as('atOnce'),
      sql<boolean>`bool_or(is_right)`.as('right'),
    ])
    .where('account_id', '=', accountId)
    .groupBy(['asset_id', 'exercise_id', day])
    .execute();
}

/** What the attempts at each exercise of a lesson come to. */
export async function findStates(db: Database, { accountId, assetId }: Owner): Promise<ExerciseState[]> {
  const rows = await db
    .selectFrom('exercise_attempt')
    .select([
      'exercise_id as exerciseId',
      sql<boolean>`bool_or(is_right)`.as('right'),
      sql<number>`(count(*) filter (where not is_right))::int`.as('wrong'),
      sql<number>`max(hints)`.as('hints'),
      sql<string>`(array_agg(answer order by at desc))[1]`.as('lastAnswer'),
    ])
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .groupBy('exercise_id')
    .execute();
  return rows;
}
