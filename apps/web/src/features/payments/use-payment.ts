import { capture, checkOrder, type OpenOrder } from '@abhyas/contract/payments';
import { fill } from '@abhyas/contract/fill';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { call } from '../../lib/api-client.ts';
import { texts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toasts.ts';
import { errorTexts } from '../../ui/error-toasts.ts';
import { useUser, userQuery } from '../auth/auth.queries.ts';
import { rememberPurchase } from './current-order.ts';
import { openPaymentWindow, type Paid } from './razorpay-window.ts';

/** Where a payment is on the checkout screen. */
export type PaymentStep =
  /** `pending`: something may have been paid, and one may pay all the same. */
  | { readonly kind: 'ready'; readonly note: string; readonly pending?: boolean }
  | { readonly kind: 'opening' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'capturing' }
  | { readonly kind: 'waiting' };

/** The way from Proceed to Pay to /paymentsucceeded (PAYMENTS-8). */
export function usePayment(planId: string, order: OpenOrder) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const user = useUser();
  const [step, setStep] = useState<PaymentStep>({ kind: 'ready', note: '' });

  const succeed = async (msg?: string) => {
    if (msg) showToast({ msg, type: 'success' });
    rememberPurchase(client, order.planInfo);
    // Premium opens everywhere at once: whatever was fetched before was fetched without the plan.
    await client.invalidateQueries({ queryKey: userQuery.queryKey });
    client.removeQueries({
      predicate: ({ queryKey }) => queryKey[0] !== 'auth' && queryKey[0] !== 'payments',
    });
    await navigate('/paymentsucceeded', { replace: true });
  };

  const takePayment = async (paid: Paid) => {
    if (!user) return;
    setStep({ kind: 'capturing' });
    try {
      const reply = await call(capture, {
        params: {
          planId,
          paymentId: paid.razorpay_payment_id,
          orderId: paid.razorpay_order_id,
          signature: paid.razorpay_signature,
          userId: user._id,
        },
      });
      if (reply.msg) return await succeed(reply.msg);
      const msg = reply.err ? texts.payments.captureCode1 + reply.err : texts.payments.captureCode2;
      showToast({ msg, type: 'error' });
    } catch (error) {
      showToast({ msg: texts.payments.captureNetwork + errorTexts(error).join(' '), type: 'error' });
    }
    // The money may be on its way all the same: the webhook and the reconciler will tell.
    return setStep({ kind: 'waiting' });
  };

  /** The window was closed: only the provider knows whether something was paid in it. */
  const checkWhetherPaid = async (declined: string) => {
    setStep({ kind: 'checking' });
    const found = await stepAfterClosing(order.id, declined);
    if (found === 'paid') await succeed(texts.payments.captured);
    else setStep(found);
  };

  const pay = async () => {
    if (!user) return;
    setStep({ kind: 'opening' });
    let declined = '';
    try {
      await openPaymentWindow(order, user, {
        onPaid: (paid) => void takePayment(paid),
        onDeclined: (reason) => {
          declined = fill(texts.payments.checkout.declined, { reason });
        },
        onDismissed: () => void checkWhetherPaid(declined),
      });
    } catch {
      setStep({ kind: 'ready', note: texts.payments.checkout.windowFailed });
    }
  };

  return { step, pay, succeed };
}

async function stepAfterClosing(providerOrderId: string, declined: string): Promise<PaymentStep | 'paid'> {
  const { checkout, err } = texts.payments;
  const state = await call(checkOrder, { body: { orderId: providerOrderId } }).then(
    (reply) => reply.state,
    // Whoever cannot ask does not know either.
    () => 'pending' as const,
  );
  switch (state) {
    case 'paid':
      return state;
    case 'refunded':
      return { kind: 'ready', note: err.refunded };
    case 'nothing':
      return { kind: 'ready', note: declined || checkout.dismissed };
    case 'pending':
      return { kind: 'ready', note: declined || checkout.pending, pending: true };
  }
}
