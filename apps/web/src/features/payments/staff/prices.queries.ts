import { listPrices, setPrice, type PlanPrice } from '@abhyas/contract/publishing-prices.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { showToast } from '../../../ui/toasts.ts';

export const pricesQuery = queryOptions({
  queryKey: ['admin', 'money', 'prices'],
  queryFn: async () => (await call(listPrices, {})).plans,
});

/** Sets the price of a plan that was seen at another. */
export function useSetPrice({ id, priceRupees: expected }: PlanPrice) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (priceRupees: number) =>
      call(setPrice, { params: { planId: id }, body: { priceRupees, expected } }),
    onSuccess: async ({ plans }) => {
      showToast(staffMessages.payments.prices.done);
      await client.invalidateQueries();
      client.setQueryData(pricesQuery.queryKey, plans);
    },
  });
}
