import { readClassMarks, setCategories } from '@abhyas/contract/assignments-totals.staff';
import type { CallInput } from '@abhyas/contract/call';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
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
