import {
  answerMessage,
  listDesk,
  publishTestimonial,
  readMessage,
  setMessageStatus,
  type DeskDetail,
  type SETTABLE_STATUSES,
} from '@abhyas/contract/support.staff';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { refreshEvery } from '../../../lib/refresh-every.ts';

const KEY = ['admin', 'support'] as const;
/** Others of the staff work at the same queue. */
const REFRESH_MS = 30_000;

export type DeskFilter = {
  readonly view: 'open' | 'done';
  readonly mode: '' | '1' | '2' | '3' | '4';
  readonly search: string;
};

export const deskQuery = ({ view, mode, search }: DeskFilter) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list', view, mode, search],
    queryFn: ({ pageParam }) =>
      call(listDesk, {
        query: {
          view,
          ...(mode && { mode }),
          ...(search && { search }),
          ...(pageParam && { after: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: refreshEvery(REFRESH_MS),
  });

export const messageQuery = (number: string) =>
  queryOptions({
    queryKey: [...KEY, 'message', number],
    queryFn: async () => (await call(readMessage, { params: { number } })).message,
  });

/** A change of one message; its screen shows at once how it is then. */
function useDeskChange<I>(number: string, change: (input: I) => Promise<{ message: DeskDetail }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => {
      client.setQueryData(messageQuery(number).queryKey, message);
      void client.invalidateQueries({ queryKey: [...KEY, 'list'] });
    },
  });
}

export function useAnswerMessage(number: string) {
  return useDeskChange(number, (body: { text: string; clientId: string }) =>
    call(answerMessage, { params: { number }, body }),
  );
}

export function useSetStatus(number: string) {
  return useDeskChange(number, (status: (typeof SETTABLE_STATUSES)[number]) =>
    call(setMessageStatus, { params: { number }, body: { status } }),
  );
}

export function usePublish(number: string) {
  return useDeskChange(number, (body: { publish: boolean; text?: string }) =>
    call(publishTestimonial, { params: { number }, body }),
  );
}
