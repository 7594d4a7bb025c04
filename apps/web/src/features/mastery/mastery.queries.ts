import { conceptMap } from '@abhyas/contract/mastery';
import { queryOptions } from '@tanstack/react-query';

import { JUST_ASKED_MS } from '../../lib/just-asked.ts';
import { read } from '../../lib/read.ts';

/** What a learner knows of a course; every answer changes it, so it is asked anew on each visit. */
export const conceptMapQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['mastery', 'map', topicId],
    ...read(conceptMap, { params: { topicId } }),
    staleTime: JUST_ASKED_MS,
  });
