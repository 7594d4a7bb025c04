import type { PageLanguage } from '@abhyas/contract/page-language';
import { draftConceptLessons, draftProblemCards } from '@abhyas/contract/publishing-outlines.staff';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../../../../lib/api-client.ts';

/** Of the draft as it is saved; asked again whenever a sheet or the concepts are opened. */
export const problemCardsQuery = (draftId: string, language: PageLanguage) =>
  queryOptions({
    queryKey: ['admin', 'drafts', draftId, 'problem-cards', language],
    queryFn: () => call(draftProblemCards, { params: { draftId }, query: { language } }),
    staleTime: 0,
  });

export const conceptLessonsQuery = (draftId: string, language: PageLanguage) =>
  queryOptions({
    queryKey: ['admin', 'drafts', draftId, 'concept-lessons', language],
    queryFn: () => call(draftConceptLessons, { params: { draftId }, query: { language } }),
    staleTime: 0,
  });
