import { useEffect, useState } from 'react';

/** Seconds that count down to 0. @returns the seconds left, and how to begin again */
export function useCountdown(): readonly [number, (seconds: number) => void] {
  const [endsAtMs, setEndsAtMs] = useState(0);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNowMs(Date.now()), 500);
    return () => clearInterval(timer);
  }, [left]);
  const start = (seconds: number) => {
    const beginMs = Date.now();
    setNowMs(beginMs);
    setEndsAtMs(beginMs + seconds * 1000);
  };
  return [left, start];
}
