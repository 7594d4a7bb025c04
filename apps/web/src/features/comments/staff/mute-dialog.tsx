import { staffMessages } from '@abhyas/contract/messages.staff';
import type { StaffComment } from '@abhyas/contract/comments.staff';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { showToast } from '../../../ui/toasts.ts';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { useMute } from './moderation.queries.ts';

const words = staffMessages.comments;
const DEFAULT_DAYS = 3;

type Props = { readonly comment: StaffComment; readonly onClose: () => void };

/** Takes the word from a learner for some days, with a reason that they read. */
export function MuteDialog({ comment: { accountId, by }, onClose }: Props) {
  const [days, setDays] = useState(String(DEFAULT_DAYS));
  const [reason, setReason] = useState('');
  const mute = useMute();
  const onSuccess = (): void => {
    showToast(words.muteDone);
    onClose();
  };
  return (
    <FormDialog
      title={fill(words.mute, { name: by })}
      action={words.muteShort}
      danger
      call={mute}
      onSubmit={() => mute.mutate({ accountId, days: Number(days), reason }, { onSuccess })}
      onClose={onClose}
    >
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
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
