import { lazy, Suspense } from 'react';

import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { MountedText, type TextProps } from './mounted-text.tsx';

const TextWithExercises = lazy(async () => ({
  default: (await import('./text-with-exercises.tsx')).TextWithExercises,
}));

/**
 * An author's text: its programs can be copied and run in place, its exercises solved. One with exercises waits for what
 * draws them, so that nothing moves afterwards.
 */
export function RichText(props: TextProps) {
  if (!props.html.includes('data-exercise=')) return <MountedText key={props.html} {...props} />;
  return (
    <Suspense fallback={<Waiting />}>
      <TextWithExercises key={props.html} {...props} />
    </Suspense>
  );
}

/** As high as the screen, so that what is below the text is not seen to move. */
function Waiting() {
  return (
    <div className="min-h-dvh">
      <TextSkeleton lines={8} />
    </div>
  );
}
