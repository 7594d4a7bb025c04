import type { Value } from '@abhyas/recording/format';
import type { ValueLocation } from '@abhyas/recording/replay';
import { memo } from 'react';

import { cx } from '../../../lib/classes.ts';
import { locationName, targetOf, valueText } from '../step.rules.ts';
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
  return (
    <Cell
      value={value}
      text={valueText(value, steps.state.objects, steps.recording.language)}
      location={location}
      isChanged={isChanged}
      toWriter={steps.moves.toWriter}
    />
  );
}

type CellProps = Pick<Props, 'value' | 'isChanged'> &
  Pick<Steps['moves'], 'toWriter'> & { readonly text: string; readonly location: Props['location'] };

/** Most values are as they were at the step before, and are not drawn again. */
const Cell = memo(({ value, text, location, isChanged, toWriter }: CellProps) => {
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
  return (
    <button
      type="button"
      title={tracingTexts().wrote}
      onClick={() => toWriter(location)}
      className={cx(look, 'hover:bg-link-soft')}
    >
      {content}
    </button>
  );
}, isAlike);

function isAlike(one: CellProps, other: CellProps): boolean {
  const isSame =
    one.value === other.value &&
    one.text === other.text &&
    one.isChanged === other.isChanged &&
    one.toWriter === other.toWriter;
  return isSame && nameOf(one) === nameOf(other);
}

const nameOf = ({ location }: CellProps) => location && locationName(location);
