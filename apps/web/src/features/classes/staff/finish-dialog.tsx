import type { LiveClass } from '@abhyas/contract/classes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { countText } from '../../../lib/counts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ReceiverNames } from '../../../staff/receiver-names.tsx';
import { knownReceivers, ReceiversFault } from '../../../staff/receivers-fault.tsx';
import { receiversQuery } from './changes.queries.ts';
import { useFinishClass } from './classes.queries.ts';

const words = staffMessages.classes.live;

type Props = { readonly live: LiveClass; readonly onClose: () => void };

/** The class was held: for whom its module opens. */
export function FinishDialog({ live, onClose }: Props) {
  const id = useId();
  const [openFor, setOpenFor] = useState<'batch' | 'present'>('batch');
  const finish = useFinishClass(live.id);
  const receivers = useQuery(receiversQuery(live.id, `done-${openFor}`));
  const shown = knownReceivers(receivers);
  const submit = (): void => {
    if (shown) finish.mutate({ openFor, set: shown.set }, { onSuccess: onClose });
  };
  const choices = [
    { value: 'batch', label: words.batch, hint: words.batchHint },
    { value: 'present', label: words.presentOnly, hint: words.presentHint },
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.doneTitle}
      description={fill(words.doneLead, { title: live.title })}
      actions={
        <>
          <Button onClick={onClose}>{staffMessages.shell.cancel}</Button>
          <Button variant="primary" busy={finish.isPending} disabled={!shown} onClick={submit}>
            {words.done}
          </Button>
        </>
      }
    >
      <fieldset className="mt-4">
        <legend className="mb-1 font-medium">{words.openFor}</legend>
        {choices.map(({ value, label, hint }) => (
          <div key={value} className="flex min-h-11 items-start gap-3 py-1.5">
            <input
              id={`${id}${value}`}
              aria-describedby={`${id}${value}-hint`}
              type="radio"
              name="open-for"
              checked={openFor === value}
              onChange={() => setOpenFor(value)}
              className="mt-1 size-5 accent-link"
            />
            <div>
              <label htmlFor={`${id}${value}`} className="block font-medium">
                {label}
              </label>
              <span id={`${id}${value}-hint`} className="block text-small text-soft">
                {hint}
              </span>
            </div>
          </div>
        ))}
      </fieldset>
      {shown && (
        <output className="mt-3 block">
          {shown.people === 0 ? words.opensForNobody : countText(words.opensFor, shown.people)}
          {shown.people > 0 && <ReceiverNames {...shown} />}
        </output>
      )}
      <ReceiversFault query={receivers} />
    </Dialog>
  );
}
