import { createOrder, getBuyer, orderState, paymentProvider, type Buyer } from '@abhyas/contract/payments';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../../lib/api-client.ts';

/** How often the waiting screen asks whether the money has arrived. */
const WAIT_MS = 3000;

export const buyerQuery = queryOptions({
  queryKey: ['payments', 'buyer'],
  queryFn: () => call(getBuyer, {}),
});

export const providerQuery = queryOptions({
  queryKey: ['payments', 'provider'],
  queryFn: () => call(paymentProvider, {}),
  staleTime: Infinity,
});

/** The open order of a plan for a buyer. Asking again answers the same order. */
export function orderQuery(type: string, userId: string, buyer: Buyer) {
  return queryOptions({
    queryKey: ['payments', 'order', type, buyer],
    queryFn: () => call(createOrder, { body: { type, userId, ...buyer } }),
    enabled: userId !== '' && buyer.state !== '',
    staleTime: 0,
    gcTime: 0,
  });
}

/** How an order stands, asked again and again while we wait for the bank. */
export function orderStateQuery(providerOrderId: string | null) {
  return queryOptions({
    queryKey: ['payments', 'state', providerOrderId],
    queryFn: () => call(orderState, { params: { orderId: providerOrderId ?? '' } }),
    enabled: providerOrderId !== null,
    refetchInterval: WAIT_MS,
  });
}
