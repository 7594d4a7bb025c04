import { contentLimits } from '@abhyas/contract/content-limits.staff';
import { draftDetail } from '@abhyas/contract/publishing-drafts.staff';
import { contentStatus } from '@abhyas/contract/publishing-releases.staff';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../lib/api-client.ts';

/** What learners see now. */
export const contentQuery = queryOptions({
  queryKey: ['admin', 'content'],
  queryFn: () => call(contentStatus, {}),
  staleTime: 0,
});

export const draftQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['admin', 'drafts', draftId],
    queryFn: () => call(draftDetail, { params: { draftId } }),
    staleTime: 0,
  });

/** Which courses and modules are for some classes only. */
export const limitsQuery = queryOptions({
  queryKey: ['admin', 'content', 'limits'],
  queryFn: () => call(contentLimits, {}),
  staleTime: 0,
});
