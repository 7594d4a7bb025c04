import type { ConsoleEnd, Typed } from '@abhyas/contract/console';
import { fill } from '@abhyas/contract/fill';
import { useEffect, useMemo, useRef } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { RunResult } from '../../running/components/run-result.tsx';
import { Verdict } from '../../running/components/verdict.tsx';
import { formatMemory, formatTime } from '../../running/run.rules.ts';
import type { ConsoleState } from '../console-state.ts';
import type { ConsoleSession } from '../session.ts';

type Props = {
  readonly session: ConsoleSession;
  readonly state: ConsoleState;
  readonly onAgain: (typed: readonly Typed[]) => void;
  readonly onKeep?: ((input: string) => void) | undefined;
  readonly onCompare?: ((input: string) => void) | undefined;
  readonly onLine?: ((line: number) => void) | undefined;
};

/** The longest that a program may run by the clock; what took longer was ended by it. */
const WALL_MS = 600_000;
/** How much of the output, from its end, is searched for an error. */
const LAST_CHARACTERS = 8192;

/** Once the program is over: how it ended, an explanation if there is one, and what to do next. */
export function ConsoleEnding({ session, state, onLine, ...actions }: Props) {
  const { end, stoppedHere, phase } = state;
  const isOver = phase === 'over';
  const reply = useMemo(() => replyOf(end, session.shown), [end, session]);
  const told = end && endingText(end, stoppedHere);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOver) return;
    place.current?.scrollIntoView({ block: 'nearest' });
    // The field that had the focus is gone.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isOver]);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={cx(
        'scroll-mt-12 scroll-mb-2 max-learn:scroll-mb-20 space-y-3 outline-none',
        isOver && 'border-t border-line px-3 py-3',
      )}
    >
      {/* Screen readers hear what comes into a live region, not what comes with one: it is there from the start. */}
      <output className="block space-y-1">
        {reply && <Verdict reply={reply} />}
        {told !== undefined && (
          <span className="block text-small" data-testid="console-end">
            {told}
          </span>
        )}
      </output>
      {reply && (
        <RunResult
          reply={reply}
          program={{ ...session.program, mode: 'ctestcase', ctestcase: session.input }}
          onLine={onLine}
          isWrittenAbove
        />
      )}
      {isOver && <Actions session={session} {...actions} />}
    </div>
  );
}

type ActionsProps = Pick<Props, 'session' | 'onAgain' | 'onKeep' | 'onCompare'>;

function Actions({ session: { lines, input }, onAgain, onKeep, onCompare }: ActionsProps) {
  const words = texts.console;
  const typed = input !== '';
  return (
    <div className="flex flex-wrap gap-2">
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

/** Ctrl+C ended it: that is no crash. */
const isInterrupted = ({ signal }: ConsoleEnd): boolean => signal === 'SIGINT';

/** How it ended, in a sentence, with the time and memory it used. */
function endingText(end: ConsoleEnd, stoppedHere: boolean): string | undefined {
  const { verdict, notif, exitCode, timeMs = 0, memoryKb = 0 } = end;
  if (notif !== undefined || verdict === 'compile-error') return undefined;
  const how = howEnded(end, stoppedHere);
  if (verdict === undefined) return how;
  const words = texts.console;
  const exit = exitCode === null || exitCode === undefined ? '' : fill(words.exit, { exitCode });
  const figures = fill(words.figures, { time: formatTime(timeMs), memory: formatMemory(memoryKb) });
  return [how, exit, figures].filter(Boolean).join(' · ');
}

function howEnded(end: ConsoleEnd, stoppedHere: boolean): string {
  const { ending = 'itself', verdict, wallMs = 0 } = end;
  const words = texts.console.ended;
  if (isInterrupted(end)) return words.interrupted;
  if (verdict === 'output-limit') return words.output;
  if (verdict === 'time-limit' && wallMs >= WALL_MS) return words.wall;
  return ending === 'stopped' && !stoppedHere ? words.replaced : words[ending];
}
