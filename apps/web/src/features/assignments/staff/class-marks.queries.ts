import { classMarksFile, readClassMarks, setCategories } from '@abhyas/contract/assignments-totals.staff';
import type { CallInput } from '@abhyas/contract/call';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation } from '@tanstack/react-query';

import { call, urlOf } from '../../../lib/api-client.ts';
import { requestBytes } from '../../../lib/request.ts';
import { saveAsFile } from '../../../lib/save-as-file.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { KEY, useRefresh } from './assignments.staff.queries.ts';

export const classMarksQuery = (batchId: string) =>
  queryOptions({
    queryKey: [...KEY, 'class-marks', batchId],
    queryFn: () => call(readClassMarks, { params: { batchId } }),
    staleTime: 0,
  });

export function useSetCategories(batchId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: CallInput<typeof setCategories>['body']) =>
      call(setCategories, { params: { batchId }, body }),
    onSuccess: () => {
      showToast(staffMessages.assignments.weights.saved);
      return refresh();
    },
    onError: showErrors,
  });
}

export function useSaveClassMarks(batchId: string, batch: string) {
  return useMutation({
    mutationFn: async (as: 'csv' | 'xlsx') => {
      const bytes = await requestBytes(urlOf(classMarksFile, { params: { batchId }, query: { as } }));
      saveAsFile(`${batch}.${as}`, bytes, 'application/octet-stream');
    },
    onError: showErrors,
  });
}
