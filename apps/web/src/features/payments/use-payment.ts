import { capture, type OpenOrder } from '@abhyas/contract/payments';
import { fill } from '@abhyas/contract/fill';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { call } from '../../lib/api-client.ts';
import { texts } from '../../lib/texts.ts';
import { showAlert } from '../../ui/alerts.ts';
import { errorTexts } from '../../ui/api-alerts.ts';
import { useUser, userQuery } from '../auth/auth.queries.ts';
import { rememberPurchase } from './current-order.ts';
import { openPaymentWindow, type Paid } from './razorpay-window.ts';

/** Where a payment stands on the checkout screen. */
export type PaymentStep =
  | { readonly kind: 'ready'; readonly note: string }
  | { readonly kind: 'opening' }
  | { readonly kind: 'capturing' }
  | { readonly kind: 'waiting' };

/** The way from Proceed to Pay to /paymentsucceeded (PAYMENTS-8). */
export function usePayment(planId: string, order: OpenOrder) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const user = useUser();
  const [step, setStep] = useState<PaymentStep>({ kind: 'ready', note: '' });

  const succeed = async (msg?: string) => {
    if (msg) showAlert({ msg, type: 'success' });
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
      showAlert({ msg, type: 'error' });
    } catch (error) {
      showAlert({ msg: texts.payments.captureNetwork + errorTexts(error).join(' '), type: 'error' });
    }
    // The money may be on its way all the same: the webhook and the reconciler will tell.
    return setStep({ kind: 'waiting' });
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
        onDismissed: () => setStep({ kind: 'ready', note: declined || texts.payments.checkout.dismissed }),
      });
    } catch {
      setStep({ kind: 'ready', note: texts.payments.checkout.windowFailed });
    }
  };

  return { step, pay, succeed };
}
