import { staffMessages } from '@abhyas/contract/messages.staff';
import type { ModerationAction } from '@abhyas/contract/comments.staff';
import { useState } from 'react';

import { showErrors } from '../../../ui/error-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { useModerate, type Moderation } from './moderation.queries.ts';

const words = staffMessages.comments;

const OPPOSITES: Readonly<Record<ModerationAction, ModerationAction>> = {
  hide: 'show',
  show: 'hide',
  endorse: 'unendorse',
  unendorse: 'endorse',
  release: 'hold',
  hold: 'release',
  settle: 'reopen',
  reopen: 'settle',
  waive: 'await',
  await: 'waive',
};

/** Actions on comments, of which the last can be taken back. */
export function useUndoable() {
  const moderate = useModerate();
  const [undoable, setUndoable] = useState<Moderation>();
  const act = (action: Moderation): void =>
    moderate.mutate(action, { onSuccess: () => setUndoable(action), onError: showErrors });
  const undo = (): void => {
    if (!undoable) return;
    const { action } = undoable;
    moderate.mutate(
      { ...undoable, action: OPPOSITES[action] },
      { onSuccess: () => setUndoable(undefined), onError: showErrors },
    );
  };
  return { act, undoable, undo };
}

type Props = { readonly undoable: Moderation | undefined; readonly onUndo: () => void };

/** What was done last, and the way back. */
export function UndoNotice({ undoable, onUndo }: Props) {
  return (
    <output className="block">
      {undoable && (
        <p className="mb-4 flex flex-wrap items-center gap-3 rounded-card bg-note-soft px-4 py-1 text-note">
          {words.done[undoable.action]}
          <Button variant="quiet" size="small" onClick={onUndo}>
            {words.undo}
          </Button>
        </p>
      )}
    </output>
  );
}
