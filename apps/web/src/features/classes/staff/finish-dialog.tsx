import type { LiveClass } from '@abhyas/contract/classes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { countText } from '../../../lib/counts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioChoices } from '../../../staff/radio-choices.tsx';
import { ReceiverNames } from '../../../staff/receiver-names.tsx';
import { knownReceivers, ReceiversFault } from '../../../staff/receivers-fault.tsx';
import { receiversQuery } from './changes.queries.ts';
import { useFinishClass } from './classes.queries.ts';

const words = staffMessages.classes.live;

type Props = { readonly live: LiveClass; readonly onClose: () => void };

/** The class was held: for whom its module opens. */
export function FinishDialog({ live, onClose }: Props) {
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
      <RadioChoices legend={words.openFor} choices={choices} chosen={openFor} onChoose={setOpenFor} />
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
