import {
  readCell,
  remark,
  removeLineRemark,
  saveLineRemark,
  type StaffLineRemark,
} from '@abhyas/contract/assignments-work.staff';
import { decideRegrade, readRegrade } from '@abhyas/contract/assignments-regrade.staff';
import type { CallInput } from '@abhyas/contract/call';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { KEY, useRefresh } from './assignments.staff.queries.ts';

const words = staffMessages.assignments;

/** A learner's work on an item. */
export type WorkName = { readonly id: string; readonly accountId: string; readonly assetId: string };

/** @param submission Absent: the one that counts, or else the newest. */
export const workQuery = (name: WorkName, submission?: string) =>
  queryOptions({
    queryKey: [...KEY, 'work', name, submission],
    queryFn: () => call(readCell, { params: name, query: { submission } }),
    staleTime: 0,
  });

export function useRemark(name: WorkName) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: CallInput<typeof remark>['body']) => call(remark, { params: name, body }),
    onSuccess: () => {
      showToast(words.marked);
      return refresh();
    },
    // Somebody else may have marked it: what they wrote is shown. Without a connection nothing waits for it.
    onError: () => void refresh(),
  });
}

/** A submission of a learner's work on an item. */
export type RemarkName = WorkName & { readonly submissionId: string };

type Saving = Pick<StaffLineRemark, 'id' | 'line' | 'text' | 'version'>;

export function useSaveLineRemark({ id, ...name }: RemarkName) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id: remarkId, ...said }: Saving) =>
      call(saveLineRemark, { params: { id, remarkId }, body: { ...name, ...said } }),
    onSuccess: refresh,
    onError: () => void refresh(),
  });
}

export function useRemoveLineRemark({ id }: RemarkName) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id: remarkId }: StaffLineRemark) => call(removeLineRemark, { params: { id, remarkId } }),
    onSuccess: refresh,
    onError: showErrors,
  });
}

/** Marks that would be others by changed tests. */
export const regradeQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'regrade', id],
    queryFn: () => call(readRegrade, { params: { id } }),
    staleTime: 0,
  });

export function useDecideRegrade(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: CallInput<typeof decideRegrade>['body']) =>
      call(decideRegrade, { params: { id }, body }),
    onSuccess: (_, { choice }) => {
      showToast(words.regrade.done[choice]);
      return refresh();
    },
  });
}
