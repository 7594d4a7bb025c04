import { useEffect, useState } from 'react';

import { heardAt, serverNow } from './exam-time.rules.ts';

const TICK_MS = 1000;

/** The server's time, by what it said last; drawn again each second. */
export function useServerClock(said: string): number {
  const [clock, setClock] = useState(() => ({ said, ...heardAt(said, performance.now()) }));
  if (clock.said !== said) setClock({ said, ...heardAt(said, performance.now()) });
  const [nowMs, setNowMs] = useState(() => serverNow(clock, performance.now()));
  useEffect(() => {
    const tick = (): void => setNowMs(serverNow(clock, performance.now()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return nowMs;
}
