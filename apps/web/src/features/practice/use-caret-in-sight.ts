import { useCallback, useEffect, useRef, type RefObject } from 'react';

import type { EditorHandle } from '../../ui/editor/editor-handle.ts';

type Sight = {
  /** What is brought under the tabs. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly bringIntoSight: () => void;
};

/** On a phone the caret stays in sight: when the editor is entered, and when the keyboard makes the window short. */
export function useCaretInSight(phone: boolean, editor: RefObject<EditorHandle | null>): Sight {
  const place = useRef<HTMLDivElement>(null);
  const bringIntoSight = useCallback(() => {
    if (phone) place.current?.scrollIntoView({ block: 'start' });
  }, [phone]);
  useEffect(() => {
    const follow = (): void => {
      if (!phone || !place.current?.contains(document.activeElement)) return;
      bringIntoSight();
      editor.current?.showCaret();
    };
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, [phone, editor, bringIntoSight]);
  return { place, bringIntoSight };
}
