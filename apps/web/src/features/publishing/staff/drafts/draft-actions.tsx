import type { DraftDetail } from '@abhyas/contract/publishing-drafts.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { showToast } from '../../../../ui/toasts.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Menu } from '../../../../ui/menu.tsx';
import { ConfirmDialog } from '../../../../staff/confirm-dialog.tsx';
import { FormDialog } from '../../../../staff/form-dialog.tsx';
import { useDeleteDraft, useDownloadDraft, useRenameDraft } from '../drafts.queries.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

const words = staffMessages.drafts;
type Props = { readonly draft: DraftDetail };

/** What is done to a draft as a whole. */
export function DraftActions({ draft }: Props) {
  const [open, setOpen] = useState<'upload' | 'publish' | 'rename' | 'delete'>();
  const releaseId = draft.check.state === 'passed' ? draft.check.releaseId : undefined;
  const download = useDownloadDraft(draft);
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Button icon={<Upload size={18} aria-hidden="true" />} onClick={() => setOpen('upload')}>
        {words.upload.open}
      </Button>
      {releaseId !== undefined && (
        <Button variant="primary" onClick={() => setOpen('publish')}>
          {words.publish.action}
        </Button>
      )}
      <Menu
        trigger={<IconButton label={words.more} icon={<EllipsisVertical size={20} aria-hidden="true" />} />}
        items={[
          { name: words.downloadAll, onSelect: () => download.mutate(undefined) },
          { name: words.rename, onSelect: () => setOpen('rename') },
          { name: words.delete, danger: true, onSelect: () => setOpen('delete') },
        ]}
      />
      {open === 'upload' && <UploadDialog draft={draft} onClose={close} />}
      {open === 'publish' && !draft.basedOnCurrent && <MergeDialog draftId={draft.id} onClose={close} />}
      {open === 'publish' && draft.basedOnCurrent && releaseId !== undefined && (
        <PublishDialog draft={draft} releaseId={releaseId} onClose={close} />
      )}
      {open === 'rename' && <Rename draft={draft} onClose={close} />}
      {open === 'delete' && <Delete draft={draft} onClose={close} />}
    </>
  );
}

type DialogProps = Props & { readonly onClose: () => void };

function Rename({ draft, onClose }: DialogProps) {
  const [name, setName] = useState(draft.name);
  const rename = useRenameDraft(draft.id);
  return (
    <FormDialog
      title={words.rename}
      action={staffMessages.shell.save}
      call={rename}
      onSubmit={() => rename.mutate(name, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField label={words.name} value={name} onChange={(event) => setName(event.target.value)} required />
    </FormDialog>
  );
}

function Delete({ draft, onClose }: DialogProps) {
  const navigate = useNavigate();
  const remove = useDeleteDraft(draft.id);
  const confirm = (): void =>
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast(words.deleted);
        void navigate('/admin/content');
      },
      onError: onClose,
    });
  return (
    <ConfirmDialog
      question={fill(words.deleteConfirm, { name: draft.name, files: draft.files })}
      action={words.delete}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
