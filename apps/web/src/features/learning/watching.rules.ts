import type { WatchedInterval } from '@abhyas/contract/learning-progress';

/** At this share of really watched seconds a video counts as finished (LEARNING-20). */
export const WATCHED_ENOUGH = 0.9;

/** Between two reports of a playing video lie about 250 ms; more than this much of it is a jump. */
const JUMP_SECONDS = 1.5;

/** Adds the way from `from` to `to`, both in seconds of the video, unless it was a jump. */
export function played(
  intervals: readonly WatchedInterval[],
  { from, to, rate }: { from: number; to: number; rate: number },
): readonly WatchedInterval[] {
  if (to <= from || to - from > JUMP_SECONDS * Math.max(1, rate)) return intervals;
  return merged([...intervals, [from, to]]);
}

/** The same seconds in as few intervals as can be, in order. */
export function merged(intervals: readonly WatchedInterval[]): readonly WatchedInterval[] {
  const ordered = [...intervals].sort(([a], [b]) => a - b);
  return ordered.reduce<WatchedInterval[]>((result, [from, to]) => {
    const last = result.at(-1);
    if (last && from <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
    return result;
  }, []);
}

/** To whole seconds, as the server keeps them. What is shorter than half a second is nothing. */
export function wholeSeconds(intervals: readonly WatchedInterval[]): WatchedInterval[] {
  return intervals
    .map(([from, to]): WatchedInterval => [Math.round(from), Math.round(to)])
    .filter(([from, to]) => from < to);
}

/** Different seconds watched. */
export function secondsIn(intervals: readonly WatchedInterval[]): number {
  return merged(intervals).reduce((sum, [from, to]) => sum + to - from, 0);
}
