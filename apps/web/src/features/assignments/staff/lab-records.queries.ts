import {
  labRecordOf,
  labRecordsFile,
  makeLabRecords,
  readLabRecords,
  setRecordCover,
  type LabRecords,
} from '@abhyas/contract/lab-records.staff';
import type { CallInput } from '@abhyas/contract/call';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call, urlOf } from '../../../lib/api-client.ts';
import { requestBytes } from '../../../lib/request.ts';
import { saveAsFile } from '../../../lib/save-as-file.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { KEY } from './assignments.staff.queries.ts';

/** How often it is asked how many are made. */
const LOOK_MS = 700;

const keyOf = (batchId: string) => [...KEY, 'lab-records', batchId] as const;

export const labRecordsQuery = (batchId: string) =>
  queryOptions({
    queryKey: keyOf(batchId),
    queryFn: () => call(readLabRecords, { params: { batchId } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.run?.state === 'making' ? LOOK_MS : false),
  });

function useRefreshRecords(batchId: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(batchId) });
}

export function useSetCover(batchId: string) {
  const refresh = useRefreshRecords(batchId);
  return useMutation({
    mutationFn: (body: CallInput<typeof setRecordCover>['body']) =>
      call(setRecordCover, { params: { batchId }, body }),
    onSuccess: () => {
      showToast(staffMessages.assignments.records.coverSaved);
      return refresh();
    },
    onError: showErrors,
  });
}

export function useMakeRecords(batchId: string) {
  const refresh = useRefreshRecords(batchId);
  return useMutation({
    mutationFn: (id: string) => call(makeLabRecords, { params: { batchId }, body: { id } }),
    onSuccess: refresh,
    onError: showErrors,
  });
}

export function useSaveZip(batchId: string, batch: string) {
  return useMutation({
    mutationFn: async (runId: string) => {
      const bytes = await requestBytes(urlOf(labRecordsFile, { params: { batchId, runId } }), 'long');
      saveAsFile(`${batch}.zip`, bytes, 'application/zip');
    },
    onError: showErrors,
  });
}

export function useSaveRecord(batchId: string) {
  return useMutation({
    mutationFn: async ({ accountId, rollNumber, name }: LabRecords['learners'][number]) => {
      const bytes = await requestBytes(urlOf(labRecordOf, { params: { batchId, accountId } }), 'long');
      saveAsFile(`${[rollNumber, name].filter(Boolean).join(' ')}.pdf`, bytes, 'application/pdf');
    },
    onError: showErrors,
  });
}
