import { page } from '@abhyas/contract/pages';
import { queryOptions } from '@tanstack/react-query';

import { read } from '../../lib/read.ts';

/** A text of the school: it changes with a release only. */
export const pageQuery = (pageId: string) =>
  queryOptions({
    queryKey: ['pages', pageId],
    ...read(page, { params: { pageId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
