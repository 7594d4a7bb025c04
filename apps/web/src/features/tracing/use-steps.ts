import { callerOf, lineAfter, Replay, type State } from '@abhyas/recording/replay';
import type { Recording } from '@abhyas/recording/format';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { changedLocations, overCalls } from './step.rules.ts';

/** Milliseconds a step stays, by speed. */
const SPEEDS = { slow: 1200, medium: 400, fast: 100 } as const;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = ['slow', 'medium', 'fast'] as const satisfies readonly Speed[];

export type Steps = {
  readonly recording: Recording;
  /** Counted from the first recorded one. */
  readonly at: number;
  readonly last: number;
  readonly state: State;
  readonly before: State | undefined;
  /** What this step changed (`changedLocations`). */
  readonly changed: ReadonlySet<string>;
  /** The line that was carried out before this step. */
  readonly doneLine: number | undefined;
  readonly go: (step: number) => void;
  /** Goes somewhere else than to a neighbour; `undo` comes back. */
  readonly jump: (step: number) => void;
  readonly undo: (() => void) | undefined;
  readonly over: (by: 1 | -1) => void;
  readonly toCaller: () => void;
  readonly playing: boolean;
  readonly setPlaying: (playing: boolean) => void;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
};

/** Where one is in a recording, and how one moves. */
export function useSteps(recording: Recording, start: number): Steps {
  const replay = useMemo(() => new Replay(recording), [recording]);
  const [at, setAt] = useState(start);
  const [visited, setVisited] = useState<readonly number[]>([]);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('medium');
  const last = recording.steps.length - 1;

  const go = useCallback((step: number) => setAt(Math.min(last, Math.max(0, step))), [last]);
  const jump = (step: number) => {
    setVisited([...visited, at]);
    go(step);
  };
  const undo = () => {
    go(visited.at(-1) ?? at);
    setVisited(visited.slice(0, -1));
  };

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      if (at >= last) setPlaying(false);
      else go(at + 1);
    }, SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, speed, at, last, go]);

  return {
    recording,
    at,
    last,
    state: useMemo(() => replay.at(at), [replay, at]),
    before: useMemo(() => (at > 0 ? replay.at(at - 1) : undefined), [replay, at]),
    changed: useMemo(() => changedLocations(recording, at), [recording, at]),
    doneLine: useMemo(() => (at > 0 ? lineAfter(recording, at - 1) : undefined), [recording, at]),
    go,
    jump,
    undo: visited.length > 0 ? undo : undefined,
    over: (by) => go(overCalls(recording, at, by)),
    toCaller: () => jump(callerOf(recording, at) ?? at),
    playing,
    setPlaying,
    speed,
    setSpeed,
  };
}
