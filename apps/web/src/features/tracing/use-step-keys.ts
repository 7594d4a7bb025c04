import { useEffect } from 'react';

import type { Steps } from './use-steps.ts';

/** Moves between steps by keys, wherever the focus is in the window. Each key has its button as well. */
export function useStepKeys(steps: Steps): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, shiftKey } = event;
      const hasOwnKeys = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      const presses = key === ' ' && target instanceof HTMLButtonElement;
      if (hasOwnKeys || presses || event.ctrlKey || event.altKey || event.metaKey) return;
      const act = actsOf(steps, shiftKey)[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [steps]);
}

function actsOf(steps: Steps, isShift: boolean): Readonly<Record<string, () => void>> {
  return {
    ArrowLeft: () => (isShift ? steps.over(-1) : steps.go(steps.at - 1)),
    ArrowRight: () => (isShift ? steps.over(1) : steps.go(steps.at + 1)),
    ArrowUp: steps.toCaller,
    Home: () => steps.go(0),
    End: () => steps.go(steps.last),
    ' ': () => steps.setPlaying(!steps.playing),
  };
}
