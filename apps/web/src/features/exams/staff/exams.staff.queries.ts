import { decideLate, moveSeat, readLate } from '@abhyas/contract/exams.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { seatsKey } from '../../live/staff/live.staff.queries.ts';

const KEY = ['admin', 'exams'] as const;
export const lateQuery = (id: string, lateId: string) =>
  queryOptions({
    queryKey: [...KEY, id, 'late', lateId],
    queryFn: () => call(readLate, { params: { id, lateId } }),
    staleTime: 0,
  });

export function useMoveSeat(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (accountId: string) => call(moveSeat, { params: { id, accountId } }),
    onSuccess: () => {
      showToast(staffMessages.exams.moved);
      return client.invalidateQueries({ queryKey: seatsKey(id) });
    },
    onError: showErrors,
  });
}

type Decision = { readonly accept: boolean; readonly reason: string };

export function useDecideLate(id: string, lateId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Decision) => call(decideLate, { params: { id, lateId }, body }),
    onSuccess: () => {
      showToast(staffMessages.exams.decided);
      return client.invalidateQueries({ queryKey: seatsKey(id) });
    },
    onError: showErrors,
  });
}
