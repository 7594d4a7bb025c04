import type { ConsoleEnd, Typed } from '@abhyas/contract/console';
import { useEffect, useMemo, useRef } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { RunResult } from '../../running/components/run-result.tsx';
import { Verdict } from '../../running/components/verdict.tsx';
import type { ConsoleState } from '../console-state.ts';
import { endingText, isInterrupted } from '../ending-text.ts';
import type { ConsoleSession } from '../session.ts';

type Props = {
  readonly session: ConsoleSession;
  readonly state: ConsoleState;
  /** In a pane that scrolls. */
  readonly inPane: boolean;
  readonly onAgain: (typed: readonly Typed[]) => void;
  readonly onKeep?: ((input: string) => void) | undefined;
  readonly onCompare?: ((input: string) => void) | undefined;
  readonly onLine?: ((line: number) => void) | undefined;
};

/** How much of the output, from its end, is searched for an error. */
const LAST_CHARACTERS = 8192;

/** Once the program is over: what was wrong if it failed, how it ended, and what to do next. */
export function ConsoleEnding({ session, state, onLine, ...actions }: Props) {
  const { end, stoppedHere, phase } = state;
  const isOver = phase === 'over';
  const reply = useMemo(() => replyOf(end, session.shown), [end, session]);
  const told = end && endingText(end, stoppedHere);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOver || !place.current) return undefined;
    // The field that had the focus is gone.
    if (document.activeElement === document.body) place.current.focus({ preventScroll: true });
    // An explanation comes a moment later.
    const grows = new ResizeObserver(([ending]) => ending?.target.scrollIntoView({ block: 'nearest' }));
    grows.observe(place.current);
    return () => grows.disconnect();
  }, [isOver]);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={cx(
        'scroll-mt-12 scroll-mb-2 max-learn:scroll-mb-20 outline-none',
        isOver && 'space-y-2 border-t border-line px-3 py-2',
      )}
    >
      {/* Screen readers hear what comes into a live region, not what comes with one: it is there from the start. */}
      <output className="block">{reply && <Verdict reply={reply} />}</output>
      {reply && (
        <RunResult
          reply={reply}
          program={{ ...session.program, mode: 'ctestcase', ctestcase: session.input }}
          onLine={onLine}
          isWrittenAbove
        />
      )}
      <output className="block">
        {told !== undefined && (
          <span className="block text-small" data-testid="console-end">
            {told}
          </span>
        )}
      </output>
      {isOver && <Actions session={session} {...actions} />}
    </div>
  );
}

type ActionsProps = Pick<Props, 'session' | 'inPane' | 'onAgain' | 'onKeep' | 'onCompare'>;

function Actions({ session: { lines, input }, inPane, onAgain, onKeep, onCompare }: ActionsProps) {
  const words = texts.console;
  const typed = input !== '';
  return (
    // What to do next stays in sight, however long the explanation of a crash is.
    <div className={cx('flex flex-wrap gap-2', inPane && 'learn:sticky learn:-bottom-2 bg-raised py-2')}>
      {lines.length > 0 && <Action name={words.again} onClick={() => onAgain(lines)} />}
      <Action name={words.fresh} onClick={() => onAgain([])} />
      {onKeep && typed && <Action name={words.keep} onClick={() => onKeep(input)} />}
      {onCompare && typed && <Action name={words.compare} onClick={() => onCompare(input)} />}
    </div>
  );
}

function Action({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  return (
    <Button size="small" onClick={onClick}>
      {name}
    </Button>
  );
}

/** When the program failed: its output is shown above already, and the error is in its last words. */
function replyOf(end: ConsoleEnd | undefined, shown: string): ConsoleEnd | undefined {
  if (end?.verdict === undefined || end.verdict === 'accepted') return undefined;
  if (end.ending !== undefined && end.ending !== 'itself') return undefined;
  if (isInterrupted(end)) return undefined;
  return end.verdict === 'runtime-error' ? { ...end, stderr: shown.slice(-LAST_CHARACTERS) } : end;
}
