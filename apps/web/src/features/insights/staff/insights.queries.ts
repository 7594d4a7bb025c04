import { classInsights } from '@abhyas/contract/insights.staff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { refreshEvery } from '../../../lib/refresh-every.ts';

/** During a class one looks every now and then: the picture keeps itself fresh. */
const REFRESH_MS = 20_000;

/** '' stands for the first topic, and for everybody. */
export type Watched = { readonly topicId: string; readonly batchId: string };

export const insightsQuery = ({ topicId, batchId }: Watched) =>
  queryOptions({
    queryKey: ['admin', 'watch', topicId, batchId],
    queryFn: () =>
      call(classInsights, { query: { ...(topicId && { topicId }), ...(batchId && { batchId }) } }),
    refetchInterval: refreshEvery(REFRESH_MS),
    placeholderData: keepPreviousData,
  });
