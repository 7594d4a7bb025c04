import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import Pencil from 'lucide-react/icons/pencil';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { lazy, Suspense, useState } from 'react';

import type { SyncedText } from '../../../lib/synced-text/synced-text.ts';
import { useTextState } from '../../../lib/synced-text/use-text.ts';
import { texts } from '../../../lib/texts.ts';

const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}));

type Props = { readonly text: SyncedText };

/** How the text is kept: the pen icon (PRACTICE-17) while it is unsaved, and in words where it is safe. */
export function SaveMark({ text }: Props) {
  const state = useTextState(text);
  /** The version of the account's text about which the learner wants to choose later. */
  const [putOff, setPutOff] = useState<number>();
  const words = texts.practice.saving;
  const look = 'inline-flex items-center gap-1.5 text-small';
  switch (state.mark) {
    case 'unsaved':
      return (
        <span className={`${look} text-accent-ink`} data-testid="unsaved" title={words.unsaved}>
          <Pencil size={16} aria-hidden="true" />
          <span className="sr-only">{words.unsaved}</span>
        </span>
      );
    case 'saved':
      return (
        <span className={`${look} text-soft`} data-testid="saved">
          <CloudCheck size={16} aria-hidden="true" />
          {words.saved}
        </span>
      );
    case 'device':
      return (
        <output className={`${look} text-note`}>
          <CloudOff size={16} aria-hidden="true" />
          {words.device}
        </output>
      );
    case 'nowhere':
    case 'refused':
      return (
        <output className={`${look} text-bad`}>
          <TriangleAlert size={16} aria-hidden="true" />
          {state.mark === 'refused' ? state.refusal : words.nowhere}
        </output>
      );
    case 'conflict':
      return (
        <>
          <output className={`${look} text-warn`}>
            <TriangleAlert size={16} aria-hidden="true" />
            {words.conflict}
          </output>
          <button
            type="button"
            className="text-small text-link underline"
            onClick={() => setPutOff(undefined)}
          >
            {words.choose}
          </button>
          {state.conflict.version !== putOff && (
            <Suspense fallback={null}>
              <ConflictDialog
                text={text}
                conflict={state.conflict}
                onClose={() => setPutOff(state.conflict.version)}
              />
            </Suspense>
          )}
        </>
      );
  }
}
