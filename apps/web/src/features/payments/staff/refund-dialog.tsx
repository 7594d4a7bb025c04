import { paymentsStaffErrors } from '@abhyas/contract/messages/en/payments-errors.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import type { OrderPayment } from '@abhyas/contract/payments.staff';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { randomUuid } from '../../../lib/random-uuid.ts';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { useRefund } from './payments.queries.ts';
import { paiseOf, rupeesOf, typedRupees } from './amounts.rules.ts';

const { payments } = staffMessages;
const words = payments.refund;

type Props = { readonly orderId: string; readonly payment: OrderPayment; readonly onClose: () => void };

/** Gives a payment back. One opening of this window is one refund, however often it is sent. */
export function RefundDialog({ orderId, payment, onClose }: Props) {
  const [refundId] = useState(() => randomUuid());
  const [typed, setTyped] = useState(typedRupees(payment.refundablePaise));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const refund = useRefund(orderId);
  const amountPaise = paiseOf(typed);
  const left = rupeesOf(payment.refundablePaise);

  const submit = (): void => {
    setTried(true);
    if (amountPaise === undefined) return;
    refund.mutate({ refundId, paymentId: payment.id, amountPaise, reason }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={words.title}
      lead={fill(payment.offline ? words.offlineLead : words.lead, { left })}
      action={amountPaise === undefined ? words.plain : fill(words.action, { amount: rupeesOf(amountPaise) })}
      danger
      call={refund}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={payments.amount}
        inputMode="decimal"
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
        error={
          tried && amountPaise === undefined ? paymentsStaffErrors['payments.amount-invalid'] : undefined
        }
        autoComplete="off"
      />
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
