import { useLayoutEffect, useRef, type RefObject } from 'react';

import type { Area } from './use-workspace.ts';

/**
 * The place where the areas of a phone begin. One area is drawn where another was scrolled: a new one is shown from
 * its beginning, so that the verdict of a run is what is seen first.
 */
export function useAreaTop(phone: boolean, area: Area): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const drawn = useRef(area);
  useLayoutEffect(() => {
    const place = top.current;
    const same = drawn.current === area;
    drawn.current = area;
    if (same || !phone || !place) return;
    const hiddenAbove = Number.parseFloat(getComputedStyle(place).scrollMarginTop);
    if (place.getBoundingClientRect().top < hiddenAbove) place.scrollIntoView({ block: 'start' });
  }, [phone, area]);
  return top;
}
