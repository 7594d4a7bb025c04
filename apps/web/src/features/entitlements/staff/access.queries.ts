import type { CallInput } from '@abhyas/contract/call';
import {
  approveAccess,
  extendAccess,
  findHolders,
  grantAccess,
  listAccessRequests,
  rejectAccess,
  revokeAccess,
} from '@abhyas/contract/entitlements.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { MONEY, useAfterChange } from '../../../staff/payments-changed.ts';
import { showErrors } from '../../../ui/error-toasts.ts';

const words = staffMessages.payments.access;

export const holdersQuery = (search: string) =>
  queryOptions({
    queryKey: [...MONEY, 'holders', search],
    queryFn: async () => (await call(findHolders, { query: { search } })).holders,
    placeholderData: keepPreviousData,
    enabled: search !== '',
  });

export const requestsQuery = queryOptions({
  queryKey: [...MONEY, 'requests'],
  queryFn: async () => (await call(listAccessRequests, {})).requests,
});

type Body<C extends Parameters<typeof call>[0]> = CallInput<C> extends { body: infer B } ? B : never;

export function useGrant() {
  const after = useAfterChange();
  return useMutation({
    mutationFn: (body: Body<typeof grantAccess>) => call(grantAccess, { body }),
    onSuccess: () => after(words.granted),
  });
}

export function useExtend(id: string) {
  const after = useAfterChange();
  return useMutation({
    mutationFn: (body: Body<typeof extendAccess>) => call(extendAccess, { params: { id }, body }),
    onSuccess: () => after(words.extended),
  });
}

export function useRevoke(id: string) {
  const after = useAfterChange();
  return useMutation({
    mutationFn: (body: Body<typeof revokeAccess>) => call(revokeAccess, { params: { id }, body }),
    onSuccess: () => after(words.revoked),
  });
}

export function useDecideRequest(id: string) {
  const after = useAfterChange();
  return useMutation({
    mutationFn: (decision: 'approve' | 'reject') =>
      call(decision === 'approve' ? approveAccess : rejectAccess, { params: { id } }),
    onSuccess: (_done, decision) =>
      after(decision === 'approve' ? words.requests.approved : words.requests.rejected),
    onError: showErrors,
  });
}
