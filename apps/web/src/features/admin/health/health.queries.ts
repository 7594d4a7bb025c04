import { readHealth } from '@abhyas/contract/admin-health';
import type { adminMessages } from '@abhyas/contract/admin-messages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';

const REFRESH_MS = 15_000;

/** How far back the charts go. */
export type Hours = keyof typeof adminMessages.health.ranges;

export const healthQuery = (hours: Hours) =>
  queryOptions({
    queryKey: ['admin', 'health', hours],
    queryFn: () => call(readHealth, { query: { hours } }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
