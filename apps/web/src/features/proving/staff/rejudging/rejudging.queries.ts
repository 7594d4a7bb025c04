import { staffMessages } from '@abhyas/contract/messages.staff';
import {
  decideRejudgement,
  listRejudgeable,
  rejudgementDetail,
  startRejudgement,
  stopRejudgement,
  type RejudgeChoice,
} from '@abhyas/contract/proving-rejudging.staff';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../../lib/api-client.ts';
import { showToast } from '../../../../ui/toasts.ts';
import { showErrors } from '../../../../ui/error-toasts.ts';

/** While something is under way, its screen looks again this often. */
const LOOK_MS = 1000;
const UNDERWAY = new Set(['checking', 'applying']);

/** Problems whose earlier submissions were judged by other tests than a draft's, or than learners' now. */
export const rejudgeableQuery = (draftId: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'rejudge', 'list', draftId],
    queryFn: () => call(listRejudgeable, { query: draftId === undefined ? {} : { draftId } }),
    staleTime: 0,
  });

export const rejudgementQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'rejudge', 'one', id],
    queryFn: () => call(rejudgementDetail, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && UNDERWAY.has(state.data.state) ? LOOK_MS : false),
  });

export function useStartRejudgement(onStarted: (id: string) => void) {
  return useMutation({
    mutationFn: (body: { draftId?: string; assetId: string }) => call(startRejudgement, { body }),
    onSuccess: ({ id }) => onStarted(id),
    onError: showErrors,
  });
}

export function useStopRejudgement(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(stopRejudgement, { params: { id } }),
    onSuccess: () => showToast(staffMessages.rejudging.stopped),
    onError: showErrors,
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'rejudge'] }),
  });
}

export function useDecide(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: RejudgeChoice) => call(decideRejudgement, { params: { id }, body: { choice } }),
    onSuccess: () => showToast(staffMessages.rejudging.decided),
    onError: showErrors,
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'rejudge'] }),
  });
}
