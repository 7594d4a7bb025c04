import { useEffect } from 'react';

import type { Moves, Steps } from './use-steps.ts';

/** Moves between steps by keys, wherever the focus is in the window. Each key has its button as well. */
export function useStepKeys({ moves, last, playing }: Steps): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, shiftKey } = event;
      const hasOwnKeys = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      const presses = key === ' ' && target instanceof HTMLButtonElement;
      if (hasOwnKeys || presses || event.ctrlKey || event.altKey || event.metaKey) return;
      const act = actsOf(moves, { last, playing, isShift: shiftKey })[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [moves, last, playing]);
}

type Moment = Pick<Steps, 'last' | 'playing'> & { readonly isShift: boolean };

function actsOf(moves: Moves, { last, playing, isShift }: Moment): Readonly<Record<string, () => void>> {
  return {
    ArrowLeft: () => (isShift ? moves.over(-1) : moves.by(-1)),
    ArrowRight: () => (isShift ? moves.over(1) : moves.by(1)),
    ArrowUp: moves.toCaller,
    Home: () => moves.go(0),
    End: () => moves.go(last),
    ' ': () => moves.setPlaying(!playing),
  };
}
