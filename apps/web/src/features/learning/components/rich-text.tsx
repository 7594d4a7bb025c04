import { lazyPart } from '../../../ui/lazy-part.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { MountedText, type TextProps } from './mounted-text.tsx';

const TextWithParts = lazyPart(async () => (await import('./text-with-parts.tsx')).TextWithParts, Waiting);

/**
 * An author's text: its programs can be copied and run in place, its exercises solved, its algorithms watched. One with
 * such parts waits for what draws them, so that nothing moves afterwards.
 */
export function RichText(props: TextProps) {
  const Text = / data-(exercise|algorithm)=/.test(props.html) ? TextWithParts : MountedText;
  return <Text key={props.html} {...props} />;
}

/** As high as the screen, so that what is below the text is not seen to move. */
function Waiting() {
  return (
    <div className="min-h-dvh">
      <TextSkeleton lines={8} />
    </div>
  );
}
