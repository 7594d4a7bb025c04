import type { ConsoleEnd } from '@abhyas/contract/console';
import { fill } from '@abhyas/contract/fill';

import { texts } from '../../lib/texts.ts';
import { formatMemory, formatTime } from '../running/run.rules.ts';

/** The longest that a program may run by the clock; what took longer was ended by it. */
const WALL_MS = 600_000;

/** Ctrl+C ended it: that is no crash. */
export const isInterrupted = ({ signal }: ConsoleEnd): boolean => signal === 'SIGINT';

/** How it ended, in a sentence, with the time and memory it used. */
export function endingText(end: ConsoleEnd, stoppedHere: boolean): string | undefined {
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
