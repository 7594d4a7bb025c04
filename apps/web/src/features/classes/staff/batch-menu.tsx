import type { BatchDetail } from '@abhyas/contract/classes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { showToast } from '../../../ui/toasts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { BatchNameDialog } from './batch-name-dialog.tsx';
import { useDeleteBatch, useRenameBatch, useRestoreBatch } from './changes.queries.ts';
import { useRefresh } from './classes.queries.ts';
import { RecordingDialog } from './recording-dialog.tsx';
import { TeachersDialog } from './teachers-dialog.tsx';
import { TermDialog } from './term-dialog.tsx';
import { useArchiveBatch } from './terms.queries.ts';

const words = staffMessages.classes;

type Props = { readonly batch: BatchDetail };

/** What a coordinator does with a batch as a whole. */
export function BatchMenu({ batch }: Props) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'teachers' | 'rename' | 'term' | 'recording' | 'delete'>();
  const close = (): void => setOpen(undefined);
  const archive = useArchiveBatch(batch.id);
  const setArchived = (archived: boolean): void => {
    const { msg, type } = archived ? words.terms.archived : words.terms.unarchived;
    const undo = { name: words.undo, onSelect: () => archive.mutate(!archived) };
    archive.mutate(archived, {
      onSuccess: () => showToast({ msg: fill(msg, { name: batch.name }), type }, undo),
    });
  };
  const copy = { name: words.copy.open, onSelect: () => void navigate(`/admin/classes/${batch.id}/copy`) };
  const items =
    batch.archivedAt === undefined
      ? [
          { name: words.teachers.title, onSelect: () => setOpen('teachers') },
          { name: words.terms.title, onSelect: () => setOpen('term') },
          {
            name: batch.recordsSince === undefined ? words.recording.begin : words.recording.end,
            onSelect: () => setOpen('recording'),
          },
          { name: words.rename, onSelect: () => setOpen('rename') },
          copy,
          { name: words.terms.archive, onSelect: () => setArchived(true) },
          { name: words.delete, danger: true, onSelect: () => setOpen('delete') },
        ]
      : [copy, { name: words.terms.unarchive, onSelect: () => setArchived(false) }];
  if (!batch.rights.includes('coordinate')) return null;
  return (
    <>
      <Menu
        trigger={<IconButton label={words.more} icon={<EllipsisVertical size={20} aria-hidden="true" />} />}
        items={items}
      />
      {open === 'teachers' && <TeachersDialog batchId={batch.id} onClose={close} />}
      {open === 'term' && <TermDialog batch={batch} onClose={close} />}
      {open === 'recording' && <RecordingDialog batch={batch} onClose={close} />}
      {open === 'rename' && <RenameDialog batch={batch} onClose={close} />}
      {open === 'delete' && <DeleteDialog batch={batch} onClose={close} />}
    </>
  );
}

type DialogProps = Props & { readonly onClose: () => void };

function RenameDialog({ batch: { id, name }, onClose }: DialogProps) {
  const rename = useRenameBatch(id);
  const onSubmit = (next: string): void => rename.mutate(next, { onSuccess: onClose });
  return (
    <BatchNameDialog title={words.rename} name={name} call={rename} onSubmit={onSubmit} onClose={onClose} />
  );
}

function DeleteDialog({ batch: { id, name }, onClose }: DialogProps) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const remove = useDeleteBatch(id);
  const restore = useRestoreBatch();
  const onSuccess = async (): Promise<void> => {
    const { msg, type } = words.deleted;
    showToast({ msg: fill(msg, { name }), type }, { name: words.undo, onSelect: () => restore.mutate(id) });
    onClose();
    await navigate('/admin/classes');
    await refresh();
  };
  return (
    <ConfirmDialog
      question={fill(words.deleteConfirm, { name })}
      action={words.delete}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: () => void onSuccess() })}
      onClose={onClose}
    />
  );
}
