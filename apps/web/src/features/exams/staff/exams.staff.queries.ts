import {
  decideLate,
  moveSeat,
  readLate,
  readSeats,
  readSeatText,
  writeSeatNote,
} from '@abhyas/contract/exams.staff';
import type { CallInput } from '@abhyas/contract/call';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { refreshEvery } from '../../../lib/refresh-every.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { showToast } from '../../../ui/toasts.ts';

const KEY = ['admin', 'exams'] as const;
/** Tiles show what was a moment ago. */
const TILES_MS = 2000;
/** And a text that is looked at is seen as it is written. */
const TEXT_MS = 1000;

export const seatsQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, id, 'seats'],
    queryFn: () => call(readSeats, { params: { id } }),
    staleTime: 0,
    refetchInterval: refreshEvery(TILES_MS),
  });

export const seatTextQuery = (id: string, accountId: string) =>
  queryOptions({
    queryKey: [...KEY, id, 'text', accountId],
    queryFn: () => call(readSeatText, { params: { id, accountId } }),
    staleTime: 0,
    refetchInterval: refreshEvery(TEXT_MS),
  });

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
      return client.invalidateQueries({ queryKey: KEY });
    },
    onError: showErrors,
  });
}

/** Says something to a learner who sits. */
export function useSay(id: string, accountId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof writeSeatNote>['body']) =>
      call(writeSeatNote, { params: { id, accountId }, body }),
    onSuccess: () => {
      showToast(staffMessages.exams.said);
      return client.invalidateQueries({ queryKey: [...KEY, id, 'text', accountId] });
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
      return client.invalidateQueries({ queryKey: KEY });
    },
    onError: showErrors,
  });
}
