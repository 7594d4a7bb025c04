import {
  archiveBatch,
  copyBatch,
  readCopy,
  recordTexts,
  setTerm,
  type CopyDates,
  type Term,
} from '@abhyas/contract/classes-terms.staff';
import { queryOptions, useMutation } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { CLASSES_KEY, useRefresh } from './classes.queries.ts';

/** What a copy of a class would have now. */
export const copyQuery = (batchId: string) =>
  queryOptions({
    queryKey: [...CLASSES_KEY, batchId, 'copy'],
    queryFn: () => call(readCopy, { params: { batchId } }),
    staleTime: 0,
    gcTime: 0,
    // What was entered must not be lost to another answer.
    refetchOnWindowFocus: false,
  });

export function useSetTerm(batchId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (term: Term | undefined) =>
      call(setTerm, { params: { batchId }, body: term ? { term } : {} }),
    onSuccess: refresh,
  });
}

export function useArchiveBatch(batchId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (archived: boolean) => call(archiveBatch, { params: { batchId }, body: { archived } }),
    onSuccess: refresh,
    onError: showErrors,
  });
}

/** Whether a class records how texts come about. */
export function useRecordTexts(batchId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (records: boolean) => call(recordTexts, { params: { batchId }, body: { records } }),
    onSuccess: refresh,
    onError: showErrors,
  });
}

export type Copying = CopyDates & { readonly id: string; readonly name: string; readonly term: Term };

export function useCopyBatch(batchId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: Copying) => call(copyBatch, { params: { batchId }, body }),
    onSuccess: refresh,
  });
}
