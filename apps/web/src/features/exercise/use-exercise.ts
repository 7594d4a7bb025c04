import { fill } from '@abhyas/contract/messages';
import { useState } from 'react';

import { texts } from '../../lib/texts.ts';
import { distractors, moved, slotOf, slotsOf, type Exercise, type Placement } from './exercise.rules.ts';

export type Board = {
  readonly placement: Placement;
  /** The option that was tapped and waits for a place. */
  readonly picked: string | null;
  /** Options that help has taken away. */
  readonly taken: ReadonlySet<string>;
  /** What happened last, for screen readers. */
  readonly announcement: string;
  /** Picks an option up, or puts it back down when it is picked already. */
  readonly pick: (option: string) => void;
  readonly cancel: () => void;
  /** Moves an option into a slot; null moves it back among the options. */
  readonly move: (option: string, slot: string | null) => void;
  readonly reset: () => void;
  /** Takes one option away that belongs nowhere. */
  readonly help: (() => void) | null;
};

type State = Pick<Board, 'placement' | 'picked' | 'taken' | 'announcement'>;

const EMPTY: State = { placement: {}, picked: null, taken: new Set(), announcement: '' };

/** The state of an exercise on the screen. `capacity`: how many options a slot holds. */
export function useExercise(exercise: Exercise, capacity = 1): Board {
  const [state, setState] = useState<State>(EMPTY);
  const words = texts.learning.exercise;
  const slots = slotsOf(exercise);
  const nameOf = (option: string) => exercise.options.find(({ id }) => id === option)?.content ?? '';
  const change = (news: Partial<State>) => setState((before) => ({ ...before, ...news }));
  const [superfluous] = distractors(exercise, state.taken);

  return {
    ...state,
    pick: (option) => {
      const again = state.picked === option;
      const picked = fill(words.picked, { option: nameOf(option) });
      change({ picked: again ? null : option, announcement: again ? words.dropped : picked });
    },
    cancel: () => {
      if (state.picked !== null) change({ picked: null, announcement: words.dropped });
    },
    move: (option, slot) => {
      const told =
        slot === null
          ? fill(words.returned, { option: nameOf(option) })
          : fill(words.placed, { option: nameOf(option), number: slots.indexOf(slot) + 1 });
      const placement = moved(state.placement, { option, to: slot, capacity });
      change({ placement, picked: null, announcement: told });
    },
    reset: () => setState(EMPTY),
    help: superfluous
      ? () => {
          const { id, content } = superfluous;
          const placement =
            slotOf(state.placement, id) === null
              ? state.placement
              : moved(state.placement, { option: id, to: null, capacity });
          const announcement = fill(words.helped, { option: content });
          change({ placement, picked: null, taken: new Set([...state.taken, id]), announcement });
        }
      : null,
  };
}
