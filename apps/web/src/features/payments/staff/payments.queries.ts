import { staffMessages } from '@abhyas/contract/messages.staff';
import {
  getSeller,
  listOrders,
  monthFile,
  monthSums,
  refundPayment,
  resyncOrder,
  saveSeller,
  showOrder,
  staffInvoicePdf,
  type OrderDetail,
  type OrderFilter,
} from '@abhyas/contract/payments.staff';
import {
  approveOffline,
  listOffline,
  recordOffline,
  rejectOffline,
} from '@abhyas/contract/payments-offline.staff';
import type { CallInput } from '@abhyas/contract/call';
import type { Toast } from '@abhyas/contract/messages';
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
import { MONEY, useAfterChange } from '../../../staff/payments-changed.ts';
import { showErrors } from '../../../ui/error-toasts.ts';

const words = staffMessages.payments;

export type OrderQuery = {
  readonly search: string;
  readonly state: OrderFilter | '';
  readonly from: string;
  readonly to: string;
};

export const ordersQuery = ({ search, state, from, to }: OrderQuery) =>
  infiniteQueryOptions({
    queryKey: [...MONEY, 'orders', search, state, from, to],
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
  queryOptions({ queryKey: [...MONEY, 'order', id], queryFn: () => call(showOrder, { params: { id } }) });

export const offlineQuery = (state: 'waiting' | 'decided') =>
  queryOptions({
    queryKey: [...MONEY, 'offline', state],
    queryFn: async () => (await call(listOffline, { query: { state } })).payments,
  });

export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [...MONEY, 'month', month],
    queryFn: () => call(monthSums, { query: { month } }),
    placeholderData: keepPreviousData,
    enabled: month !== '',
  });

export const sellerQuery = queryOptions({
  queryKey: [...MONEY, 'seller'],
  queryFn: () => call(getSeller, {}),
});

/** Shows an order as the call that changed it answered. */
function useShowChanged(id: string, toast: Toast) {
  const client = useQueryClient();
  const after = useAfterChange();
  return (order: OrderDetail) => {
    client.setQueryData(orderQuery(id).queryKey, order);
    return after(toast);
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

export function useRecordOffline() {
  const after = useAfterChange();
  return useMutation({
    mutationFn: (body: Body<typeof recordOffline>) => call(recordOffline, { body }),
    onSuccess: () => after(words.offline.recorded),
  });
}

export function useApprove() {
  const after = useAfterChange();
  return useMutation({
    mutationFn: (id: string) => call(approveOffline, { params: { id } }),
    onSuccess: () => after(words.offline.approved),
    onError: showErrors,
  });
}

export function useReject(id: string) {
  const after = useAfterChange();
  return useMutation({
    mutationFn: (body: Body<typeof rejectOffline>) => call(rejectOffline, { params: { id }, body }),
    onSuccess: () => after(words.offline.rejected),
  });
}

export function useSaveSeller() {
  const after = useAfterChange();
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
