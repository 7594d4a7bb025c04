import { staffMessages } from '@abhyas/contract/messages.staff';
import {
  listVerifications,
  proofMatrix,
  proofStatus,
  startVerification,
  stopVerification,
  verificationDetail,
  type ProofScope,
} from '@abhyas/contract/proving.staff';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { showToast } from '../../../ui/toasts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';

/** While something is under way, its screen looks again this often. */
const LOOK_MS = 1000;

/** What is known of a draft, or of what learners see, as it is now. */
export const proofStatusQuery = (draftId: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'proof', 'status', draftId],
    queryFn: () => call(proofStatus, { query: draftId === undefined ? {} : { draftId } }),
    staleTime: 0,
  });

/** Verifications of a draft, or without one of what learners see. */
export const verificationsQuery = (draftId: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'proof', 'list', draftId],
    queryFn: () => call(listVerifications, { query: draftId === undefined ? {} : { draftId } }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.verifications.some((each) => each.state === 'running') ? LOOK_MS : false,
  });

export const verificationQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'proof', 'one', id],
    queryFn: () => call(verificationDetail, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? LOOK_MS : false),
  });

/** @param live whether the verification may still find something */
export const matrixQuery = (id: string, assetId: string, live: boolean) =>
  queryOptions({
    queryKey: ['admin', 'proof', 'matrix', id, assetId],
    queryFn: () => call(proofMatrix, { params: { id, assetId } }),
    staleTime: 0,
    refetchInterval: live ? LOOK_MS : false,
  });

export function useStartVerification(onStarted: (id: string) => void) {
  return useMutation({
    mutationFn: (body: { draftId?: string; scope: ProofScope; mutants: boolean }) =>
      call(startVerification, { body }),
    onSuccess: ({ id }) => onStarted(id),
    onError: showErrors,
  });
}

export function useStopVerification(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(stopVerification, { params: { id } }),
    onSuccess: () => showToast(staffMessages.proving.stopped),
    onError: showErrors,
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'proof'] }),
  });
}
