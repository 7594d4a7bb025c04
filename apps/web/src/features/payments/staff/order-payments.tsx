import { staffMessages } from '@abhyas/contract/messages.staff';
import type { OrderDetail, OrderPayment } from '@abhyas/contract/payments.staff';
import { useState } from 'react';

import { formatMoment } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { rupeesOf } from './amounts.rules.ts';
import { RefundDialog } from './refund-dialog.tsx';

const words = staffMessages.payments.order;
const TONES = { requested: 'note', processed: 'good', failed: 'bad' } as const;

/** The payments of an order, each with its refunds and the way to another. */
export function OrderPayments({ order }: { readonly order: OrderDetail }) {
  const [refunding, setRefunding] = useState<OrderPayment>();
  if (order.payments.length === 0) return <p className="text-soft">{words.noPayments}</p>;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {order.payments.map((payment) => (
          <li key={payment.id} className="py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <div>
                <p className="font-medium">
                  {rupeesOf(payment.amountPaise)} · {payment.method}{' '}
                  <Badge tone={payment.paysOrder ? 'good' : 'plain'}>
                    {payment.paysOrder ? words.paysOrder : payment.status}
                  </Badge>
                </p>
                <p className="text-small break-all text-soft">{payment.id}</p>
              </div>
              {payment.refundablePaise > 0 && (
                <Button size="small" onClick={() => setRefunding(payment)}>
                  {words.refund}
                </Button>
              )}
            </div>
            <RefundLines order={order} paymentId={payment.id} />
          </li>
        ))}
      </ul>
      {refunding && (
        <RefundDialog orderId={order.id} payment={refunding} onClose={() => setRefunding(undefined)} />
      )}
    </>
  );
}

function RefundLines({ order, paymentId }: { readonly order: OrderDetail; readonly paymentId: string }) {
  const refunds = order.refunds.filter((refund) => refund.paymentId === paymentId);
  if (refunds.length === 0) return null;
  return (
    <ul aria-label={words.refunds} className="mt-2 space-y-1 border-l-2 border-line pl-3 text-small">
      {refunds.map((refund) => (
        <li key={refund.id}>
          {rupeesOf(refund.amountPaise)}{' '}
          <Badge tone={TONES[refund.status]}>{words.refundStates[refund.status]}</Badge>{' '}
          <span className="text-soft">
            {formatMoment(refund.requestedAt)} · {refund.reason}
          </span>
        </li>
      ))}
    </ul>
  );
}
