import { useEffect, useRef } from 'react';

/** What needs these keys itself: to write, to choose, to move through a video. */
const NEEDS_KEYS =
  'input, textarea, select, video, iframe, [contenteditable=true], [role=dialog], [role=slider], [role=tab], [role=menu]';

/** Shift with an arrow leads to the item before or after, as its link does. */
export function useNeighbourKeys(open: { readonly before?: () => void; readonly after?: () => void }): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isMeantElsewhere(event)) return;
      const { before, after } = latest.current;
      if (event.key === 'ArrowLeft') before?.();
      if (event.key === 'ArrowRight') after?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isMeantElsewhere(event: KeyboardEvent): boolean {
  const { shiftKey, altKey, ctrlKey, metaKey, target } = event;
  if (!shiftKey || altKey || ctrlKey || metaKey) return true;
  if (target instanceof Element && target.closest(NEEDS_KEYS)) return true;
  // With a selection in the text the same keys make it longer.
  return window.getSelection()?.isCollapsed === false;
}
