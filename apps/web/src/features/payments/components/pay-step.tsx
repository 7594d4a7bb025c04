import { stateOf } from '@abhyas/contract/indian-states';
import { fill } from '@abhyas/contract/fill';
import type { Buyer, OpenOrder } from '@abhyas/contract/payments';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { texts } from '../../../lib/texts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { orderQuery, orderStateQuery } from '../payments.queries.ts';
import { usePayment } from '../use-payment.ts';

type Props = {
  readonly planId: string;
  readonly userId: string;
  readonly buyer: Buyer;
  readonly onChangeBuyer: () => void;
};

/** Opens the order; a refusal or a failure leaves no button (PAYMENTS-3). */
export function PayStep({ planId, userId, buyer, onChangeBuyer }: Props) {
  const { data: reply, isError } = useQuery(orderQuery(planId, userId, buyer));
  const refusal = reply && 'err' in reply ? reply.err : undefined;

  useEffect(() => {
    if (isError) showToast(texts.payments.orderFailed);
    if (refusal !== undefined) showToast({ msg: refusal, type: 'error' });
  }, [isError, refusal]);

  if (reply && 'id' in reply) {
    return <Payment planId={planId} order={reply} buyer={buyer} onChangeBuyer={onChangeBuyer} />;
  }
  if (!isError && refusal === undefined) return <Skeleton className="h-13" />;
  return (
    <div>
      <p className="font-[600]">{texts.payments.invalidCheckout}</p>
      {refusal !== undefined && <p className="mt-1 text-soft">{refusal}</p>}
    </div>
  );
}

type PaymentProps = Omit<Props, 'userId'> & { readonly order: OpenOrder };

function Payment({ planId, order, buyer, onChangeBuyer }: PaymentProps) {
  const words = texts.payments.checkout;
  const { step, pay, succeed } = usePayment(planId, order);
  const arrived = () => void succeed(texts.payments.captured);
  if (step.kind === 'waiting') {
    return (
      <output className="block">
        <p className="font-[600]">{words.waitingTitle}</p>
        <p className="mt-1 text-soft">{words.waiting}</p>
        <Arrival providerOrderId={order.id} onPaid={arrived} />
      </output>
    );
  }
  const place = buyer.gstin || (stateOf(buyer.state)?.name ?? '');
  return (
    <div>
      <p className="mb-4 flex flex-wrap items-center gap-x-2 text-soft">
        {fill(words.invoiceFor, { place })}
        <Button variant="quiet" size="small" onClick={onChangeBuyer}>
          {words.change}
        </Button>
      </p>
      <Button variant="primary" size="large" wide busy={step.kind !== 'ready'} onClick={() => void pay()}>
        {words.proceed}
      </Button>
      <output className="mt-3 block">
        {step.kind === 'ready' && step.note}
        {step.kind === 'checking' && words.checking}
      </output>
      {step.kind === 'ready' && step.pending && <Arrival providerOrderId={order.id} onPaid={arrived} />}
    </div>
  );
}

/** Asks how the order stands until the money has arrived. */
function Arrival({
  providerOrderId,
  onPaid,
}: {
  readonly providerOrderId: string;
  readonly onPaid: () => void;
}) {
  const { data } = useQuery(orderStateQuery(providerOrderId));
  const tellPaid = useEffectEvent(onPaid);
  const paid = data?.state === 'paid';
  useEffect(() => {
    if (paid) tellPaid();
  }, [paid]);
  return null;
}
