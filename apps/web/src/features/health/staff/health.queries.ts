import { readHealth } from '@abhyas/contract/health.staff';
import type { staffMessages } from '@abhyas/contract/messages.staff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { refreshEvery } from '../../../lib/refresh-every.ts';

const REFRESH_MS = 15_000;

/** How far back the charts go. */
export type Hours = keyof typeof staffMessages.health.ranges;

export const healthQuery = (hours: Hours) =>
  queryOptions({
    queryKey: ['admin', 'health', hours],
    queryFn: () => call(readHealth, { query: { hours } }),
    refetchInterval: refreshEvery(REFRESH_MS),
    placeholderData: keepPreviousData,
  });
