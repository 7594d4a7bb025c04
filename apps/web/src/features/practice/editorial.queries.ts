import { editorial, openEditorial } from '@abhyas/contract/practice-editorial';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../lib/api-client.ts';
import { JUST_ASKED_MS } from '../../lib/just-asked.ts';
import { read } from '../../lib/read.ts';
import { showErrors } from '../../ui/error-toasts.ts';
import { editorialKey } from './practice.queries.ts';

/** Whether it may be read changes with every run. */
export const editorialQuery = (assetId: string) =>
  queryOptions({
    queryKey: editorialKey(assetId),
    ...read(editorial, { params: { assetId } }),
    staleTime: JUST_ASKED_MS,
  });

/** Opens an editorial before its problem is solved. */
export function useOpenEditorial(assetId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(openEditorial, { params: { assetId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: editorialQuery(assetId).queryKey }),
    onError: showErrors,
  });
}
