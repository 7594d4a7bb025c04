import { EmbeddedExercise } from '../../exercise/components/embedded-exercise.tsx';
import { MountedText, type TextProps } from './mounted-text.tsx';

/** A text with its exercises in it. */
export function TextWithExercises(props: TextProps) {
  return (
    <MountedText
      {...props}
      renderExercise={(json) => <EmbeddedExercise json={json} assetId={props.assetId} />}
    />
  );
}
