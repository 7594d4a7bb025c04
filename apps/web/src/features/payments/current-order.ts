import type { PlanInfo } from '@abhyas/contract/payments';
import type { QueryClient } from '@tanstack/react-query';

const KEY = ['payments', 'succeeded'];

/** Remembers that a purchase succeeded, for /paymentsucceeded. */
export function rememberPurchase(client: QueryClient, planInfo: PlanInfo): void {
  client.setQueryData(KEY, planInfo);
}

/** What was just bought; undefined when nothing was. */
export function lastPurchase(client: QueryClient): PlanInfo | undefined {
  return client.getQueryData<PlanInfo>(KEY);
}

/** PLANS-12: getting pricing plans clears the current order. */
export function forgetOrder(client: QueryClient): void {
  client.removeQueries({ queryKey: KEY });
}
