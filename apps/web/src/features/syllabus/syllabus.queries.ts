import { firstModule, glossary, syllabus } from '@abhyas/contract/syllabus';
import { queryOptions } from '@tanstack/react-query';

import { read } from '../../lib/read.ts';

export const syllabusQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['syllabus', topicId],
    ...read(syllabus, { params: { topicId } }),
  });

export const firstModuleQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['syllabus', topicId, 'first'],
    ...read(firstModule, { params: { topicId } }),
  });

export const glossaryQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['syllabus', topicId, 'glossary'],
    ...read(glossary, { params: { topicId } }),
  });
