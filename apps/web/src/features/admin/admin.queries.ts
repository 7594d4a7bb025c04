import {
  confirmSecondFactor,
  giveSecondFactor,
  listWaiting,
  setUpSecondFactor,
} from '@abhyas/contract/admin.staff';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { staffStatusQuery } from '../../staff/staff-status.query.ts';

/** What is waiting for the person who asks; fetched again whenever the overview is opened. */
export const waitingQuery = queryOptions({
  queryKey: ['admin', 'waiting'],
  queryFn: async () => (await call(listWaiting, {})).waiting,
  staleTime: 0,
});

export const setUpQuery = queryOptions({
  queryKey: ['admin', 'second-factor-setup'],
  queryFn: () => call(setUpSecondFactor, {}),
  // Asking again makes another secret: the app would then show codes of the old one.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export function useConfirmFactor() {
  return useMutation({ mutationFn: (code: string) => call(confirmSecondFactor, { body: { code } }) });
}

export function useGiveFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(giveSecondFactor, { body: { code } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

/** When a call says that the 12 hours are over, the doorway asks for a code; what was typed elsewhere stays. */
export function useSecondFactorExpiry(client: QueryClient): void {
  useEffect(() => {
    const notice = (error: unknown): void => {
      if (!(error instanceof ApiError)) return;
      if (error.errors.some(({ code }) => code === 'staff.second-factor-needed')) {
        void client.invalidateQueries(staffStatusQuery);
      }
    };
    const stops = [
      client.getQueryCache().subscribe(({ query }) => notice(query.state.error)),
      client.getMutationCache().subscribe(({ mutation }) => notice(mutation?.state.error)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client]);
}
