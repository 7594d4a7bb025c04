import {
  cancelClass,
  changeClass,
  classReceivers,
  deleteBatch,
  deleteClass,
  renameBatch,
  restoreBatch,
  restoreClass,
  undoDone,
  type ClassAction,
} from '@abhyas/contract/classes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import type { Toast } from '@abhyas/contract/messages';
import { queryOptions, useMutation } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { countText } from '../../../lib/counts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { CLASSES_KEY, useRefresh } from './classes.queries.ts';

const words = staffMessages.classes;

/** Whom an action on a class would touch now. What is shown is what is done, so it is asked each time. */
export const receiversQuery = (classId: string, action: ClassAction) =>
  queryOptions({
    queryKey: [...CLASSES_KEY, 'receivers', classId, action],
    queryFn: () => call(classReceivers, { params: { classId }, query: { deed: action } }),
    staleTime: 0,
    gcTime: 0,
  });

export function useRenameBatch(batchId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (name: string) => call(renameBatch, { params: { batchId }, body: { name } }),
    onSuccess: refresh,
  });
}

export function useDeleteBatch(batchId: string) {
  return useMutation({
    mutationFn: () => call(deleteBatch, { params: { batchId } }),
    onError: showErrors,
  });
}

/** Brings a batch back that was just deleted. */
export function useRestoreBatch() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (batchId: string) => call(restoreBatch, { params: { batchId } }),
    onSuccess: () => {
      showToast(words.restored);
      return refresh();
    },
    onError: showErrors,
  });
}

export type ClassPlan = { readonly subtopicId: string; readonly plannedFor: string };

export function useChangeClass(classId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: ClassPlan & { readonly set: string }) =>
      call(changeClass, { params: { classId }, body }),
    // Also when it was refused: who is told may have changed.
    onSettled: refresh,
  });
}

export function useRestoreClass(classId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(restoreClass, { params: { classId } }),
    onSuccess: () => {
      showToast(words.live.restored);
      return refresh();
    },
    onError: showErrors,
  });
}

const ENDINGS = { cancel: cancelClass, delete: deleteClass } as const;
const ENDED: Readonly<Record<'cancel' | 'delete', Toast>> = {
  cancel: words.live.cancelled,
  delete: words.live.deleted,
};

/** Cancels or deletes a class; the toast takes it back. */
export function useEndClass(classId: string, action: 'cancel' | 'delete') {
  const refresh = useRefresh();
  const restore = useRestoreClass(classId);
  return useMutation({
    mutationFn: (set: string) => call(ENDINGS[action], { params: { classId }, body: { set } }),
    onSuccess: () => showToast(ENDED[action], { name: words.undo, onSelect: () => restore.mutate() }),
    onSettled: refresh,
  });
}

export function useUndoDone(classId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (set: string) => call(undoDone, { params: { classId }, body: { set } }),
    onSuccess: ({ closed }) => showToast({ msg: countText(words.live.undone, closed), type: 'success' }),
    onSettled: refresh,
  });
}
