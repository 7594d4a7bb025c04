import { limitContent, limitedLearners, type ContentLimit } from '@abhyas/contract/content-limits.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../../lib/api-client.ts';
import { showToast } from '../../../../ui/toasts.ts';
import { limitsQuery } from '../../../../staff/content.queries.ts';

type Limited = Pick<ContentLimit, 'kind' | 'id'>;

/** How many learners would see something, were it for these classes; asked for none it asks nothing. */
export const limitedLearnersQuery = ({ kind, id }: Limited, classIds: readonly string[]) =>
  queryOptions({
    queryKey: [...limitsQuery.queryKey, 'learners', kind, id, ...classIds],
    queryFn: () => call(limitedLearners, { query: { kind, id, classes: classIds.join(',') } }),
    enabled: classIds.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export function useLimitContent({ kind, id }: Limited) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (classIds: readonly string[] | undefined) =>
      call(limitContent, { body: { kind, id, ...(classIds && { classIds: [...classIds] }) } }),
    onSuccess: () => showToast(staffMessages.releases.limits.saved),
    // Marks on the pages of learners are others now, too.
    onSettled: () => void client.invalidateQueries(),
  });
}
