import { useLayoutEffect } from 'react';

/** What stands on the screen and changes the look of something far from it. */
type Mark = 'full-page' | 'work-bar' | 'foot-nav' | 'typing';

/** Sets or removes `data-…` on the page's root. A style that asks `:has()` there instead costs time with each key. */
export function markRoot(mark: Mark, is: boolean): void {
  document.documentElement.toggleAttribute(`data-${mark}`, is);
}

/** Marks the page's root while a component is on the screen. */
export function useRootMark(mark: Mark, is = true): void {
  useLayoutEffect(() => {
    if (!is) return undefined;
    markRoot(mark, true);
    return () => markRoot(mark, false);
  }, [mark, is]);
}
