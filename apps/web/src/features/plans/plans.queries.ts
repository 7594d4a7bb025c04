import { pricingPlans } from '@abhyas/contract/plans';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../../lib/api-client.ts';

/** The plans on sale, by slot. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async () => (await call(pricingPlans, {})).plans,
  staleTime: 60_000,
});
