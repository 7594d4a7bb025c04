import { staffMessages } from '@abhyas/contract/messages.staff';
import type { OfflinePayment } from '@abhyas/contract/payments-offline.staff';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { useApprove, useReject } from './payments.queries.ts';
import { rupeesOf } from './amounts.rules.ts';

const { payments } = staffMessages;
const words = payments.offline;

/** Approve or reject what somebody else recorded; one's own one can only reject. */
export function OfflineDecision({ payment }: { readonly payment: OfflinePayment }) {
  const [open, setOpen] = useState<'approve' | 'reject'>();
  const approve = useApprove();
  const close = (): void => setOpen(undefined);
  const question = fill(words.approveQuestion, {
    amount: rupeesOf(payment.amountPaise),
    name: payment.buyerName,
    plan: payment.planTitle,
    method: words.methods[payment.method],
    reference: payment.reference,
  });
  return (
    <div className="space-y-2">
      {payment.mine && <p className="text-small text-soft">{words.mine}</p>}
      <div className="flex flex-wrap gap-2">
        {!payment.mine && (
          <Button size="small" variant="primary" onClick={() => setOpen('approve')}>
            {words.approve}
          </Button>
        )}
        <Button size="small" onClick={() => setOpen('reject')}>
          {words.reject}
        </Button>
      </div>
      {open === 'approve' && (
        <ConfirmDialog
          question={question}
          action={words.approve}
          busy={approve.isPending}
          onConfirm={() => approve.mutate(payment.id, { onSettled: close })}
          onClose={close}
        />
      )}
      {open === 'reject' && <RejectDialog payment={payment} onClose={close} />}
    </div>
  );
}

type RejectProps = { readonly payment: OfflinePayment; readonly onClose: () => void };

function RejectDialog({ payment, onClose }: RejectProps) {
  const [reason, setReason] = useState('');
  const reject = useReject(payment.id);
  return (
    <FormDialog
      title={words.rejectTitle}
      lead={words.rejectLead}
      action={words.reject}
      danger
      call={reject}
      onSubmit={() => reject.mutate({ reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextArea
        label={payments.reason}
        hint={payments.reasonHint}
        value={reason}
        onChange={({ target: { value } }) => setReason(value)}
        rows={3}
      />
    </FormDialog>
  );
}
