import { compareReleases, rollBack } from '@abhyas/contract/publishing-releases.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../../lib/api-client.ts';
import { showToast } from '../../../../ui/toasts.ts';
import { showErrors } from '../../../../ui/error-toasts.ts';

/** What learners would notice of a step from one release to another; releases never change. */
export const compareQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['admin', 'content', 'compare', from, to],
    queryFn: () => call(compareReleases, { query: { from, to } }),
    staleTime: 0,
  });

export function useRollBack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { releaseId: string; from: string }) => call(rollBack, { body }),
    onSuccess: () => showToast(staffMessages.releases.backDone),
    onError: showErrors,
    // Also after a refusal: somebody else may have published.
    onSettled: () => void client.invalidateQueries(),
  });
}
