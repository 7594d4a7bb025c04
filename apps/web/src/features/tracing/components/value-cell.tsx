import type { Value } from '@abhyas/recording/format';
import { writerOf, type ValueLocation } from '@abhyas/recording/replay';

import { cx } from '../../../lib/classes.ts';
import { showToast } from '../../../ui/toasts.ts';
import { targetOf, valueText } from '../step.rules.ts';
import type { Steps } from '../use-steps.ts';
import { tracingTexts } from '../tracing-texts.ts';

type Props = {
  readonly value: Value;
  /** Where it stands: who wrote it can be asked. Unset for the keys of a mapping. */
  readonly location?: ValueLocation;
  readonly isChanged: boolean;
  readonly steps: Steps;
};

/** Hatched, so that it is told apart without colours too. */
const UNSET_LOOK = 'bg-[repeating-linear-gradient(135deg,transparent_0_5px,var(--color-line)_5px_6px)]';

const isNothingKnown = ({ kind }: Value) => kind === 'unknown' || kind === 'unset';

/** Said in a sentence of ours, and not as the language writes it. */
const isWords = (value: Value) => isNothingKnown(value) || value.kind === 'lost';

/** A value that leads to the step which wrote it. A reference has a point from which its arrow starts. */
export function ValueCell({ value, location, isChanged, steps }: Props) {
  const text = valueText(value, steps.state.objects, steps.recording.language);
  const target = targetOf(value);
  const look = cx(
    'inline-flex max-w-72 items-center gap-1 rounded-small px-1.5 py-0.5 text-left text-small',
    isWords(value) ? 'font-sans' : 'font-code',
    // A sentence breaks between its words, a long number or text anywhere.
    value.kind === 'lost' ? 'break-words' : 'break-all',
    isChanged && 'bg-accent-soft font-[650] underline decoration-2 underline-offset-3',
    isNothingKnown(value) && 'text-soft italic',
    value.kind === 'unset' && UNSET_LOOK,
    value.kind === 'lost' && 'text-bad',
    target !== undefined && 'text-link',
  );
  const content = (
    <>
      {text}
      {target !== undefined && (
        <span data-points-to={target} aria-hidden="true" className="size-2 shrink-0 rounded-full bg-link" />
      )}
    </>
  );
  if (!location) return <span className={look}>{content}</span>;
  const toWriter = () => {
    const step = writerOf(steps.recording, steps.at, location);
    if (step === undefined) showToast({ msg: tracingTexts().beforeWindow, type: 'info' });
    else steps.moves.jump(step);
  };
  return (
    <button
      type="button"
      title={tracingTexts().wrote}
      onClick={toWriter}
      className={cx(look, 'hover:bg-link-soft')}
    >
      {content}
    </button>
  );
}
