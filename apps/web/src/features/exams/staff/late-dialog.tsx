import type { LateText } from '@abhyas/contract/live.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ScrollText } from '../../../ui/scroll-box.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { lateQuery, useDecideLate } from './exams.staff.queries.ts';

const words = staffMessages.exams;

type Props = { readonly id: string; readonly late: LateText; readonly onClose: () => void };

/** What was handed in, what arrived late, and a teacher's decision with its reason (EXAMS-13). */
export function LateDialog({ id, late, onClose }: Props) {
  const [reason, setReason] = useState('');
  const decide = useDecideLate(id, late.id);
  const say = (accept: boolean): void => decide.mutate({ accept, reason }, { onSuccess: onClose });
  const lacking = reason.trim() === '';
  return (
    <Dialog title={late.title} open onOpenChange={onClose} size="large">
      <Loaded query={useQuery(lateQuery(id, late.id))} skeleton={<TextSkeleton lines={8} />}>
        {(texts) => (
          <div className="grid gap-3 learn:grid-cols-2">
            {(['handed', 'late'] as const).map((which) => (
              <figure key={which} className="min-w-0 text-small">
                <figcaption className="font-[600]">
                  {which === 'handed' ? words.lateHanded : words.lateText}
                </figcaption>
                <ScrollText className="max-h-80 rounded-card bg-sunken p-3">{texts[which]}</ScrollText>
              </figure>
            ))}
          </div>
        )}
      </Loaded>
      <TextField
        label={words.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        className="my-4"
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={decide.isPending} disabled={lacking} onClick={() => say(true)}>
          {words.accept}
        </Button>
        <Button busy={decide.isPending} disabled={lacking} onClick={() => say(false)}>
          {words.refuse}
        </Button>
      </div>
    </Dialog>
  );
}
