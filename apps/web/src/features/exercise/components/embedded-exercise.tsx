import { drawnExercise, type DrawnExercise } from '@abhyas/content/exercises/drawn';
import type { ExerciseState } from '@abhyas/contract/exercises';
import { lazy, Suspense, useMemo } from 'react';
import * as z from 'zod/mini';

import { WhenNear } from '../../../ui/when-near.tsx';
import { readAnswer, stepsShown } from '../answer.rules.ts';
import { useExerciseState } from '../exercise.queries.ts';
import type { Answering } from '../use-answering.ts';
import { ExerciseForm } from './exercise-form.tsx';

/** What takes and judges answers is fetched when the first exercise of a text comes near. */
const LessonExercise = lazy(async () => ({
  default: (await import('./lesson-exercise.tsx')).LessonExercise,
}));

type Props = { readonly json: string; readonly assetId: string };

/** An exercise within a text. From the beginning it has the height it will have, so that nothing moves. */
export function EmbeddedExercise({ json, assetId }: Props) {
  const exercise = useMemo(() => readExercise(json), [json]);
  return exercise && <NearExercise exercise={exercise} assetId={assetId} />;
}

function NearExercise({ exercise, assetId }: { readonly exercise: DrawnExercise; readonly assetId: string }) {
  const state = useExerciseState(assetId, exercise.id);
  const kept = state ?? undefined;
  const answering = waiting(exercise, kept);
  const shape = <ExerciseForm exercise={exercise} assetId={assetId} answering={answering} isWaiting />;
  return (
    <WhenNear until={shape}>
      {state === undefined ? (
        shape
      ) : (
        <Suspense fallback={shape}>
          <LessonExercise exercise={exercise} assetId={assetId} kept={kept} />
        </Suspense>
      )}
    </WhenNear>
  );
}

function readExercise(json: string): DrawnExercise | null {
  try {
    const read = z.safeParse(drawnExercise, JSON.parse(json));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The exercise as it was left, before anything can be answered. */
function waiting(exercise: DrawnExercise, kept: ExerciseState | undefined): Answering {
  const wrongTries = kept?.wrong ?? 0;
  return {
    answer: readAnswer(exercise, kept?.lastAnswer),
    change: () => undefined,
    verdict: undefined,
    solved: kept?.right ?? false,
    wrongTries,
    stepsShown: stepsShown(wrongTries, exercise.smaller.length),
    canCheck: false,
    busy: false,
    check: () => undefined,
  };
}
