import type { DrawnGap } from '@abhyas/content/exercises/drawn';
import { useMemo } from 'react';

import { placementOf, type Exercise } from '../exercise.rules.ts';
import { boardOf } from '../pieces.rules.ts';
import type { Answering } from '../use-answering.ts';
import { useExercise } from '../use-exercise.ts';
import { ExerciseBoard } from './exercise-board.tsx';
import { PiecesHint } from './pieces-shape.tsx';

type Props = { readonly exercise: DrawnGap; readonly answering: Answering };

/** A program with blanks that are filled from pieces. */
export function PiecesField({ exercise, answering }: Props) {
  const board = useMemo(() => boardOf(exercise), [exercise]);
  const state = useExercise(board, {
    first: placementOf(board, answering.answer.texts),
    onMoved: (placement) => {
      const contents = Object.entries(placement).map(([slot, option]) => [slot, contentOf(board, option)]);
      answering.change({
        ...answering.answer,
        texts: Object.fromEntries(contents) as Record<string, string>,
      });
    },
  });
  return (
    <>
      <PiecesHint />
      <ExerciseBoard exercise={board} board={state} wrong={wrongSlots(exercise, answering)} />
    </>
  );
}

function wrongSlots(exercise: DrawnGap, { verdict }: Answering): readonly string[] | undefined {
  if (!verdict) return undefined;
  if (verdict.right) return [];
  return verdict.wrong.length > 0 ? verdict.wrong : Object.keys(exercise.blanks);
}

function contentOf({ options }: Exercise, option: string | undefined): string {
  return options.find(({ id }) => id === option)?.content ?? '';
}
