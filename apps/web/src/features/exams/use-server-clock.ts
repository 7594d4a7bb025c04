import { useEffect, useState } from 'react';

import { heardAt, serverNow } from './exam-time.rules.ts';

const TICK_MS = 1000;

/** The server's time, by what it said last; drawn again each second. */
export function useServerClock(said: string): number {
  const [nowMs, setNowMs] = useState(() => Date.parse(said));
  useEffect(() => {
    const clock = heardAt(said, performance.now());
    const tick = (): void => setNowMs(serverNow(clock, performance.now()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [said]);
  return nowMs;
}
