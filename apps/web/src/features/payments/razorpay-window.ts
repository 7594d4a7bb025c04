import type { User } from '@abhyas/contract/auth';
import type { OpenOrder } from '@abhyas/contract/payments';
import { PRODUCT } from '@abhyas/contract/product';

import { loadProviderScript } from '../../lib/provider-script.ts';

/** What Razorpay's window hands back after a payment (its "Checkout Integration" documentation). */
export type Paid = {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
};

type Failure = { readonly error: { readonly description: string } };

type RazorpayWindow = {
  open(): void;
  on(event: 'payment.failed', listener: (failure: Failure) => void): void;
};

declare global {
  interface Window {
    Razorpay?: new (options: object) => RazorpayWindow;
  }
}

export type WindowEvents = {
  readonly onPaid: (paid: Paid) => void;
  readonly onDeclined: (reason: string) => void;
  readonly onDismissed: () => void;
};

/** UPI first: most learners pay with it; the other ways are below. */
const DISPLAY = {
  blocks: { upi: { name: 'UPI', instruments: [{ method: 'upi' }] } },
  sequence: ['block.upi'],
  preferences: { show_default_blocks: true },
};

/**
 * Opens the provider's payment window for an order. Its script is fetched when it is first needed.
 * @throws Error when the script cannot be loaded.
 */
export async function openPaymentWindow(order: OpenOrder, user: User, events: WindowEvents): Promise<void> {
  if (!window.Razorpay) await loadProviderScript(order.checkoutScript);
  if (!window.Razorpay) throw new Error('the payment script brought no window');
  const paymentWindow = new window.Razorpay({
    key: order.key,
    amount: order.amount,
    currency: order.currency,
    order_id: order.id,
    name: PRODUCT,
    description: order.planInfo.title,
    prefill: { name: user.name, email: user.email },
    config: { display: DISPLAY },
    handler: events.onPaid,
    modal: { ondismiss: events.onDismissed, confirm_close: true },
  });
  paymentWindow.on('payment.failed', ({ error }) => events.onDeclined(error.description));
  paymentWindow.open();
}
