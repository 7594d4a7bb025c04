import { useEffect, useRef, type RefObject } from 'react';

import type { FinishedRun } from '../running/use-run.ts';

/** Scrolls a verdict into view when it arrives. */
export function useVerdictInSight(last: FinishedRun | null): RefObject<HTMLOutputElement | null> {
  const place = useRef<HTMLOutputElement>(null);
  const shown = useRef(last);
  useEffect(() => {
    if (shown.current === last) return;
    shown.current = last;
    if (last) place.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  return place;
}
