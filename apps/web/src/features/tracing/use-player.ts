import { useEffect, useMemo, useState } from 'react';

export const SPEED_NAMES = ['slow', 'medium', 'fast'] as const;
export type Speed = (typeof SPEED_NAMES)[number];
/** Milliseconds that a step stays, by speed. */
export type Stays = Readonly<Record<Speed, number>>;

/** How one moves among steps, whatever they are of. */
export type PlayerMoves = {
  readonly go: (step: number) => void;
  /** Goes so many steps on or back. */
  readonly by: (steps: number) => void;
  readonly setPlaying: (playing: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
};

/** Where one is among steps, and how one moves: what the bar and the keys need, whatever the steps are of. */
export type Player = {
  /** Counted from the first one. */
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly moves: PlayerMoves & { readonly over?: (by: 1 | -1) => void };
};

/** Moves among the steps up to `last`, by hand or by itself until the last one. */
export function usePlayer(last: number, stays: Stays): Player {
  const [at, setAt] = useState(0);
  const { go, by } = useMemo(() => {
    const within = (step: number): number => Math.min(last, Math.max(0, step));
    return {
      go: (step: number) => setAt(within(step)),
      by: (steps: number) => setAt((now) => within(now + steps)),
    };
  }, [last]);
  const { playing, speed, setPlaying, setSpeed } = usePlaying({ at, last, by }, stays);
  const moves = useMemo(() => ({ go, by, setPlaying, setSpeed }), [go, by, setPlaying, setSpeed]);
  return { at, last, playing, speed, moves };
}

type Place = Pick<Player, 'at' | 'last'> & Pick<PlayerMoves, 'by'>;
type Playing = Pick<Player, 'playing' | 'speed'> & Pick<PlayerMoves, 'setPlaying' | 'setSpeed'>;

/** Goes on by itself, step by step, until the last one. */
export function usePlaying({ at, last, by }: Place, stays: Stays): Playing {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('medium');
  const stay = stays[speed];
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      if (at >= last) setPlaying(false);
      else by(1);
    }, stay);
    return () => clearTimeout(timer);
  }, [playing, stay, at, last, by]);
  return { playing, speed, setPlaying, setSpeed };
}
