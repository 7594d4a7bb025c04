import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { texts } from '../../lib/texts.ts';
import { moved, type Exercise, type Placement } from './exercise.rules.ts';

export type Board = {
  readonly placement: Placement;
  /** The option that was tapped and waits to be dropped. */
  readonly chosen: string | null;
  /** What happened last by tapping, for screen readers. */
  readonly announcement: string;
  /** Chooses an option, or lets go of it when it is chosen already. */
  readonly choose: (option: string) => void;
  readonly letGo: () => void;
  /** Moves an option into a slot; null moves it back among the options. */
  readonly move: (option: string, slot: string | null) => void;
  readonly reset: () => void;
};

type State = Pick<Board, 'placement' | 'chosen' | 'announcement'>;

const EMPTY: State = { placement: {}, chosen: null, announcement: '' };

type Keeping = { readonly first: Placement; readonly onMoved: (placement: Placement) => void };

/** The state of a program with pieces on the screen; `keeping` hears of every move. */
export function useExercise(exercise: Exercise, keeping?: Keeping): Board {
  const [state, setState] = useState<State>(() => ({ ...EMPTY, placement: keeping?.first ?? {} }));
  const change = (news: Partial<State>) => setState((before) => ({ ...before, ...news }));
  const say = (text: string, option: string) =>
    fill(text, { content: exercise.options.find(({ id }) => id === option)?.content ?? '' });
  const { placement, chosen } = state;

  return {
    ...state,
    choose: (option) =>
      chosen === option
        ? change({ chosen: null, announcement: '' })
        : change({ chosen: option, announcement: say(texts.exercise.chosen, option) }),
    letGo: () => change({ chosen: null, announcement: '' }),
    move: (option, slot) => {
      const next = moved(placement, option, slot);
      change({ placement: next, chosen: null, announcement: '' });
      keeping?.onMoved(next);
    },
    reset: () => {
      setState(EMPTY);
      keeping?.onMoved({});
    },
  };
}
