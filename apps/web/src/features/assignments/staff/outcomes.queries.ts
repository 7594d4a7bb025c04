import { outcomesFile, readOutcomes, setOutcomes } from '@abhyas/contract/assignments-outcomes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { queryOptions, useMutation } from '@tanstack/react-query';

import { call, urlOf } from '../../../lib/api-client.ts';
import { requestBytes } from '../../../lib/request.ts';
import { saveAsFile } from '../../../lib/save-as-file.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { KEY, useRefresh } from './assignments.staff.queries.ts';
import type { SentOutcomes } from './outcomes.rules.ts';

export const outcomesQuery = (batchId: string) =>
  queryOptions({
    queryKey: [...KEY, 'outcomes', batchId],
    queryFn: () => call(readOutcomes, { params: { batchId } }),
    staleTime: 0,
  });

export function useSetOutcomes(batchId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: SentOutcomes) => call(setOutcomes, { params: { batchId }, body }),
    onSuccess: () => {
      showToast(staffMessages.assignments.classOutcomes.saved);
      return refresh();
    },
    onError: showErrors,
  });
}

export function useSaveAttainment(batchId: string, batch: string) {
  return useMutation({
    mutationFn: async (as: 'csv' | 'xlsx') => {
      const bytes = await requestBytes(urlOf(outcomesFile, { params: { batchId }, query: { as } }));
      const name = fill(staffMessages.assignments.classOutcomes.fileName, { batch });
      saveAsFile(`${name}.${as}`, bytes, 'application/octet-stream');
    },
    onError: showErrors,
  });
}
