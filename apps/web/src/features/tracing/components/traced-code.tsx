import { memo, useEffect, useMemo, useRef, type RefObject } from 'react';

import { cx } from '../../../lib/classes.ts';
import { countText } from '../../../lib/counts.ts';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import type { Steps } from '../use-steps.ts';
import { tracingTexts } from '../tracing-texts.ts';

type Props = { readonly code: string; readonly steps: Steps };

/** The program, with the line that was carried out and the one that is next. */
export function TracedCode({ code, steps }: Props) {
  const lines = useMemo(() => code.split('\n'), [code]);
  const { recording, at, doneLine, moves } = steps;
  const next = recording.steps[at]?.line;
  const list = useInSight(next, lines.length);
  return (
    <ScrollBox className="min-h-0 grow overflow-auto py-2 print:overflow-visible">
      <ol
        ref={list}
        aria-label={tracingTexts().code}
        className="w-max min-w-full font-code text-small leading-6"
      >
        {lines.map((text, index) => (
          <Line
            key={`${index}`}
            number={index + 1}
            text={text}
            isNext={index + 1 === next}
            isDone={index + 1 === doneLine}
            visits={recording.run?.visits.get(index + 1) ?? 0}
            onVisit={moves.toVisit}
          />
        ))}
      </ol>
    </ScrollBox>
  );
}

/**
 * Keeps a line in sight. Where it is need not be asked for at each step, which would lay out the page before its time: all
 * lines are equally high.
 */
function useInSight(line: number | undefined, count: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const sight = useRef({ from: 0, to: 0, height: 1 });
  useEffect(() => {
    const lines = list.current;
    const box = lines?.parentElement?.parentElement;
    if (!lines || !box) return undefined;
    const look = (): void => {
      const from = box.getBoundingClientRect().top - lines.getBoundingClientRect().top;
      sight.current = { from, to: from + box.clientHeight, height: lines.offsetHeight / count };
    };
    const watch = new ResizeObserver(look);
    watch.observe(box);
    watch.observe(lines);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [count]);
  useEffect(() => {
    const { from, to, height } = sight.current;
    const isInSight = line !== undefined && (line - 1) * height >= from && line * height <= to;
    if (line !== undefined && !isInSight)
      list.current?.children[line - 1]?.scrollIntoView({ block: 'nearest' });
  }, [line]);
  return list;
}

type LineProps = {
  readonly number: number;
  readonly text: string;
  readonly isNext: boolean;
  readonly isDone: boolean;
  readonly visits: number;
  /** Goes to the next visit of a line. */
  readonly onVisit: (number: number) => void;
};

/** Most lines are as they were at the step before, and are not drawn again. */
const Line = memo(({ number, text, isNext, isDone, visits, onVisit }: LineProps) => (
  <li
    aria-current={isNext ? 'step' : undefined}
    className={cx(
      'flex border-l-4 pr-4',
      isNext ? 'border-accent bg-accent-soft' : isDone ? 'border-edge bg-sunken' : 'border-transparent',
    )}
  >
    <LineNumber number={number} visits={visits} onVisit={onVisit} />
    <span className="whitespace-pre">{text}</span>
  </li>
));

type NumberProps = Pick<LineProps, 'number' | 'visits' | 'onVisit'>;

/** It is the same whichever line is next. */
const LineNumber = memo(({ number, visits, onVisit }: NumberProps) => {
  const words = tracingTexts().line;
  const look = 'w-11 shrink-0 pr-3 text-right text-soft tabular-nums select-none';
  if (visits === 0) {
    return <span className={look}>{number}</span>;
  }
  const name = `${countText(words, visits, { line: String(number) })}. ${tracingTexts().nextVisit}`;
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      onClick={() => onVisit(number)}
      className={cx(look, 'hover:text-link hover:underline')}
    >
      {number}
    </button>
  );
});
