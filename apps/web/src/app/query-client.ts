import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { endSession } from '../features/auth/auth.queries.ts';
import { ApiError } from '../lib/api-error.ts';
import { sessionToken } from '../lib/session-token.ts';

/**
 * A signed-in call that is refused with 401 means that its session is over, whoever made it. Meanwhile somebody may
 * have signed in again: that session is another one.
 */
function onError(error: unknown): void {
  if (!(error instanceof ApiError && error.has('auth.signin-needed'))) return;
  if (error.token !== null && error.token === sessionToken()) endSession();
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.offline || error.status >= 500),
      networkMode: 'offlineFirst',
    },
    mutations: { networkMode: 'always' },
  },
});
