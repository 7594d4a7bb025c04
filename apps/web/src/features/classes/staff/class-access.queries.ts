import {
  askBatchAccess,
  endBatchAccess,
  giveBatchAccess,
  listBatchAccess,
  previewBatchAccess,
} from '@abhyas/contract/classes-access.staff';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { MONEY } from '../../../staff/payments-changed.ts';

const KEY = [...MONEY, 'class-access'] as const;

export const classAccessQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: () => call(listBatchAccess, {}),
});

export type ClassAccessRequest = {
  readonly batchId: string;
  readonly planId: string;
  readonly until: string;
};

/** Who would get it now; asks nothing before class, plan and day are chosen. */
export const classReceiversQuery = (request: ClassAccessRequest) =>
  queryOptions({
    queryKey: [...KEY, 'receivers', request],
    queryFn: () => call(previewBatchAccess, { query: request }),
    enabled: request.batchId !== '' && request.planId !== '' && request.until !== '',
    staleTime: 0,
    gcTime: 0,
  });

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}

type Request = ClassAccessRequest & {
  readonly id: string;
  readonly laterMembers: boolean;
  readonly reason: string;
};

export function useAskForClass() {
  return useMutation({
    mutationFn: (body: Request) => call(askBatchAccess, { body }),
    onSuccess: useRefresh(),
  });
}

export function useGiveToClass(id: string) {
  return useMutation({
    mutationFn: (set: string) => call(giveBatchAccess, { params: { id }, body: { set } }),
    // Also when it was refused: the class may be others now.
    onSettled: useRefresh(),
  });
}

export function useEndForClass(id: string) {
  return useMutation({
    mutationFn: (reason: string) => call(endBatchAccess, { params: { id }, body: { reason } }),
    onSuccess: useRefresh(),
  });
}
