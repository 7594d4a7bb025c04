import { exerciseAttempt } from '@abhyas/contract/exercises';
import type { ReviewExercise } from '@abhyas/contract/mastery';

type Letter = { readonly accountId: string; readonly url: string; readonly body: unknown };

/** The exercises without those whose answers still wait on this device to be sent. */
export function notAnsweredHere(
  items: readonly ReviewExercise[],
  waiting: readonly Letter[],
  accountId: string,
): readonly ReviewExercise[] {
  const bodies = waiting
    .filter((letter) => letter.accountId === accountId && letter.url === exerciseAttempt.path)
    .map(({ body }) => body as Partial<Pick<ReviewExercise, 'assetId' | 'exerciseId'>>);
  return items.filter(
    (item) =>
      !bodies.some(({ assetId, exerciseId }) => assetId === item.assetId && exerciseId === item.exerciseId),
  );
}
