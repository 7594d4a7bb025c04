import type { CallInput } from '@abhyas/contract/call';
import {
  LIVE_REFRESH,
  readReplay,
  readSeats,
  readSeatText,
  writeSeatNote,
} from '@abhyas/contract/live.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { refreshEvery } from '../../../lib/refresh-every.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { showToast } from '../../../ui/toasts.ts';

/** What is shown of the learners in an exam, or at work on another assignment. */
export const seatsKey = (id: string) => ['admin', 'live', id] as const;

export const seatsQuery = (id: string) =>
  queryOptions({
    queryKey: [...seatsKey(id), 'seats'],
    queryFn: () => call(readSeats, { params: { id } }),
    staleTime: 0,
    refetchInterval: refreshEvery(LIVE_REFRESH.tilesMs),
  });

export const seatTextQuery = (id: string, accountId: string) =>
  queryOptions({
    queryKey: [...seatsKey(id), 'text', accountId],
    queryFn: () => call(readSeatText, { params: { id, accountId } }),
    staleTime: 0,
    refetchInterval: refreshEvery(LIVE_REFRESH.textMs),
  });

export type ReplayOf = CallInput<typeof readReplay>['params'];

/** How a text came about, up to now. */
export const replayQuery = (of: ReplayOf) =>
  queryOptions({
    queryKey: [...seatsKey(of.id), 'replay', of],
    queryFn: () => call(readReplay, { params: of }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Says something to a learner who is at work. */
export function useSay(id: string, accountId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof writeSeatNote>['body']) =>
      call(writeSeatNote, { params: { id, accountId }, body }),
    onSuccess: () => {
      showToast(staffMessages.live.said);
      return client.invalidateQueries({ queryKey: seatTextQuery(id, accountId).queryKey });
    },
    onError: showErrors,
  });
}
