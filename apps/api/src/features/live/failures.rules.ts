import type { Seat } from '@abhyas/contract/live.staff';

/** A judged run, as far as it says why it failed. */
export type Run = {
  readonly passed: number;
  readonly total: number;
  readonly verdict: string;
  /** The first test that failed. */
  readonly test: string | null;
  /** The beginning of what the compiler said, or else the end of what the program did. */
  readonly said: string | null;
};

/** A message is cut to this length. */
const ERROR_CHARACTERS = 120;
const NAMES_ERROR = /error|exception/i;
/** What stands before it names a place in the program, which differs between learners. */
const MARK = 'error: ';

/** The message of a compiler or of an exception in one line; undefined when nothing was said. */
export function errorOf({ verdict, said }: Pick<Run, 'verdict' | 'said'>): string | undefined {
  const lines = (said ?? '').split('\n').map((line) => line.trim());
  const named = lines.filter((line) => NAMES_ERROR.test(line));
  const line = verdict === 'compile-error' ? named[0] : named.at(-1);
  if (line === undefined) return undefined;
  const begun = line.indexOf(MARK);
  return (begun === -1 ? line : line.slice(begun + MARK.length)).slice(0, ERROR_CHARACTERS);
}

const wayOf = (run: Run): string => JSON.stringify([run.verdict, run.test, errorOf(run)]);

/** How the last run of a problem went, and how many before it failed in the same way; the newest of them first. */
export function progressOf([last, ...before]: readonly Run[]): Omit<Seat['items'][number], 'assetId'> {
  if (!last) return {};
  const { passed, total, verdict, test } = last;
  const error = errorOf(last);
  const went = {
    passed,
    total,
    verdict,
    ...(test !== null && { test }),
    ...(error !== undefined && { error }),
  };
  if (verdict === 'accepted') return went;
  const other = before.findIndex((run) => wayOf(run) !== wayOf(last));
  return { ...went, times: 1 + (other === -1 ? before.length : other) };
}
