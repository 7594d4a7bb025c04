import { useEffect, useRef, type RefObject } from 'react';

import type { EditorHandle } from '../../ui/editor/editor-handle.ts';

/** On a phone the caret stays in sight when the keyboard makes the window short. To be set on what holds the editor. */
export function useCaretInSight(
  phone: boolean,
  editor: RefObject<EditorHandle | null>,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = (): void => {
      // After the panes have taken their new heights.
      if (phone && place.current?.contains(document.activeElement))
        requestAnimationFrame(() => editor.current?.showCaret());
    };
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, [phone, editor]);
  return place;
}
