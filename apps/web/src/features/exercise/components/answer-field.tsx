import type { DrawnExercise, DrawnGap, DrawnGenerated } from '@abhyas/content/exercises/drawn';
import { lazy, Suspense } from 'react';

import type { Answering } from '../use-answering.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChoiceField } from './choice-field.tsx';
import { FixField, GapField } from './code-fields.tsx';
import { LinesField } from './lines-field.tsx';
import { MatchField } from './match-field.tsx';
import { StepsField } from './steps-field.tsx';
import { PiecesShape } from './pieces-shape.tsx';
import { TableField } from './table-field.tsx';
import { NumberField, OutputField } from './typed-fields.tsx';

/** Dragging brings a library along, so it is fetched by the first exercise that has pieces. */
const PiecesField = lazy(async () => ({ default: (await import('./pieces-field.tsx')).PiecesField }));

/** So is what makes instances. */
const GeneratedField = lazy(async () => ({
  default: (await import('./generated-field.tsx')).GeneratedField,
}));

type Props = {
  readonly exercise: DrawnExercise;
  readonly answering: Answering;
  readonly isWaiting: boolean;
};

/** Where an answer is given, by the kind of the exercise. */
export function AnswerField({ exercise, ...rest }: Props) {
  if (exercise.kind !== 'generated') return <WrittenField exercise={exercise} {...rest} />;
  const shape = <Skeleton className="h-80" />;
  if (rest.isWaiting) return shape;
  return (
    <Suspense fallback={shape}>
      <GeneratedField exercise={exercise} answering={rest.answering} />
    </Suspense>
  );
}

type WrittenProps = Props & { readonly exercise: Exclude<DrawnExercise, DrawnGenerated> };

function WrittenField({ exercise, answering, isWaiting }: WrittenProps) {
  switch (exercise.kind) {
    case 'predict':
      return <OutputField answering={answering} />;
    case 'numeric':
      return <NumberField exercise={exercise} answering={answering} />;
    case 'trace':
      return <TableField exercise={exercise} answering={answering} />;
    case 'fix':
      return <FixField exercise={exercise} answering={answering} />;
    case 'gap':
      return <GapAnswer exercise={exercise} answering={answering} isWaiting={isWaiting} />;
    case 'parsons':
      return <LinesField exercise={exercise} answering={answering} />;
    case 'order':
      return <StepsField exercise={exercise} answering={answering} />;
    case 'single':
    case 'multi':
      return <ChoiceField exercise={exercise} answering={answering} />;
    case 'match':
      return <MatchField exercise={exercise} answering={answering} />;
    default:
      return exercise satisfies never;
  }
}

/** Blanks that are typed, or filled from pieces. */
function GapAnswer({ exercise, answering, isWaiting }: Props & { readonly exercise: DrawnGap }) {
  if (!exercise.pieces) return <GapField exercise={exercise} answering={answering} />;
  const shape = <PiecesShape exercise={exercise} answering={answering} />;
  if (isWaiting) return shape;
  return (
    <Suspense fallback={shape}>
      <PiecesField exercise={exercise} answering={answering} />
    </Suspense>
  );
}
