import { useEffect, type KeyboardEvent as ReactKeyboardEvent } from 'react';

import type { Player } from './use-player.ts';
import type { Steps } from './use-steps.ts';

const CAUGHT = { capture: true };

type Acts = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Moves between steps by keys, wherever the focus is in the window. Each key has its button as well. They are caught on
 * their way: nothing else in the window has to be asked about them.
 */
export function useStepKeys({ moves, last, playing }: Steps): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      actByKey(event, {
        ...actsOf({ moves, last, playing }),
        ...(event.shiftKey && { ArrowLeft: () => moves.over(-1), ArrowRight: () => moves.over(1) }),
        ArrowUp: moves.toCaller,
      });
      if (event.defaultPrevented) event.stopPropagation();
    };
    document.addEventListener('keydown', onKey, CAUGHT);
    return () => document.removeEventListener('keydown', onKey, CAUGHT);
  }, [moves, last, playing]);
}

/** The same keys for one of several players on a page: while the focus is in it. */
export function playerKeys(player: Player): (event: ReactKeyboardEvent) => void {
  return (event) => {
    // Shift with an arrow leads to another item of the course.
    if (!event.shiftKey) actByKey(event.nativeEvent, actsOf(player));
  };
}

function actsOf({ moves, last, playing }: Pick<Player, 'moves' | 'last' | 'playing'>): Acts {
  return {
    ArrowLeft: () => moves.by(-1),
    ArrowRight: () => moves.by(1),
    Home: () => moves.go(0),
    End: () => moves.go(last),
    ' ': () => moves.setPlaying(!playing),
  };
}

function actByKey(event: KeyboardEvent, acts: Acts): void {
  const { target, key } = event;
  const hasOwnKeys = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  const presses = key === ' ' && target instanceof HTMLButtonElement;
  if (hasOwnKeys || presses || event.ctrlKey || event.altKey || event.metaKey) return;
  const act = acts[key];
  if (!act) return;
  event.preventDefault();
  act();
}
