import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { texts } from '../../lib/texts.ts';
import { distractors, moved, slotOf, type Exercise, type Placement } from './exercise.rules.ts';

export type Board = {
  readonly placement: Placement;
  /** The option that was tapped and waits for a place. */
  readonly chosen: string | null;
  /** Options that help has taken away. */
  readonly taken: ReadonlySet<string>;
  /** What happened last by tapping, for screen readers. */
  readonly announcement: string;
  /** Chooses an option, or lets go of it when it is chosen already. */
  readonly choose: (option: string) => void;
  readonly letGo: () => void;
  /** Moves an option into a slot; null moves it back among the options. */
  readonly move: (option: string, slot: string | null) => void;
  readonly reset: () => void;
  /** Takes one option away that belongs nowhere; null when there is none. */
  readonly help: (() => void) | null;
};

type State = Pick<Board, 'placement' | 'chosen' | 'taken' | 'announcement'>;

const EMPTY: State = { placement: {}, chosen: null, taken: new Set(), announcement: '' };

/** The state of an exercise on the screen. */
export function useExercise(exercise: Exercise): Board {
  const [state, setState] = useState<State>(EMPTY);
  const change = (news: Partial<State>) => setState((before) => ({ ...before, ...news }));
  const say = (text: string, option: string) =>
    fill(text, { content: exercise.options.find(({ id }) => id === option)?.content ?? '' });
  const [superfluous] = distractors(exercise, state.taken);
  const { placement, chosen, taken } = state;

  return {
    ...state,
    choose: (option) =>
      chosen === option
        ? change({ chosen: null, announcement: '' })
        : change({ chosen: option, announcement: say(texts.exercise.chosen, option) }),
    letGo: () => change({ chosen: null, announcement: '' }),
    move: (option, slot) =>
      change({ placement: moved(placement, option, slot), chosen: null, announcement: '' }),
    reset: () => setState(EMPTY),
    help: superfluous
      ? () =>
          change({
            placement:
              slotOf(placement, superfluous.id) === null ? placement : moved(placement, superfluous.id, null),
            chosen: null,
            taken: new Set([...taken, superfluous.id]),
            announcement: say(texts.exercise.helped, superfluous.id),
          })
      : null,
  };
}
