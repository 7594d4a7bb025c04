import {
  classReportPdf,
  readClassReport,
  setReportReceivers,
  stopReport,
} from '@abhyas/contract/class-report.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call, urlOf } from '../../../lib/api-client.ts';
import { requestBytes } from '../../../lib/request.ts';
import { saveAsFile } from '../../../lib/save-as-file.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { KEY } from './assignments.staff.queries.ts';

const words = staffMessages.classReport;

export const classReportQuery = (batchId: string) =>
  queryOptions({
    queryKey: [...KEY, 'report', batchId],
    queryFn: () => call(readClassReport, { params: { batchId } }),
    staleTime: 0,
  });

function useRefresh(batchId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: classReportQuery(batchId).queryKey });
}

export function useSetReceivers(batchId: string) {
  const refresh = useRefresh(batchId);
  return useMutation({
    mutationFn: (accountIds: string[]) =>
      call(setReportReceivers, { params: { batchId }, body: { accountIds } }),
    onSuccess: () => {
      showToast(words.saved);
      return refresh();
    },
    onError: showErrors,
  });
}

export function useStopReport(batchId: string) {
  const refresh = useRefresh(batchId);
  return useMutation({
    mutationFn: () => call(stopReport, { params: { batchId } }),
    onSuccess: () => {
      showToast(words.stopDone);
      return refresh();
    },
    onError: showErrors,
  });
}

export function usePreview(batchId: string, batch: string) {
  return useMutation({
    mutationFn: async () => {
      const bytes = await requestBytes(urlOf(classReportPdf, { params: { batchId } }), 'long');
      saveAsFile(`${batch}.pdf`, bytes, 'application/pdf');
    },
    onError: showErrors,
  });
}
