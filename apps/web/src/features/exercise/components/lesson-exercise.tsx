import type { DrawnExercise } from '@abhyas/content/exercises/drawn';
import type { ExerciseState } from '@abhyas/contract/exercises';

import { useAnswering } from '../use-answering.ts';
import { ExerciseForm } from './exercise-form.tsx';

type Props = {
  readonly exercise: DrawnExercise;
  readonly assetId: string;
  /** What the account has kept of it. */
  readonly kept: ExerciseState | undefined;
};

/** An exercise of a lesson: answered, judged at once, explained. Its question is in the lesson's text. */
export function LessonExercise({ exercise, assetId, kept }: Props) {
  const answering = useAnswering(exercise, assetId, kept);
  return <ExerciseForm exercise={exercise} assetId={assetId} answering={answering} />;
}
