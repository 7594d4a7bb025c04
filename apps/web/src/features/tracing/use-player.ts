import { useEffect, useMemo, useState } from 'react';

import type { Moves, Speed } from './use-steps.ts';

/** Where one is among steps, and how one moves: what the bar and the keys need, whatever the steps are of. */
export type Player = {
  /** Counted from the first one. */
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly moves: Pick<Moves, 'go' | 'by' | 'setPlaying' | 'setSpeed'> & Partial<Pick<Moves, 'over'>>;
};

/** Milliseconds that a step stays, by speed. */
export type Stays = Readonly<Record<Speed, number>>;

/** Moves among the steps up to `last`, by hand or by itself until the last one. */
export function usePlayer(last: number, stays: Stays): Player {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('medium');
  const moves = useMemo(() => {
    const within = (step: number): number => Math.min(last, Math.max(0, step));
    const go = (step: number) => setAt(within(step));
    const by = (steps: number) => setAt((now) => within(now + steps));
    return { go, by, setPlaying, setSpeed };
  }, [last]);
  const stay = stays[speed];

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      if (at >= last) setPlaying(false);
      else moves.by(1);
    }, stay);
    return () => clearTimeout(timer);
  }, [playing, stay, at, last, moves]);

  return { at, last, playing, speed, moves };
}
