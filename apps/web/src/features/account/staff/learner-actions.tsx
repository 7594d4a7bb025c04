import { staffMessages } from '@abhyas/contract/messages.staff';
import type { LearnerDetail } from '@abhyas/contract/account.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { staffStatusQuery } from '../../../staff/staff-status.query.ts';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { useErase, useExport, useSendRecovery } from './learners.queries.ts';

const words = staffMessages.account;

type Props = Pick<LearnerDetail, 'learner'>;

/** What can be done for a learner. Export and erase are the owners'. */
export function LearnerActions({ learner }: Props) {
  const { data: status } = useQuery(staffStatusQuery);
  const [open, setOpen] = useState<'recovery' | 'erase'>();
  const recovery = useSendRecovery(learner.accountId);
  const exporting = useExport(learner.accountId, learner.abhyasId);
  const close = (): void => setOpen(undefined);
  const isOwner = status?.roles.includes('owner') === true;
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen('recovery')}>{words.recovery}</Button>
      {isOwner && (
        <>
          <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
            {words.export}
          </Button>
          <Button variant="danger" onClick={() => setOpen('erase')}>
            {words.erase}
          </Button>
        </>
      )}
      {open === 'recovery' && (
        <ConfirmDialog
          question={words.recoveryLead}
          action={words.recovery}
          busy={recovery.isPending}
          onConfirm={() => recovery.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
      {open === 'erase' && <EraseDialog accountId={learner.accountId} onClose={close} />}
    </div>
  );
}

function EraseDialog({ accountId, onClose }: { readonly accountId: string; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const erase = useErase(accountId);
  return (
    <FormDialog
      title={words.eraseTitle}
      lead={words.eraseLead}
      action={words.erase}
      danger
      call={erase}
      onSubmit={() => erase.mutate({ email, reason }, { onSuccess: () => void navigate('/admin/learners') })}
      onClose={onClose}
    >
      <TextField
        label={words.eraseEmail}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        autoComplete="off"
        required
      />
      <TextField
        label={words.eraseReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
