import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

import { JUST_ASKED_MS } from '../lib/just-asked.ts';

/** A slow phone takes that long from the answer to the drawing, at most. */
const KEPT_MS = 10_000;

/** A query that a screen shows. */
export type ScreenData = {
  /** Method and address of the call behind it. */
  readonly reads: string | undefined;
  /** Whether its last answer is kept on the device, for a time without a connection. */
  readonly kept: boolean;
  /** Asks for it before the screen is there; resolves when there is something to show. */
  readonly ask: (client: QueryClient) => Promise<void>;
};

/** A query of a screen's first view. How it is asked follows from its own options. */
export function shown<T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>): ScreenData {
  return { reads: query.meta?.reads, kept: false, ask: (client) => ask(query, client) };
}

/** The same, readable without a connection. */
export function kept<T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>): ScreenData {
  return { ...shown(query), kept: true };
}

function ask<T, K extends QueryKey>(
  query: FetchQueryOptions<T, Error, T, K>,
  client: QueryClient,
): Promise<void> {
  const { queryKey, staleTime, gcTime } = query;
  // It must never be shown as it was when it was last open.
  const fromNothing = gcTime === 0;
  if (fromNothing) client.removeQueries({ queryKey, exact: true, type: 'inactive' });
  const answer = client.prefetchQuery({
    ...query,
    // It may have changed on any screen: the one that opens takes an answer that came a moment ago.
    ...(staleTime === JUST_ASKED_MS && { staleTime: 0 }),
    ...(fromNothing && { gcTime: KEPT_MS }),
  });
  // What is known is drawn at once, and asked again in the background.
  return client.getQueryState(queryKey)?.data === undefined ? answer : Promise.resolve();
}
