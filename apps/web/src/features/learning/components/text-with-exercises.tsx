import { PlacedExercise } from '../../exercise/components/placed-exercise.tsx';
import { MountedText, type TextProps } from './mounted-text.tsx';

/** A text whose exercises stand at their places. */
export function TextWithExercises(props: TextProps) {
  return (
    <MountedText
      {...props}
      renderExercise={(json) => <PlacedExercise json={json} assetId={props.assetId} />}
    />
  );
}
