import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { TextField } from '../../../../ui/field.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { FormDialog } from '../../../../staff/form-dialog.tsx';
import { FaultNote } from './parts.tsx';
import { UPLOAD_MB, useFileUpload } from './use-file-upload.ts';

const words = staffMessages.editors.text;

type Props = { readonly onInsert: (block: string) => void; readonly onClose: () => void };

/** Uploads a picture into the asset's folder and puts it into the text. */
export function PictureDialog({ onInsert, onClose }: Props) {
  const [file, setFile] = useState<File>();
  const [about, setAbout] = useState('');
  const { upload, percent, fault } = useFileUpload();
  const submit = async (): Promise<void> => {
    const name = file && (await upload(file));
    if (!name) return;
    onClose();
    onInsert(`![${about.replaceAll(/[[\]\n]/g, ' ').trim()}](${name})`);
  };
  return (
    <FormDialog
      title={words.picture}
      lead={fill(words.pictureHint, { max: UPLOAD_MB })}
      action={words.insert}
      call={{ isPending: percent !== null, error: null }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={words.pictureFile}
        type="file"
        accept=".svg,.png,.jpg,.webp"
        className="[&_input]:py-2.5"
        onChange={(event) => setFile(event.target.files?.[0])}
      />
      <TextField
        label={words.pictureAbout}
        value={about}
        onChange={(event) => setAbout(event.target.value)}
      />
      {percent !== null && <ProgressBar percent={percent} label={staffMessages.editors.upload.running} />}
      <FaultNote text={fault} />
    </FormDialog>
  );
}
