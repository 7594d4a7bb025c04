import type { BatchDetail, LiveClass } from '@abhyas/contract/admin-classes';
import { adminMessages } from '@abhyas/contract/admin-messages';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useCallRoll } from './classes.queries.ts';

const words = adminMessages.classes.live;

type Props = { readonly batch: BatchDetail; readonly live: LiveClass; readonly onClose: () => void };

/** The roll: present or absent for each learner; who is neither was not called. */
export function RollDialog({ batch, live, onClose }: Props) {
  const [present, setPresent] = useState<ReadonlySet<string>>(new Set(live.present));
  const [absent, setAbsent] = useState<ReadonlySet<string>>(new Set(live.absent));
  const call = useCallRoll(live.id);
  const mark = (id: string, isPresent: boolean): void => {
    setPresent(isPresent ? new Set(present).add(id) : without(present, id));
    setAbsent(isPresent ? without(absent, id) : new Set(absent).add(id));
  };
  const markAll = (): void => {
    setPresent(new Set(batch.members.map(({ id }) => id)));
    setAbsent(new Set());
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={fill(words.rollOf, { title: live.title })}
      actions={
        <>
          <Button onClick={onClose}>{adminMessages.shell.cancel}</Button>
          <Button
            variant="primary"
            busy={call.isPending}
            onClick={() =>
              call.mutate({ present: [...present], absent: [...absent] }, { onSuccess: onClose })
            }
          >
            {adminMessages.shell.save}
          </Button>
        </>
      }
    >
      <Button size="small" onClick={markAll} className="my-2">
        {words.everybody}
      </Button>
      {batch.members.map(({ id, name, email }) => (
        <fieldset key={id} className="flex flex-wrap items-center gap-x-4 border-t border-line py-2">
          <legend className="float-left mr-auto min-w-0 break-words">{name || email}</legend>
          <Mark name={id} label={words.present} checked={present.has(id)} onMark={() => mark(id, true)} />
          <Mark name={id} label={words.absent} checked={absent.has(id)} onMark={() => mark(id, false)} />
        </fieldset>
      ))}
    </Dialog>
  );
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((each) => each !== id));
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
