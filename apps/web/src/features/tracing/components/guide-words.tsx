import { WithCode } from '../../../ui/with-code.tsx';
import { guideText, watchedTexts, type Guide } from '../guide.ts';
import type { Steps } from '../use-steps.ts';

/** What the author of a lesson says of this step, and the variables to look at. */
export function GuideWords({ guide, steps }: { readonly guide: Guide; readonly steps: Steps }) {
  const held = { state: steps.state, language: steps.recording.language };
  const sentence = guideText(guide, steps.at, held);
  const watched = watchedTexts(guide, held);
  return (
    <div aria-live={steps.playing ? 'off' : 'polite'} data-testid="guide" className="min-h-7 break-words">
      <p className="min-h-7">{sentence !== undefined && <WithCode text={sentence} />}</p>
      {guide.watch.length > 0 && (
        <ul className="flex min-h-6 flex-wrap gap-x-5 font-code text-small">
          {watched.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
