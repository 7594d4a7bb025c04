import { useEffect, useMemo, useRef } from 'react';

import { cx } from '../../../lib/classes.ts';
import { countText } from '../../../lib/counts.ts';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { nextVisit } from '../step.rules.ts';
import type { Steps } from '../use-steps.ts';
import { tracingTexts } from '../tracing-texts.ts';

type Props = { readonly code: string; readonly steps: Steps };

/** The program, with the line that was carried out and the one that is next. */
export function CodeLines({ code, steps }: Props) {
  const lines = useMemo(() => code.split('\n'), [code]);
  const next = steps.recording.steps[steps.at]?.line;
  return (
    <ScrollBox className="min-h-0 grow overflow-auto py-2 print:overflow-visible">
      <ol aria-label={tracingTexts().code} className="w-max min-w-full font-code text-small leading-6">
        {lines.map((text, index) => (
          <Line
            key={`${index}`}
            number={index + 1}
            text={text}
            isNext={index + 1 === next}
            isDone={index + 1 === steps.doneLine}
            steps={steps}
          />
        ))}
      </ol>
    </ScrollBox>
  );
}

type LineProps = {
  readonly number: number;
  readonly text: string;
  readonly isNext: boolean;
  readonly isDone: boolean;
  readonly steps: Steps;
};

function Line({ number, text, isNext, isDone, steps }: LineProps) {
  const visits = steps.recording.run?.visits.get(number) ?? 0;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNext) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isNext]);
  return (
    <li
      ref={row}
      aria-current={isNext ? 'step' : undefined}
      className={cx(
        'flex border-l-4 pr-4',
        isNext ? 'border-accent bg-accent-soft' : isDone ? 'border-edge bg-sunken' : 'border-transparent',
      )}
    >
      <LineNumber number={number} visits={visits} steps={steps} />
      <span className="whitespace-pre">{text}</span>
    </li>
  );
}

function LineNumber({ number, visits, steps }: Pick<LineProps, 'number' | 'steps'> & { visits: number }) {
  const words = tracingTexts().line;
  const look = 'w-11 shrink-0 pr-3 text-right text-soft tabular-nums select-none';
  if (visits === 0) {
    return <span className={look}>{number}</span>;
  }
  const name = `${countText(words, visits, { line: String(number) })}. ${tracingTexts().nextVisit}`;
  const visit = () => {
    const step = nextVisit(steps.recording, number, steps.at);
    if (step !== undefined) steps.jump(step);
  };
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      onClick={visit}
      className={cx(look, 'hover:text-link hover:underline')}
    >
      {number}
    </button>
  );
}
