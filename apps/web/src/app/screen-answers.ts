import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { matchPath, type Params } from 'react-router';

import {
  catalogueQuery,
  progressQuery,
  subtopicQuery,
  todayQuery,
  topicQuery,
} from '../features/learning/learning.queries.ts';
import { problemQuery, problemsQuery } from '../features/practice/practice.queries.ts';
import { queryClient } from './query-client.ts';

/** A slow phone takes that long from the answer to the drawing, at most. */
const KEPT_MS = 10_000;

/** By the path of a screen: what its first view shows, as build/calls-ahead.ts has it for the first screen of a visit. */
const OF_SCREEN: Readonly<Record<string, (params: Params) => readonly Promise<void>[]>> = {
  '/dashboard': () => [anew(progressQuery), anew(todayQuery)],
  '/learn': () => [unlessFresh(catalogueQuery), anew(progressQuery)],
  '/learn/:topicId': ({ topicId = '' }) => [unlessFresh(topicQuery(topicId))],
  '/learn/:subtopicId/:assetId': ({ subtopicId = '' }) => [unlessFresh(subtopicQuery(subtopicId))],
  '/practise': () => [anew(problemsQuery), anew(progressQuery)],
  '/practise/:from/:assetId': ({ assetId = '' }) => [fromNothing(problemQuery(assetId))],
};

/** Asks for what the screen at this address shows; resolves when there is something of each to show. */
export async function askFor(pathname: string): Promise<void> {
  for (const [screen, answers] of Object.entries(OF_SCREEN)) {
    const match = matchPath(screen, pathname);
    if (match) await Promise.all(answers(match.params));
  }
}

function unlessFresh<T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>): Promise<void> {
  const known = queryClient.getQueryState(query.queryKey)?.data !== undefined;
  const answer = queryClient.prefetchQuery(query);
  return known ? Promise.resolve() : answer;
}

/** For what may have changed on any screen: the screens that show it take an answer that came a moment ago. */
function anew<T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>): Promise<void> {
  return unlessFresh({ ...query, staleTime: 0 });
}

/** For what must never be shown as it was when it was last open. */
function fromNothing<T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>): Promise<void> {
  queryClient.removeQueries({ queryKey: query.queryKey, exact: true, type: 'inactive' });
  return anew({ ...query, gcTime: KEPT_MS });
}
