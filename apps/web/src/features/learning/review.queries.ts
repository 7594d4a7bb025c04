import { reviewSession } from '@abhyas/contract/mastery';
import { queryOptions } from '@tanstack/react-query';

import { JUST_ASKED_MS } from '../../lib/just-asked.ts';
import { read } from '../../lib/read.ts';

/** Today's review. The dashboard asks for it ahead, so that it is there without a connection. */
export const reviewQuery = queryOptions({
  queryKey: ['mastery', 'review'],
  ...read(reviewSession, { query: {} }),
  staleTime: JUST_ASKED_MS,
});

/** Five more minutes, for those who want them. */
export const moreReviewQuery = queryOptions({
  queryKey: ['mastery', 'review', 'more'],
  ...read(reviewSession, { query: { more: 'yes' } }),
  staleTime: 0,
  gcTime: 0,
});
