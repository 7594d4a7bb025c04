import {
  editMember,
  importMembers,
  inviteAgain,
  moveMembers,
  previewImport,
  printPasswords,
  removeMember,
  undoListChange,
  type ListEntry,
} from '@abhyas/contract/classes-lists.staff';
import { fill } from '@abhyas/contract/fill';
import type { Toast } from '@abhyas/contract/messages';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useMutation } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useRefresh } from './classes.queries.ts';

const words = staffMessages.classes;

/** Says what was done to a list, with the way back. */
function useToldWithUndo(batchId: string): (toast: Toast, changeId: string | undefined) => Promise<void> {
  const refresh = useRefresh();
  const undo = useMutation({
    mutationFn: (changeId: string) => call(undoListChange, { params: { batchId, changeId } }),
    onSuccess: ({ undone, kept }) => {
      const { changeUndone, partlyUndone } = words.members;
      showToast(
        kept === 0 ? changeUndone : { ...partlyUndone, msg: fill(partlyUndone.msg, { undone, kept }) },
      );
      return refresh();
    },
    onError: showErrors,
  });
  return (toast, changeId) => {
    if (changeId === undefined) showToast(toast);
    else showToast(toast, { name: words.undo, onSelect: () => undo.mutate(changeId) });
    return refresh();
  };
}

export function usePreviewImport(batchId: string) {
  return useMutation({
    mutationFn: (csv: string) => call(previewImport, { params: { batchId }, body: { csv } }),
  });
}

export function useImportMembers(batchId: string) {
  const tell = useToldWithUndo(batchId);
  return useMutation({
    mutationFn: (body: { csv: string; set: string; invite: boolean }) =>
      call(importMembers, { params: { batchId }, body }),
    onSuccess: ({ changeId, added, changed, invited }) => {
      const { msg, type } = words.members.imported;
      return tell({ msg: fill(msg, { added, changed, invited }), type }, changeId);
    },
  });
}

export function useEditMember(batchId: string, memberId: string) {
  const tell = useToldWithUndo(batchId);
  return useMutation({
    mutationFn: (body: ListEntry) => call(editMember, { params: { batchId, memberId }, body }),
    onSuccess: ({ changeId }) => tell(words.members.edited, changeId),
  });
}

export function useRemoveMember(batchId: string) {
  const tell = useToldWithUndo(batchId);
  return useMutation({
    mutationFn: ({ memberId }: { readonly memberId: string; readonly name: string }) =>
      call(removeMember, { params: { batchId, memberId } }),
    onSuccess: ({ changeId }, { name }) => {
      const { msg, type } = words.members.removed;
      return tell({ msg: fill(msg, { name }), type }, changeId);
    },
    onError: showErrors,
  });
}

export function useMoveMembers(batchId: string) {
  const tell = useToldWithUndo(batchId);
  return useMutation({
    mutationFn: (body: { memberIds: string[]; toBatchId: string }) =>
      call(moveMembers, { params: { batchId }, body }),
    onSuccess: ({ changeId }) => tell(words.members.moved, changeId),
  });
}

export function useInviteAgain(batchId: string) {
  return useMutation({
    mutationFn: (memberId: string) => call(inviteAgain, { params: { batchId, memberId } }),
    onSuccess: () => showToast(words.members.invited),
    onError: showErrors,
  });
}

/** What it answers is shown once, and is in no cache. */
export function usePrintPasswords(batchId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (memberIds: string[]) => call(printPasswords, { params: { batchId }, body: { memberIds } }),
    onSuccess: refresh,
    onError: showErrors,
    gcTime: 0,
  });
}
