import { EmbeddedAlgorithm } from '../../algorithms/components/embedded-algorithm.tsx';
import { EmbeddedExercise } from '../../exercise/components/embedded-exercise.tsx';
import { MountedText, type TextProps } from './mounted-text.tsx';

/** A text with its exercises and its pictures of algorithms in it. */
export function TextWithParts(props: TextProps) {
  return (
    <MountedText
      {...props}
      renderPart={({ exercise, algorithm = '' }) =>
        exercise === undefined ? (
          <EmbeddedAlgorithm json={algorithm} />
        ) : (
          <EmbeddedExercise json={exercise} assetId={props.assetId} />
        )
      }
    />
  );
}
