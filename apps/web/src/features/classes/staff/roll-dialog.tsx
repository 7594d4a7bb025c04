import type { BatchDetail, LiveClass } from '@abhyas/contract/classes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useCallRoll } from './classes.queries.ts';
import { forgetRoll, keepRoll, keptRoll, marked, type Roll } from './unsaved-roll.rules.ts';

const words = staffMessages.classes.live;

type Props = { readonly batch: BatchDetail; readonly live: LiveClass; readonly onClose: () => void };

/** The roll: present or absent for each learner; who is neither was not called. */
export function RollDialog({ batch, live, onClose }: Props) {
  const memberIds = batch.members.map(({ id }) => id);
  const [kept] = useState(() => keptRoll(live, memberIds));
  const [roll, setRoll] = useState<Roll>(kept ?? { present: live.present, absent: live.absent });
  const [isUnsaved, setUnsaved] = useState(kept !== null);
  const [isLeaving, setLeaving] = useState(false);
  const call = useCallRoll(live.id);
  const change = (next: Roll): void => {
    setRoll(next);
    setUnsaved(true);
    keepRoll(live.id, next);
  };
  const end = (): void => {
    forgetRoll(live.id);
    onClose();
  };
  const leave = (): void => (isUnsaved ? setLeaving(true) : onClose());
  const save = (): void =>
    call.mutate({ present: [...roll.present], absent: [...roll.absent] }, { onSuccess: end });
  if (isLeaving) return <LeaveRoll onStay={() => setLeaving(false)} onKeep={onClose} onDiscard={end} />;
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={fill(words.rollOf, { title: live.title })}
      actions={
        <>
          <Button onClick={leave}>{staffMessages.shell.cancel}</Button>
          <Button variant="primary" busy={call.isPending} onClick={save}>
            {staffMessages.shell.save}
          </Button>
        </>
      }
    >
      {kept && <p className="rounded-card bg-note-soft px-4 py-2 text-note">{words.rollUnsaved}</p>}
      <Button size="small" onClick={() => change({ present: memberIds, absent: [] })} className="my-2">
        {words.everybody}
      </Button>
      {batch.members.map(({ id, rollNumber, name, email }) => (
        <fieldset key={id} className="flex flex-wrap items-center gap-x-4 border-t border-line py-2">
          <legend className="float-left mr-auto min-w-0 break-words">
            {[rollNumber, name || email].filter(Boolean).join(' · ')}
          </legend>
          {[true, false].map((isPresent) => (
            <Mark
              key={String(isPresent)}
              name={id}
              label={isPresent ? words.present : words.absent}
              checked={(isPresent ? roll.present : roll.absent).includes(id)}
              onMark={() => change(marked(roll, id, isPresent))}
            />
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}

type LeaveProps = {
  readonly onStay: () => void;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
};

/** Asks what becomes of marks that are not saved. Escape goes back to them. */
function LeaveRoll({ onStay, onKeep, onDiscard }: LeaveProps) {
  return (
    <Dialog
      open
      onOpenChange={onStay}
      title={staffMessages.shell.leaveTitle}
      description={words.rollLeave}
      actions={
        <>
          <Button variant="quiet" onClick={onDiscard}>
            {words.rollDiscard}
          </Button>
          <Button onClick={onKeep}>{words.rollKeep}</Button>
          <Button variant="primary" onClick={onStay}>
            {words.rollStay}
          </Button>
        </>
      }
    />
  );
}

type MarkProps = {
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onMark: () => void;
};

function Mark({ name, label, checked, onMark }: MarkProps) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="radio"
        name={`roll-${name}`}
        checked={checked}
        onChange={onMark}
        className="size-5 accent-link"
      />
      {label}
    </label>
  );
}
