import { conceptMap } from '@abhyas/contract/mastery';
import type { CallInput } from '@abhyas/contract/call';
import { answerPlacement, placementOf } from '@abhyas/contract/placement';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../lib/api-client.ts';
import { JUST_ASKED_MS } from '../../lib/just-asked.ts';
import { read } from '../../lib/read.ts';
import { showErrors } from '../../ui/error-toasts.ts';

/** What a learner knows of a course; every answer changes it, so it is fetched on each visit. */
export const conceptMapQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['mastery', 'map', topicId],
    ...read(conceptMap, { params: { topicId } }),
    staleTime: JUST_ASKED_MS,
  });

/** A course's placement test where it was left. Every answer says what is asked next. */
export const placementQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['mastery', 'placement', topicId],
    ...read(placementOf, { params: { topicId }, query: {} }),
    staleTime: JUST_ASKED_MS,
  });

/** Starts the test again. */
export function useAgain(topicId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(placementOf, { params: { topicId }, query: { again: 'yes' } }),
    onSuccess: (fresh) => client.setQueryData(placementQuery(topicId).queryKey, fresh),
    onError: showErrors,
  });
}

/** Sends an answer, and takes the next question. */
export function useAnswerPlacement(topicId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof answerPlacement>['body']) =>
      call(answerPlacement, { params: { topicId }, body }),
    onSuccess: (next) => {
      client.setQueryData(placementQuery(topicId).queryKey, next);
      client.removeQueries({ queryKey: conceptMapQuery(topicId).queryKey });
    },
    onError: showErrors,
  });
}
