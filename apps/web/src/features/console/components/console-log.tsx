import { memo, useLayoutEffect, useRef } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import type { Line, Shown } from '../screen.ts';

/** This close to its end, a log counts as scrolled to the end. */
const NEAR_PX = 40;

type Props = {
  readonly shown: Shown;
  readonly isOver: boolean;
  /** As tall as its content, in a pane that scrolls. */
  readonly grows: boolean;
};

/** The program's output, read out as it comes. An unfinished line is shown at the field instead. */
export function ConsoleLog({ shown: { lines, open }, isOver, grows }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  // Keep the end in view, unless somebody has scrolled up to read; after it comes how it ended (ConsoleEnding).
  useLayoutEffect(() => {
    const box = grows ? place.current?.closest('[role=tabpanel]') : place.current;
    if (!box || isOver) return;
    if (box.scrollTop + box.clientHeight >= height.current - NEAR_PX) box.scrollTop = box.scrollHeight;
    height.current = box.scrollHeight;
  });
  return (
    <div
      ref={place}
      role="log"
      aria-label={texts.console.log}
      // It scrolls, so it must be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
      tabIndex={grows ? undefined : 0}
      data-testid="console-log"
      className={cx(
        'px-3 pt-2 pb-1 font-code text-small break-words whitespace-pre-wrap',
        !grows && 'max-h-80 overflow-y-auto',
      )}
    >
      {lines.map((line) => (
        <ShownLine key={line.number} line={line} />
      ))}
      {isOver && open.spans.length > 0 && <ShownLine line={open} />}
    </div>
  );
}

const ShownLine = memo(function ShownLine({ line }: { readonly line: Line }) {
  return (
    <div>
      <Spans line={line} />
      {'\n'}
    </div>
  );
});

/** The pieces of a line in their colours. */
export function Spans({ line }: { readonly line: Line }) {
  return line.spans.map(({ text, look }, index) => (
    // Pieces are only ever added at the end of a line.
    // eslint-disable-next-line react/no-array-index-key
    <span key={index} className={look}>
      {text}
    </span>
  ));
}
