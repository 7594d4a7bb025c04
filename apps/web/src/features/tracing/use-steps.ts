import {
  callerOf,
  lineAfter,
  Replay,
  writerOf,
  type State,
  type ValueLocation,
} from '@abhyas/recording/replay';
import type { Recording } from '@abhyas/recording/format';
import { useEffect, useMemo, useReducer, useRef } from 'react';

import { showToast } from '../../ui/toasts.ts';
import { changedLocations, nextVisit, overCalls } from './step.rules.ts';
import { tracingTexts } from './tracing-texts.ts';
import { usePlaying, type PlayerMoves, type Speed } from './use-player.ts';

/** Milliseconds a step stays, by speed. */
const STAYS = { slow: 1200, medium: 400, fast: 100 } as const;

/** How one moves. They stay the same from step to step, so that what has not changed is not drawn again. */
export type Moves = PlayerMoves & {
  /** Goes somewhere else than to a neighbour; `undo` comes back. */
  readonly jump: (step: number) => void;
  readonly undo: () => void;
  readonly over: (by: 1 | -1) => void;
  readonly toCaller: () => void;
  /** Goes to where a line is carried out next. */
  readonly toVisit: (line: number) => void;
  /** Goes to the step that wrote what a location holds. */
  readonly toWriter: (location: ValueLocation) => void;
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
  const last = recording.steps.length - 1;
  const goes = useMemo(() => movesIn(recording, change), [recording]);
  const toWriter = useToWriter(recording, at, goes.jump);
  const { playing, speed, setPlaying, setSpeed } = usePlaying({ at, last, by: goes.by }, STAYS);
  const moves = useMemo(
    () => ({ ...goes, toWriter, setPlaying, setSpeed }),
    [goes, toWriter, setPlaying, setSpeed],
  );

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

/** It stays the same from step to step, though it depends on the one that is shown. */
function useToWriter(recording: Recording, at: number, jump: Moves['jump']): Moves['toWriter'] {
  const shown = useRef(at);
  useEffect(() => {
    shown.current = at;
  }, [at]);
  return useMemo(
    () => (location) => {
      const step = writerOf(recording, shown.current, location);
      if (step === undefined) showToast({ msg: tracingTexts().beforeWindow, type: 'info' });
      else jump(step);
    },
    [recording, jump],
  );
}

type Goes = Omit<Moves, 'toWriter' | 'setPlaying' | 'setSpeed'>;

function movesIn(recording: Recording, change: (move: Move) => void): Goes {
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
