import { useRef } from 'react';

/**
 * Begins an action only when the one before it is over, whether that went well or not. Two quick presses both come before
 * the screen can say that it is busy, so it is asked in the moment.
 */
export function useOneAtATime(): (action: () => Promise<void>) => void {
  const underWay = useRef(false);
  return (action) => {
    if (underWay.current) return;
    underWay.current = true;
    void action().finally(() => {
      underWay.current = false;
    });
  };
}
