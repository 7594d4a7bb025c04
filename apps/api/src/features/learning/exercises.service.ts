import type { ExerciseAttempt, ExerciseState } from '@abhyas/contract/exercises';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import {
  countAttemptsOfDay,
  findExerciseDays,
  findStates,
  insertAttempt,
  type ExerciseDay,
} from './exercises.store.ts';
import { requireOwned } from './learning.service.ts';

/** Far more than anybody answers in a day; a program that answers without end would fill the disk. */
const ATTEMPTS_A_DAY = 1000;

type Context = Pick<AppContext, 'db' | 'release'>;

/**
 * What the learner did in the exercises that the lesson has now.
 * @throws AppError 404 for an unknown asset, 403 for one that is not owned.
 */
export async function exercisesOf(
  context: Context,
  accountId: string,
  assetId: string,
): Promise<ExerciseState[]> {
  const ids = await exerciseIds(context, accountId, assetId);
  const states = await findStates(context.db, { accountId, assetId });
  return states.filter(({ exerciseId }) => ids.has(exerciseId));
}

/**
 * Keeps an answer.
 * @throws AppError as `exercisesOf`, 404 for an exercise that the lesson does not have, 429 after
 * ATTEMPTS_A_DAY.
 */
export async function recordAttempt(
  context: Context,
  accountId: string,
  attempt: ExerciseAttempt,
): Promise<void> {
  const ids = await exerciseIds(context, accountId, attempt.assetId);
  if (!ids.has(attempt.exerciseId)) throw new AppError('learning.exercise-unknown');
  if ((await countAttemptsOfDay(context.db, accountId)) >= ATTEMPTS_A_DAY) {
    throw new AppError('learning.exercise-too-many');
  }
  await insertAttempt(context.db, accountId, attempt);
}

/** How each exercise went on each day on which the learner answered it. */
export function exerciseDays({ db }: Pick<Context, 'db'>, accountId: string): Promise<ExerciseDay[]> {
  return findExerciseDays(db, accountId);
}

async function exerciseIds(
  context: Context,
  accountId: string,
  assetId: string,
): Promise<ReadonlySet<string>> {
  const asset = await requireOwned(context, accountId, assetId);
  return new Set(asset.type === 'text' ? (asset.exercises ?? []).map(({ id }) => id) : []);
}
