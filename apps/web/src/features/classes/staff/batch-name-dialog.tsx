import { staffMessages } from '@abhyas/contract/messages.staff';
import { useState } from 'react';

import { TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../staff/form-dialog.tsx';

const words = staffMessages.classes;

type Props = {
  readonly title: string;
  readonly name?: string;
  readonly call: { readonly isPending: boolean; readonly error: Error | null };
  readonly onSubmit: (name: string) => void;
  readonly onClose: () => void;
};

/** Asks for the name of a batch, a new or an old one. */
export function BatchNameDialog({ title, name: before = '', call, onSubmit, onClose }: Props) {
  const [name, setName] = useState(before);
  return (
    <FormDialog
      title={title}
      action={staffMessages.shell.save}
      incomplete={!name.trim()}
      call={call}
      onSubmit={() => onSubmit(name)}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        hint={words.nameHint}
        value={name}
        onChange={(event) => setName(event.target.value)}
        required
      />
    </FormDialog>
  );
}
