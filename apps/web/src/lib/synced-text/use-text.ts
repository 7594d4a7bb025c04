import { useEffect, useState, useSyncExternalStore } from 'react';

import { afterPaint } from '../after-paint.ts';
import { holdOpen, openText, type FetchedText } from './open-texts.ts';
import type { SyncedText } from './synced-text.ts';
import type { TextName } from './text-record.ts';
import type { TextState } from './text-state.ts';

export type OpenedText = FetchedText & { readonly name: TextName };

/** Texts that stay open while the component is mounted; the list must not change meanwhile. */
export function useTexts(opened: readonly OpenedText[]): readonly SyncedText[] {
  const [all] = useState(() =>
    opened.map(({ name, account, held }) => ({ name, text: openText(name, account, held) })),
  );
  useEffect(() => {
    const leaves = all.map(({ name, text }) => holdOpen(name, text));
    return () => {
      for (const leave of leaves) leave();
    };
  }, [all]);
  const [texts] = useState(() => all.map(({ text }) => text));
  return texts;
}

/** One text that stays open while the component is mounted. */
export function useText(opened: OpenedText): SyncedText {
  const [text] = useTexts([opened]);
  if (!text) throw new Error('a text that was opened is not there');
  return text;
}

/**
 * Nobody is asked which text goes on after a conflict: the one that is written here does, the other is kept among the
 * versions.
 */
export function useOwnTextInConflict(text: SyncedText | undefined): void {
  useEffect(
    () =>
      text?.subscribe(() => {
        if (text.state.mark === 'conflict') void text.restore(text.code).catch(() => undefined);
      }),
    [text],
  );
}

/** How a text is saved at this moment. The key that changes it is painted first. */
export function useTextState(text: SyncedText): TextState {
  return useSyncExternalStore(
    (listener) => text.subscribe(() => afterPaint(listener)),
    () => text.state,
  );
}
