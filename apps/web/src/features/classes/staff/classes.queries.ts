import {
  batchDetail,
  callRoll,
  finishClass,
  listBatches,
  makeBatch,
  openForLearner,
  planClass,
} from '@abhyas/contract/classes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { countText } from '../../../lib/counts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';

const words = staffMessages.classes;
export const CLASSES_KEY = ['admin', 'classes'] as const;

export const batchesQuery = queryOptions({ queryKey: CLASSES_KEY, queryFn: () => call(listBatches, {}) });

export const batchQuery = (batchId: string) =>
  queryOptions({
    queryKey: [...CLASSES_KEY, batchId],
    queryFn: () => call(batchDetail, { params: { batchId } }),
    staleTime: 0,
  });

/** Asks again for all that is shown of classes. */
export function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: CLASSES_KEY });
}

export function useMakeBatch() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (name: string) => call(makeBatch, { body: { name } }),
    onSuccess: refresh,
  });
}

export function usePlanClass(batchId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { id: string; subtopicId: string; plannedFor: string }) =>
      call(planClass, { params: { batchId }, body }),
    onSuccess: refresh,
  });
}

export function useCallRoll(classId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { present: string[]; absent: string[] }) =>
      call(callRoll, { params: { classId }, body }),
    onSuccess: refresh,
    onError: showErrors,
  });
}

export function useFinishClass(classId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { openFor: 'batch' | 'present'; set: string }) =>
      call(finishClass, { params: { classId }, body }),
    onSuccess: ({ opened }: { opened: number }) => {
      showToast({ msg: countText(words.live.opened, opened), type: 'success' });
    },
    onError: showErrors,
    onSettled: refresh,
  });
}

export function useOpenForLearner(name: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { email: string; subtopicId: string }) => call(openForLearner, { body }),
    onSuccess: () => {
      const { msg, type } = words.members.opened;
      showToast({ msg: fill(msg, { name }), type });
      return refresh();
    },
    onError: showErrors,
  });
}
