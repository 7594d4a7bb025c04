import {
  checkDraft,
  createDraft,
  deleteDraft,
  downloadRelease,
  draftChanges,
  draftCheckState,
  type DraftCheck,
  listDrafts,
  previewAsset,
  publishDraft,
  renameDraft,
} from '@abhyas/contract/publishing-drafts.staff';
import {
  bringBack,
  downloadDraft,
  downloadDraftFile,
  draftFiles,
  draftRemovals,
  removeDraftPath,
} from '@abhyas/contract/publishing-draft-files.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import type { CallInput } from '@abhyas/contract/call';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call, urlOf } from '../../../lib/api-client.ts';
import { requestBytes } from '../../../lib/request.ts';
import { saveAsFile } from '../../../lib/save-as-file.ts';
import { showToast } from '../../../ui/toasts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';

const KEY = ['admin', 'drafts'] as const;

export const draftsQuery = queryOptions({
  queryKey: KEY,
  queryFn: () => call(listDrafts, {}),
  staleTime: 0,
});

/** The files of a folder of the draft. */
export const filesQuery = (draftId: string, under: string) =>
  queryOptions({
    queryKey: [...KEY, draftId, 'files', under],
    queryFn: () => call(draftFiles, { params: { draftId }, query: { under } }),
    staleTime: 0,
  });

/** After a change: the list, the tree and the lists of files are asked for again, texts that are being edited are not. */
export function useFreshDrafts() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({ queryKey: KEY, predicate: ({ queryKey }) => queryKey[3] !== 'file' });
}

export function useCreateDraft() {
  const fresh = useFreshDrafts();
  return useMutation({
    mutationFn: (body: CallInput<typeof createDraft>['body']) => call(createDraft, { body }),
    onSuccess: fresh,
  });
}

export function useRenameDraft(draftId: string) {
  const fresh = useFreshDrafts();
  return useMutation({
    mutationFn: (name: string) => call(renameDraft, { params: { draftId }, body: { name } }),
    onSuccess: fresh,
  });
}

export function useDeleteDraft(draftId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteDraft, { params: { draftId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY, exact: true }),
    onError: showErrors,
  });
}

/** Checks the draft and waits for the outcome: a check that takes long goes on between two answers. */
export async function checkedDraft(draftId: string): Promise<DraftCheck> {
  const check = await call(checkDraft, { params: { draftId } });
  return check.state === 'checking' ? checkedDraft(draftId) : check;
}

const ASK_EVERY_MS = 1000;

/** How far the check of the draft is. */
export const checkStateQuery = (draftId: string) =>
  queryOptions({
    queryKey: [...KEY, draftId, 'check'],
    queryFn: () => call(draftCheckState, { params: { draftId } }),
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
    gcTime: 0,
  });

export function useCheckDraft(draftId: string) {
  const fresh = useFreshDrafts();
  return useMutation({
    mutationFn: () => checkedDraft(draftId),
    onSuccess: fresh,
    onError: showErrors,
  });
}

/** What was removed and can be brought back. */
export const removalsQuery = (draftId: string) =>
  queryOptions({
    queryKey: [...KEY, draftId, 'removals'],
    queryFn: () => call(draftRemovals, { params: { draftId } }),
    staleTime: 0,
  });

/** Removes a file or a folder, and offers to undo it. */
export function useRemovePath(draftId: string) {
  const fresh = useFreshDrafts();
  const { mutate: undo } = useBringBack(draftId);
  return useMutation({
    mutationFn: (path: string) => call(removeDraftPath, { params: { draftId }, body: { path } }),
    onSuccess: ({ removal }) => {
      const words = staffMessages.drafts.file;
      showToast(words.removed, { name: words.undo, onSelect: () => undo(removal) });
      return fresh();
    },
    onError: showErrors,
  });
}

/** Undoes a removal. */
export function useBringBack(draftId: string) {
  const fresh = useFreshDrafts();
  return useMutation({
    mutationFn: (removal: string) => call(bringBack, { params: { draftId }, body: { removal } }),
    onSuccess: () => {
      showToast(staffMessages.drafts.file.broughtBack);
      return fresh();
    },
    onError: showErrors,
  });
}

/** Saves a file of the draft on the teacher's own machine. */
export function useDownloadFile(draftId: string) {
  return useMutation({
    mutationFn: async (path: string) => {
      const bytes = await requestBytes(urlOf(downloadDraftFile, { params: { draftId }, query: { path } }));
      saveAsFile(path.slice(path.lastIndexOf('/') + 1), bytes, 'application/octet-stream');
    },
    onError: showErrors,
  });
}

/** Saves all files of the draft, or those of a folder, as a zip. */
export function useDownloadDraft({ id, name }: { readonly id: string; readonly name: string }) {
  return useMutation({
    mutationFn: async (part: { folder: string; name: string } | undefined) => {
      const query = part ? { under: part.folder } : {};
      const bytes = await requestBytes(urlOf(downloadDraft, { params: { draftId: id }, query }));
      saveAsFile(zipName(part?.name ?? name), bytes, 'application/zip');
    },
    onError: showErrors,
  });
}

/** Titles hold what no file may be called. */
function zipName(title: string): string {
  return `${title.replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '').trim() || 'content'}.zip`;
}

/** Saves the files that a release was built from as a zip. */
export function useDownloadRelease() {
  return useMutation({
    mutationFn: async (releaseId: string) => {
      const bytes = await requestBytes(urlOf(downloadRelease, { params: { releaseId } }));
      saveAsFile(`release-${releaseId.slice(0, 12)}.zip`, bytes, 'application/zip');
    },
    onError: showErrors,
  });
}

/** What learners will notice, when the draft becomes this release. */
export const changesQuery = (draftId: string, releaseId: string) =>
  queryOptions({
    queryKey: [...KEY, draftId, 'changes', releaseId],
    queryFn: () => call(draftChanges, { params: { draftId } }),
    staleTime: 0,
    gcTime: 0,
  });

export const previewQuery = (draftId: string, assetId: string) =>
  queryOptions({
    queryKey: [...KEY, draftId, 'preview', assetId],
    queryFn: () => call(previewAsset, { params: { draftId, assetId } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Everything else is asked for again: what learners see is another thing now. */
export function usePublishDraft(draftId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof publishDraft>['body']) =>
      call(publishDraft, { params: { draftId }, body }),
    // Not waited for: what was refused is said at once, also while the server is busy.
    onSettled: () => void client.invalidateQueries(),
  });
}
