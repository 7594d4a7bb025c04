import type { BatchDetail, BatchMember } from '@abhyas/contract/classes.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { memberName } from './classes.rules.ts';
import { batchesQuery } from './classes.queries.ts';
import { useEditMember, useMoveMembers, useRemoveMember } from './lists.queries.ts';

const words = staffMessages.classes.members;

type Props = {
  readonly batchId: string;
  readonly member: BatchMember;
  readonly onClose: () => void;
};

/** Takes somebody off the list, once that is confirmed. */
export function RemoveDialog({ batchId, member, onClose }: Props) {
  const remove = useRemoveMember(batchId);
  const name = memberName(member);
  return (
    <ConfirmDialog
      question={fill(words.removeConfirm, { name })}
      action={words.remove}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ memberId: member.id, name }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

/** Corrects what the list says of somebody. */
export function EditDialog({ batchId, member, onClose }: Props) {
  const { rollNumber, name, email, section } = member;
  const [entry, setEntry] = useState({ rollNumber, name, email, section });
  const save = useEditMember(batchId, member.id);
  const field = (key: keyof typeof entry) => ({
    label: words[key],
    value: entry[key],
    onChange: (event: { target: { value: string } }) => setEntry({ ...entry, [key]: event.target.value }),
  });
  return (
    <FormDialog
      title={fill(words.editOf, { name: memberName(member) })}
      action={staffMessages.shell.save}
      call={save}
      onSubmit={() => save.mutate(entry, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField {...field('rollNumber')} />
      <TextField {...field('name')} />
      <TextField
        {...field('email')}
        type="email"
        readOnly={member.registered}
        {...(member.registered && { hint: words.emailKept })}
      />
      <TextField {...field('section')} />
    </FormDialog>
  );
}

type MoveProps = {
  readonly batch: BatchDetail;
  readonly members: readonly BatchMember[];
  readonly title: string;
  readonly onClose: () => void;
};

/** Puts learners into another class instead. */
export function MoveDialog({ batch, members, title, onClose }: MoveProps) {
  const others = (useQuery(batchesQuery).data?.batches ?? []).filter(
    ({ id, archivedAt }) => id !== batch.id && archivedAt === undefined,
  );
  const [chosen, setChosen] = useState('');
  const toBatchId = chosen || (others[0]?.id ?? '');
  const move = useMoveMembers(batch.id);
  const memberIds = members.map(({ id }) => id);
  return (
    <FormDialog
      title={title}
      action={words.move}
      incomplete={toBatchId === ''}
      call={move}
      onSubmit={() => move.mutate({ memberIds, toBatchId }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {others.length === 0 ? (
        <p>{words.moveNowhere}</p>
      ) : (
        <>
          <SelectField
            label={words.moveTo}
            value={toBatchId}
            options={others.map(({ id, name }) => ({ value: id, name }))}
            onChange={setChosen}
          />
          <p className="text-small text-soft">{words.moveHint}</p>
        </>
      )}
    </FormDialog>
  );
}
