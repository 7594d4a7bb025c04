import {
  addComment,
  deleteComment,
  editComment,
  listComments,
  listReplies,
  reportComment,
} from '@abhyas/contract/comments';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../lib/api-client.ts';
import { refreshEvery } from '../../lib/refresh-every.ts';

/** Two people with the same thread open see each other's comments this soon. */
const REFRESH_MS = 5000;

/** The discussion of an asset, page by page, kept fresh while it is on the screen. */
export function commentsQuery(assetId: string) {
  return infiniteQueryOptions({
    queryKey: ['comments', assetId],
    queryFn: ({ pageParam }) =>
      call(listComments, { params: { assetId }, query: pageParam === '' ? {} : { after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    refetchInterval: refreshEvery(REFRESH_MS),
    retry: false,
  });
}

/** The replies of a long thread beyond those that came with it, page by page. */
export function repliesQuery(threadId: string, after: string) {
  return infiniteQueryOptions({
    queryKey: ['comments', 'replies', threadId, after],
    queryFn: ({ pageParam }) => call(listReplies, { params: { id: threadId }, query: { after: pageParam } }),
    initialPageParam: after,
    getNextPageParam: (page) => page.next,
    retry: false,
  });
}

export type NewComment = {
  readonly comment: string;
  readonly spoiler: boolean;
  readonly parentId?: string | undefined;
  readonly clientId: string;
};

/** What a reader does to a thread; afterwards it is read again. */
export function useThread(assetId: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['comments', assetId] });
  const add = useMutation({
    mutationFn: (comment: NewComment) =>
      call(addComment, { body: { ...comment, assetId, url: window.location.pathname } }),
    onSuccess,
  });
  const edit = useMutation({
    mutationFn: ({ id, comment }: { id: string; comment: string }) =>
      call(editComment, { params: { id }, body: { comment } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteComment, { params: { id } }),
    onSuccess,
  });
  const report = useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(reportComment, { params: { id }, body: { reason } }),
  });
  return { add, edit, remove, report };
}
