import type { CallReply } from '@abhyas/contract/call';
import type { checkOrder as checkOrderCall } from '@abhyas/contract/payments';

import { AppError } from '../../platform/errors.ts';
import {
  type ProviderOrderId,
  type ProviderPayment,
  ProviderRefusal,
  ProviderUnavailable,
} from '../../platform/payment-provider/payment-provider.ts';
import { resyncOrder } from './capture.service.ts';
import type { PaymentContext } from './orders.service.ts';
import { findOrderByProviderId, type OrderRow } from './orders.store.ts';
import { issueRefunds } from './refunds.service.ts';

type State = CallReply<typeof checkOrderCall>['state'];

/** How an own order stands, its window having been closed: nobody is told that nothing was paid before it is known. */
export async function checkOrder(
  context: PaymentContext,
  accountId: string,
  providerOrderId: ProviderOrderId,
): Promise<State> {
  const order = await findOrderByProviderId(context.db, providerOrderId);
  if (!order || order.account_id !== accountId) throw new AppError('payments.order-unknown');
  if (order.state !== 'open') return stateOf(order, []);
  try {
    const payments = await resyncOrder(context, order, 'capture');
    await issueRefunds(context);
    return stateOf((await findOrderByProviderId(context.db, providerOrderId)) ?? order, payments);
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) return 'pending';
    throw error;
  }
}

function stateOf({ state }: OrderRow, payments: readonly ProviderPayment[]): State {
  if (state === 'paid' || state === 'refunded') return state;
  return payments.some(({ status }) => status === 'created' || status === 'authorized')
    ? 'pending'
    : 'nothing';
}
