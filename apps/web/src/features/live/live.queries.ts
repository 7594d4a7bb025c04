import { sayAtWork } from '@abhyas/contract/live';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../../lib/api-client.ts';
import { refreshEvery } from '../../lib/refresh-every.ts';

/** What a teacher says is to be seen within seconds. */
const LOOK_MS = 4000;
const READ_MAX = 50;

type AtWork = { readonly id: string; readonly shown: string; readonly read: readonly string[] };

/** Tells every few seconds that the learner is at work, and answers what they are told. */
export const atWorkQuery = ({ id, shown, read }: AtWork) =>
  queryOptions({
    queryKey: ['live', id, shown],
    queryFn: () => call(sayAtWork, { params: { id }, body: { shown, read: read.slice(-READ_MAX) } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: refreshEvery(LOOK_MS),
  });
