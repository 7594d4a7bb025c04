import type { Value } from '@abhyas/recording/format';
import { writerOf, type Place } from '@abhyas/recording/replay';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { showAlert } from '../../../ui/alerts.ts';
import { valueText } from '../step.rules.ts';
import type { Steps } from '../use-steps.ts';

type Props = {
  readonly value: Value;
  /** Where it stands: who wrote it can be asked. Unset for the keys of a mapping. */
  readonly place?: Place;
  readonly isChanged: boolean;
  readonly steps: Steps;
};

/** A value that leads to the step which wrote it. A reference has a point from which its arrow starts. */
export function ValueCell({ value, place, isChanged, steps }: Props) {
  const text = valueText(value, steps.state.objects);
  const look = cx(
    'inline-flex max-w-72 items-center gap-1 rounded-small px-1.5 py-0.5 text-left font-code text-small break-all',
    isChanged && 'bg-accent-soft font-[650] underline decoration-2 underline-offset-3',
    value.kind === 'unknown' && 'text-soft italic',
    value.kind === 'reference' && 'text-link',
  );
  const content = (
    <>
      {text}
      {value.kind === 'reference' && (
        <span
          data-points-to={value.object}
          aria-hidden="true"
          className="size-2 shrink-0 rounded-full bg-link"
        />
      )}
    </>
  );
  if (!place) return <span className={look}>{content}</span>;
  const toWriter = () => {
    const step = writerOf(steps.recording, steps.at, place);
    if (step === undefined) showAlert({ msg: texts.tracing.beforeWindow, type: 'info' });
    else steps.jump(step);
  };
  return (
    <button
      type="button"
      title={texts.tracing.wrote}
      onClick={toWriter}
      className={cx(look, 'hover:bg-link-soft')}
    >
      {content}
    </button>
  );
}
