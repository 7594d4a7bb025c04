import { firstModule, syllabus } from '@abhyas/contract/syllabus';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../../lib/api-client.ts';

export const syllabusQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['syllabus', topicId],
    queryFn: ({ signal }) => call(syllabus, { params: { topicId } }, { signal }),
  });

export const firstModuleQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['syllabus', topicId, 'first'],
    queryFn: ({ signal }) => call(firstModule, { params: { topicId } }, { signal }),
  });
