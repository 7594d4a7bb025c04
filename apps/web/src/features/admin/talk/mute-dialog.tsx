import { adminMessages } from '@abhyas/contract/admin-messages';
import type { StaffComment } from '@abhyas/contract/admin-talk';
import { fill } from '@abhyas/contract/fill';
import { useId, useState, type FormEvent } from 'react';

import { showAlert } from '../../../ui/alerts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { faultText } from '../fault-text.ts';
import { useMute } from './talk.queries.ts';

const words = adminMessages.talk;
const DEFAULT_DAYS = 3;

type Props = { readonly comment: StaffComment; readonly onClose: () => void };

/** Takes the word from a learner for some days, with a reason that they read. */
export function MuteDialog({ comment: { accountId, by }, onClose }: Props) {
  const formId = useId();
  const [days, setDays] = useState(String(DEFAULT_DAYS));
  const [reason, setReason] = useState('');
  const mute = useMute();
  const onSuccess = (): void => {
    showAlert(words.muteDone);
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (mute.isPending) return;
    mute.mutate({ accountId, days: Number(days), reason }, { onSuccess });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={fill(words.mute, { name: by })}
      actions={
        <>
          <Button onClick={onClose}>{adminMessages.shell.cancel}</Button>
          <Button type="submit" form={formId} variant="danger" busy={mute.isPending}>
            {words.muteShort}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-5 pt-2">
        <TextField
          label={words.muteDays}
          type="number"
          min={1}
          max={365}
          inputMode="numeric"
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
        <TextArea
          label={words.muteReason}
          hint={words.muteReasonHint}
          rows={3}
          value={reason}
          error={faultText(mute.error)}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
