import { readOutcomes, setOutcomes } from '@abhyas/contract/assignments-outcomes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
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
