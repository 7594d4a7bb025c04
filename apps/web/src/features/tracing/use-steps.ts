import { callerOf, lineAfter, Replay, type State } from '@abhyas/recording/replay';
import type { Recording } from '@abhyas/recording/format';
import { useEffect, useMemo, useReducer, useState } from 'react';

import { changedLocations, nextVisit, overCalls } from './step.rules.ts';

/** Milliseconds a step stays, by speed. */
const SPEEDS = { slow: 1200, medium: 400, fast: 100 } as const;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = ['slow', 'medium', 'fast'] as const satisfies readonly Speed[];

/** How one moves. They stay the same from step to step, so that what has not changed is not drawn again. */
export type Moves = {
  readonly go: (step: number) => void;
  /** Goes so many steps on or back. */
  readonly by: (steps: number) => void;
  /** Goes somewhere else than to a neighbour; `undo` comes back. */
  readonly jump: (step: number) => void;
  readonly undo: () => void;
  readonly over: (by: 1 | -1) => void;
  readonly toCaller: () => void;
  /** Goes to where a line is carried out next. */
  readonly toVisit: (line: number) => void;
  readonly setPlaying: (playing: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
};

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
  readonly moves: Moves;
  readonly canUndo: boolean;
  readonly playing: boolean;
  readonly speed: Speed;
};

type Place = { readonly at: number; readonly visited: readonly number[] };
type Move = (place: Place) => Place;

const move = (place: Place, change: Move): Place => change(place);

const undone = ({ at, visited }: Place): Place => ({
  at: visited.at(-1) ?? at,
  visited: visited.slice(0, -1),
});

/** Where one is in a recording, and how one moves. */
export function useSteps(recording: Recording, start: number): Steps {
  const replay = useMemo(() => new Replay(recording), [recording]);
  const [{ at, visited }, change] = useReducer(move, { at: start, visited: [] });
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('medium');
  const last = recording.steps.length - 1;
  const moves = useMemo((): Moves => ({ ...movesIn(recording, change), setPlaying, setSpeed }), [recording]);

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      if (at >= last) setPlaying(false);
      else moves.by(1);
    }, SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, speed, at, last, moves]);

  // The one before first: a replay goes on from where it was asked last.
  const before = useMemo(() => (at > 0 ? replay.at(at - 1) : undefined), [replay, at]);
  return {
    recording,
    at,
    last,
    before,
    state: useMemo(() => replay.at(at), [replay, at]),
    changed: useMemo(() => changedLocations(recording, at), [recording, at]),
    doneLine: useMemo(() => (at > 0 ? lineAfter(recording, at - 1) : undefined), [recording, at]),
    moves,
    canUndo: visited.length > 0,
    playing,
    speed,
  };
}

function movesIn(recording: Recording, change: (move: Move) => void): Omit<Moves, 'setPlaying' | 'setSpeed'> {
  const within = (step: number): number => Math.min(recording.steps.length - 1, Math.max(0, step));
  const go = (to: (at: number) => number): void =>
    change((place) => ({ ...place, at: within(to(place.at)) }));
  const jump = (to: (at: number) => number): void =>
    change((place) => {
      const at = within(to(place.at));
      return at === place.at ? place : { at, visited: [...place.visited, place.at] };
    });
  return {
    go: (step) => go(() => step),
    by: (steps) => go((at) => at + steps),
    jump: (step) => jump(() => step),
    undo: () => change(undone),
    over: (by) => go((at) => overCalls(recording, at, by)),
    toCaller: () => jump((at) => callerOf(recording, at) ?? at),
    toVisit: (line) => jump((at) => nextVisit(recording, line, at) ?? at),
  };
}
