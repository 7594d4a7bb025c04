import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useState } from 'react';

import { useTextState } from '../../../../lib/synced-text/use-text.ts';
import { showErrors } from '../../../../ui/error-toasts.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ConflictDialog } from '../../../practice/components/conflict-dialog.tsx';
import { TextDiff } from '../../../practice/components/text-diff.tsx';
import type { AssetEdits, FileConflict } from './asset-edits.ts';
import { readable } from './unsaved-edits.ts';
import { useAssetEdits } from './use-asset-edits.ts';

const words = staffMessages.editors;

/** Save, undo, redo, and in words where the texts are. */
export function SaveBar() {
  const edits = useAssetEdits();
  const kept = useTextState(edits.kept);
  const { save, saving } = useSave(edits);
  const conflict = edits.conflict();
  const isUnsaved = edits.unsaved().size > 0;
  useKeys(save);
  useEffect(() => edits.open(), [edits]);
  return (
    <div className="sticky top-15 z-20 -mx-4 mb-6 flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-paper px-4 py-2 short:top-0">
      <Button
        variant="primary"
        busy={saving}
        disabled={!isUnsaved}
        title={words.saveKeys}
        onClick={() => void save()}
      >
        {words.save}
      </Button>
      <IconButton
        label={words.undo}
        icon={<Undo2 size={20} aria-hidden="true" />}
        disabled={!edits.canUndo}
        onClick={() => edits.undo()}
      />
      <IconButton
        label={words.redo}
        icon={<Redo2 size={20} aria-hidden="true" />}
        disabled={!edits.canRedo}
        onClick={() => edits.redo()}
      />
      <output className="flex items-center gap-1.5 text-small text-soft">
        {isUnsaved ? <Pencil size={16} aria-hidden="true" /> : <Check size={16} aria-hidden="true" />}
        {isUnsaved ? staffMessages.drafts.unsaved[kept.mark] : words.saved}
      </output>
      {conflict && <FileConflictDialog edits={edits} conflict={conflict} />}
      {kept.mark === 'conflict' && (
        <ConflictDialog
          text={edits.kept}
          conflict={kept.conflict}
          words={staffMessages.drafts.elsewhere}
          readable={readable}
          onClose={() => undefined}
        />
      )}
    </div>
  );
}

function useSave(edits: AssetEdits) {
  const [saving, setSaving] = useState(false);
  const client = useQueryClient();
  const save = async (): Promise<void> => {
    if (saving) return;
    setSaving(true);
    try {
      await edits.save();
    } catch (error) {
      showErrors(error);
    } finally {
      setSaving(false);
      // The tree and the lists of files; not the texts, which are here.
      void client.invalidateQueries({
        queryKey: ['admin', 'drafts'],
        predicate: ({ queryKey }) => queryKey[3] !== 'file',
      });
    }
  };
  return { save, saving };
}

function useKeys(save: () => Promise<void>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [save]);
}

type ConflictProps = { readonly edits: AssetEdits; readonly conflict: FileConflict };

/** Somebody else saved the file: both texts are shown, and the teacher chooses. */
function FileConflictDialog({ edits, conflict }: ConflictProps) {
  const { path, current } = conflict;
  const [busy, setBusy] = useState(false);
  const says = words.conflict;
  const lead = current
    ? fill(says.lead, { name: current.by ?? staffMessages.drafts.nobody, path })
    : fill(says.leadGone, { path });
  const resolveAs = async (choice: 'mine' | 'theirs'): Promise<void> => {
    setBusy(true);
    try {
      await edits.resolveConflict(conflict, choice);
    } catch (error) {
      showErrors(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      // There is no third way: the texts stay until one is chosen.
      onOpenChange={() => undefined}
      title={says.title}
      description={lead}
      size="large"
      actions={
        <>
          <Button busy={busy} onClick={() => void resolveAs('theirs')}>
            {says.theirs}
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void resolveAs('mine')}>
            {says.mine}
          </Button>
        </>
      }
    >
      <TextDiff before={current?.text ?? ''} after={edits.text(path) ?? ''} legend={says.legend} />
    </Dialog>
  );
}
