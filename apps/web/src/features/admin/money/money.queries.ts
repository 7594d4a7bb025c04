import { staffMessages } from '@abhyas/contract/messages.staff';
import {
  approveAccess,
  extendAccess,
  findHolders,
  grantAccess,
  listAccessRequests,
  rejectAccess,
  revokeAccess,
} from '@abhyas/contract/entitlements.staff';
import {
  approveOffline,
  getSeller,
  listOffline,
  listOrders,
  monthFile,
  monthSums,
  recordOffline,
  refundPayment,
  rejectOffline,
  resyncOrder,
  saveSeller,
  showOrder,
  staffInvoicePdf,
  type OrderDetail,
  type OrderFilter,
} from '@abhyas/contract/payments.staff';
import type { CallInput } from '@abhyas/contract/call';
import type { Alert } from '@abhyas/contract/messages';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

import { call, urlOf } from '../../../lib/api-client.ts';
import { requestBytes } from '../../../lib/request.ts';
import { saveAsFile } from '../../../lib/save-as-file.ts';
import { showAlert } from '../../../ui/alerts.ts';
import { showErrors } from '../../../ui/api-alerts.ts';

const words = staffMessages.money;
const KEY = ['admin', 'money'] as const;

export type OrderWish = {
  readonly search: string;
  readonly state: OrderFilter | '';
  readonly from: string;
  readonly to: string;
};

export const ordersQuery = ({ search, state, from, to }: OrderWish) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'orders', search, state, from, to],
    queryFn: ({ pageParam }) =>
      call(listOrders, {
        query: {
          ...(search && { search }),
          ...(state && { state }),
          ...(from && { from }),
          ...(to && { to }),
          ...(pageParam && { after: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const orderQuery = (id: string) =>
  queryOptions({ queryKey: [...KEY, 'order', id], queryFn: () => call(showOrder, { params: { id } }) });

export const holdersQuery = (search: string) =>
  queryOptions({
    queryKey: [...KEY, 'holders', search],
    queryFn: async () => (await call(findHolders, { query: { search } })).holders,
    placeholderData: keepPreviousData,
    enabled: search !== '',
  });

export const requestsQuery = queryOptions({
  queryKey: [...KEY, 'requests'],
  queryFn: async () => (await call(listAccessRequests, {})).requests,
});

export const offlineQuery = (state: 'waiting' | 'decided') =>
  queryOptions({
    queryKey: [...KEY, 'offline', state],
    queryFn: async () => (await call(listOffline, { query: { state } })).payments,
  });

export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [...KEY, 'month', month],
    queryFn: () => call(monthSums, { query: { month } }),
    placeholderData: keepPreviousData,
    enabled: month !== '',
  });

export const sellerQuery = queryOptions({ queryKey: [...KEY, 'seller'], queryFn: () => call(getSeller, {}) });

/** Money moved: whatever the desk shows may stand differently now. */
function useAfterDeed() {
  const client = useQueryClient();
  return (alert: Alert) => {
    showAlert(alert);
    return client.invalidateQueries({ queryKey: KEY });
  };
}

/** Shows an order as the call that changed it answered. */
function useShowChanged(id: string, alert: Alert) {
  const client = useQueryClient();
  const after = useAfterDeed();
  return (order: OrderDetail) => {
    client.setQueryData(orderQuery(id).queryKey, order);
    return after(alert);
  };
}

type Body<C extends Parameters<typeof call>[0]> = CallInput<C> extends { body: infer B } ? B : never;

export function useRefund(id: string) {
  return useMutation({
    mutationFn: (body: Body<typeof refundPayment>) => call(refundPayment, { params: { id }, body }),
    onSuccess: useShowChanged(id, words.refund.done),
  });
}

export function useResync(id: string) {
  return useMutation({
    mutationFn: () => call(resyncOrder, { params: { id } }),
    onSuccess: useShowChanged(id, words.order.resynced),
    onError: showErrors,
  });
}

export function useGrant() {
  const after = useAfterDeed();
  return useMutation({
    mutationFn: (body: Body<typeof grantAccess>) => call(grantAccess, { body }),
    onSuccess: () => after(words.access.granted),
  });
}

export function useExtend(id: string) {
  const after = useAfterDeed();
  return useMutation({
    mutationFn: (body: Body<typeof extendAccess>) => call(extendAccess, { params: { id }, body }),
    onSuccess: () => after(words.access.extended),
  });
}

export function useRevoke(id: string) {
  const after = useAfterDeed();
  return useMutation({
    mutationFn: (body: Body<typeof revokeAccess>) => call(revokeAccess, { params: { id }, body }),
    onSuccess: () => after(words.access.revoked),
  });
}

export function useDecideRequest(id: string) {
  const after = useAfterDeed();
  return useMutation({
    mutationFn: (decision: 'approve' | 'reject') =>
      call(decision === 'approve' ? approveAccess : rejectAccess, { params: { id } }),
    onSuccess: (_done, decision) =>
      after(decision === 'approve' ? words.access.requests.approved : words.access.requests.rejected),
    onError: showErrors,
  });
}

export function useRecordOffline() {
  const after = useAfterDeed();
  return useMutation({
    mutationFn: (body: Body<typeof recordOffline>) => call(recordOffline, { body }),
    onSuccess: () => after(words.offline.recorded),
  });
}

export function useApprove() {
  const after = useAfterDeed();
  return useMutation({
    mutationFn: (id: string) => call(approveOffline, { params: { id } }),
    onSuccess: () => after(words.offline.approved),
    onError: showErrors,
  });
}

export function useReject(id: string) {
  const after = useAfterDeed();
  return useMutation({
    mutationFn: (body: Body<typeof rejectOffline>) => call(rejectOffline, { params: { id }, body }),
    onSuccess: () => after(words.offline.rejected),
  });
}

export function useSaveSeller() {
  const after = useAfterDeed();
  return useMutation({
    mutationFn: (body: Body<typeof saveSeller>) => call(saveSeller, { body }),
    onSuccess: () => after(words.seller.saved),
  });
}

export function useSaveDocument() {
  return useMutation({
    mutationFn: async (number: string) => {
      const bytes = await requestBytes(urlOf(staffInvoicePdf, { query: { number } }));
      saveAsFile(`${number.replaceAll('/', '-')}.pdf`, bytes, 'application/pdf');
    },
    onError: showErrors,
  });
}

export function useSaveMonth() {
  return useMutation({
    mutationFn: async (month: string) => {
      const bytes = await requestBytes(urlOf(monthFile, { query: { month } }));
      saveAsFile(`gst-${month}.csv`, bytes, 'text/csv;charset=utf-8');
    },
    onError: showErrors,
  });
}
