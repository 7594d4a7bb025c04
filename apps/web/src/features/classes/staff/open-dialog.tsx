import type { BatchDetail, BatchMember } from '@abhyas/contract/classes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useOpenForLearner } from './classes.queries.ts';

const words = staffMessages.classes;

type Props = { readonly batch: BatchDetail; readonly member: BatchMember; readonly onClose: () => void };

/** Opens a module for one learner, whatever became of the class. */
export function OpenDialog({ batch, member, onClose }: Props) {
  const name = member.name || member.email;
  const options = batch.modules
    .filter(({ subtopicId }) => !member.opened.includes(subtopicId))
    .map((module) => ({ value: module.subtopicId, name: `${module.topic}: ${module.title}` }));
  const [subtopicId, setSubtopicId] = useState(options[0]?.value ?? '');
  const open = useOpenForLearner(name);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={fill(words.members.openOf, { name })}
      actions={
        <>
          <Button onClick={onClose}>{staffMessages.shell.cancel}</Button>
          <Button
            variant="primary"
            busy={open.isPending}
            disabled={subtopicId === ''}
            onClick={() => open.mutate({ email: member.email, subtopicId }, { onSuccess: onClose })}
          >
            {words.members.open}
          </Button>
        </>
      }
    >
      <SelectField
        className="pt-2"
        label={words.live.module}
        value={subtopicId}
        options={options}
        onChange={setSubtopicId}
      />
    </Dialog>
  );
}
