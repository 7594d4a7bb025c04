import type { CallInput } from '@abhyas/contract/call';
import {
  catalogue,
  openModule,
  searchTopic,
  subtopicDetail,
  topicDetail,
  type Asset,
  type SubtopicDetail,
} from '@abhyas/contract/learning';
import { today } from '@abhyas/contract/learning-today';
import {
  getProgress,
  inProgress,
  place,
  quizAttempt,
  savePlace,
  updateProgress,
  type WatchedInterval,
} from '@abhyas/contract/learning-progress';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useContext, useEffect } from 'react';

import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { afterFirstScreen } from '../../lib/first-screen.ts';
import { JUST_ASKED_MS } from '../../lib/just-asked.ts';
import { sendLater } from '../../lib/outbox.ts';
import { read } from '../../lib/read.ts';
import { texts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toasts.ts';
import { userQuery } from '../auth/auth.queries.ts';
import { lessonPath, withFinished } from './learning.rules.ts';
import { Preview } from '../../lib/preview.ts';

const ROOT = 'content';

export const catalogueQuery = queryOptions({
  queryKey: [ROOT, 'catalogue'],
  ...read(catalogue, {}),
});

export const topicQuery = (topicId: string) =>
  queryOptions({
    queryKey: [ROOT, 'topic', topicId],
    ...read(topicDetail, { params: { topicId } }),
  });

export const topicSearchQuery = (topicId: string, words: string) =>
  queryOptions({
    queryKey: [ROOT, 'topic', topicId, 'search', words],
    ...read(searchTopic, { params: { topicId }, query: { q: words } }),
    placeholderData: keepPreviousData,
  });

export const subtopicQuery = (subtopicId: string) =>
  queryOptions({
    queryKey: [ROOT, 'subtopic', subtopicId],
    ...read(subtopicDetail, { params: { subtopicId } }),
  });

/** Opens a locked module with the code of its class; its card and its content are asked again. */
export function useOpenModule(subtopicId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(openModule, { params: { subtopicId }, body: { code } }),
    onSuccess: () => {
      showToast(texts.learning.rollout.opened);
      return client.invalidateQueries({ queryKey: [ROOT] });
    },
  });
}

/** Where the learner was last, on any device: asked again on each screen that shows it. */
export const progressQuery = queryOptions({
  queryKey: [ROOT, 'progress'],
  ...read(getProgress, {}),
  staleTime: JUST_ASKED_MS,
});

export const todayQuery = queryOptions({
  queryKey: [ROOT, 'today'],
  ...read(today, {}),
  staleTime: JUST_ASKED_MS,
});

/** The place within an asset; never from the cache, for another device may have moved it. */
export const placeQuery = (assetId: string) =>
  queryOptions({
    queryKey: [ROOT, 'place', assetId],
    ...read(place, { params: { assetId } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Ids that were reported finished since the page was loaded (LEARNING-22). */
const reported = new Set<string>();

/** Marks an asset finished, once per page session, and says so (LEARNING-21). */
export function useFinishAsset(): (asset: Asset) => void {
  const client = useQueryClient();
  const preview = useContext(Preview);
  const { mutate } = useMutation({
    mutationFn: ({ assetId, topicId, subtopicId }: Asset) =>
      call(updateProgress, { body: { assetId, topicId, subtopicId } }, { keepalive: true }),
    onSuccess: ({ finished }, asset) => {
      if (!finished) return;
      showToast(texts.learning.completed);
      markFinished(client, asset);
    },
    onError: (error, asset) => {
      const { assetId, topicId, subtopicId } = asset;
      const accountId = client.getQueryData(userQuery.queryKey)?._id;
      if (error instanceof ApiError && error.unanswered && accountId !== undefined) {
        const body = { assetId, topicId, subtopicId };
        sendLater({ accountId, key: assetId, url: updateProgress.path, body });
        markFinished(client, asset);
        showToast(texts.offline.kept);
        return;
      }
      reported.delete(assetId);
      showToast(texts.learning.completeFailed);
    },
  });
  return (asset) => {
    if (preview) return preview.refuse();
    if (asset.finished || reported.has(asset.assetId)) return;
    reported.add(asset.assetId);
    mutate(asset);
  };
}

function markFinished(client: QueryClient, { assetId, subtopicId }: Asset): void {
  const { queryKey } = subtopicQuery(subtopicId);
  client.setQueryData<SubtopicDetail>(queryKey, (detail) => detail && withFinished(detail, assetId));
  void client.invalidateQueries({ queryKey: catalogueQuery.queryKey });
  void client.invalidateQueries({ queryKey: [ROOT, 'topic'] });
}

/**
 * Remembers the asset that is open as the last visited one. Premium assets record nothing
 * (docs/decisions/0027). That it could not be kept is no reason to disturb anybody.
 */
export function useRecordVisit(asset: Asset | undefined, detail: SubtopicDetail | undefined): void {
  const visit =
    asset && detail && asset.premium === 0
      ? {
          assetId: asset.assetId,
          learnLink: lessonPath(asset.subtopicId, asset.assetId),
          topicTitle: detail.topic,
          subtopicTitle: detail.title,
        }
      : undefined;
  const key = visit?.learnLink;
  useEffect(() => {
    if (!visit) return;
    afterFirstScreen(() => {
      call(inProgress, { body: visit }, { keepalive: true }).catch(() => undefined);
    });
    // The link names the visit: titles that are loaded again are no new visit.
    // eslint-disable-next-line react/exhaustive-deps
  }, [key]);
}

type PlaceToKeep = {
  readonly assetId: string;
  readonly position: number;
  readonly watched?: readonly WatchedInterval[];
};

/** Keeps the place within an asset, also while the page is being left. A failure is told by the next one. */
export function keepPlace({ assetId, position, watched = [] }: PlaceToKeep): Promise<unknown> {
  const body = { assetId, position, watched: [...watched] };
  return call(savePlace, { body }, { keepalive: true }).catch(() => undefined);
}

type Attempt = CallInput<typeof quizAttempt>['body'];

/**
 * Tells which questions were right and wrong, so that missed ones come back on the dashboard, and the score. What no
 * answer came to is kept and told later.
 */
export function useReportAttempt(): (attempt: Attempt) => void {
  const client = useQueryClient();
  const preview = useContext(Preview);
  const { mutate } = useMutation({
    mutationFn: (attempt: Attempt) => call(quizAttempt, { body: attempt }, { keepalive: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: todayQuery.queryKey }),
    onError: (error, attempt) => {
      const accountId = client.getQueryData(userQuery.queryKey)?._id;
      if (!(error instanceof ApiError && error.unanswered) || accountId === undefined) return;
      sendLater({ accountId, key: `quiz ${attempt.assetId}`, url: quizAttempt.path, body: attempt });
    },
  });
  return (attempt) => {
    if (preview) return;
    const { queryKey } = placeQuery(attempt.assetId);
    client.setQueryData(queryKey, (place) => place && { ...place, lastScore: attempt.score });
    mutate(attempt);
  };
}
