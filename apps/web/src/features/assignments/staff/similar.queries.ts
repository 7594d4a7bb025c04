import { readSimilarity, readSimilarPair } from '@abhyas/contract/similarity.staff';
import type { CallInput } from '@abhyas/contract/call';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { KEY } from './assignments.staff.queries.ts';

export const similarQuery = (params: CallInput<typeof readSimilarity>['params']) =>
  queryOptions({
    queryKey: [...KEY, 'similar', params],
    queryFn: () => call(readSimilarity, { params }),
    staleTime: 0,
  });

export const similarPairQuery = (params: CallInput<typeof readSimilarPair>['params']) =>
  queryOptions({
    queryKey: [...KEY, 'similar-pair', params],
    queryFn: () => call(readSimilarPair, { params }),
    staleTime: 0,
  });
