import {
  answerThread,
  listMutes,
  listForModeration,
  moderateComment,
  muteLearner,
  readThread,
  unmuteLearner,
  type ModerationAction,
  type ModerationView,
} from '@abhyas/contract/comments.staff';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { refreshEvery } from '../../../lib/refresh-every.ts';

const KEY = ['admin', 'talk'] as const;
/** Others of the staff work at the same lists. */
const REFRESH_MS = 30_000;

export const moderationQuery = (view: ModerationView) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list', view],
    queryFn: ({ pageParam }) =>
      call(listForModeration, { query: { view, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: refreshEvery(REFRESH_MS),
  });

export const threadQuery = (id: string) =>
  queryOptions({ queryKey: [...KEY, 'thread', id], queryFn: () => call(readThread, { params: { id } }) });

export const mutesQuery = queryOptions({
  queryKey: [...KEY, 'mutes'],
  queryFn: async () => (await call(listMutes, {})).mutes,
});

function useTalkChange<I, R>(mutationFn: (input: I) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: KEY }) });
}

export type Moderation = {
  readonly id: string;
  readonly action: ModerationAction;
  /** The text to which it is done. */
  readonly seen: string;
};

export function useModerate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action, seen }: Moderation) =>
      call(moderateComment, { params: { id }, body: { deed: action, seen } }),
    // Also after a refusal: what is shown is not what is there.
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

type Answer = {
  readonly threadId: string;
  readonly comment: string;
  readonly answers: string | undefined;
  readonly clientId: string;
};

export function useAnswer() {
  return useTalkChange(({ threadId, answers, ...body }: Answer) =>
    call(answerThread, { params: { id: threadId }, body: { ...body, ...(answers && { answers }) } }),
  );
}

export function useMute() {
  return useTalkChange((body: { accountId: string; days: number; reason: string }) =>
    call(muteLearner, { body }),
  );
}

export function useUnmute() {
  return useTalkChange((accountId: string) => call(unmuteLearner, { params: { accountId } }));
}
