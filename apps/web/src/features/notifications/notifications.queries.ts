import {
  countUnread,
  getNotificationChoices,
  listNotifications,
  readNotifications,
  setNotificationChoices,
  unreadNotifications,
  type NotificationChoices,
} from '@abhyas/contract/notifications';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { call } from '../../lib/api-client.ts';
import { userQuery } from '../auth/auth.queries.ts';

/** New ones arrive without reloading the page, this soon. */
const REFRESH_MS = 15_000;

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async () => (await call(listNotifications, {})).notifs,
  refetchInterval: REFRESH_MS,
});

export const choicesQuery = queryOptions({
  queryKey: ['notification-choices'],
  queryFn: () => call(getNotificationChoices, {}),
});

const unreadQuery = queryOptions({
  queryKey: ['notifications-unread'],
  queryFn: async () => (await call(countUnread, {})).unread,
  refetchInterval: REFRESH_MS,
});

/** Brings the top bar's New badge, and an open list, up to date when something arrives. */
export function useArrivals(signedIn: boolean): void {
  const client = useQueryClient();
  const { data: unread } = useQuery({ ...unreadQuery, enabled: signedIn });
  useEffect(() => {
    if (unread === undefined) return;
    client.setQueryData(userQuery.queryKey, (user) => user && { ...user, notif: unread > 0 });
    void client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
  }, [client, unread]);
}

/** Marking as read and unread; the top bar's badge follows. */
export function useReading() {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
      client.invalidateQueries({ queryKey: userQuery.queryKey }),
      client.invalidateQueries({ queryKey: unreadQuery.queryKey }),
    ]);
  const read = useMutation({
    mutationFn: (ids?: string[]) => call(readNotifications, { body: ids ? { ids } : {} }),
    onSettled,
  });
  const unread = useMutation({
    mutationFn: (ids: string[]) => call(unreadNotifications, { body: { ids } }),
    onSettled,
  });
  return { read, unread };
}

export function useChoosing() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: choicesQuery.queryKey,
    mutationFn: (change: {
      kinds?: Partial<NotificationChoices['kinds']>;
      digest?: boolean;
      newsMail?: boolean;
    }) => call(setNotificationChoices, { body: change }),
    // The switch moves at once; should it not be kept, it moves back.
    onMutate: ({ kinds, ...rest }) =>
      client.setQueryData(
        choicesQuery.queryKey,
        (made) => made && { ...made, ...rest, kinds: { ...made.kinds, ...kinds } },
      ),
    onError: () => client.invalidateQueries({ queryKey: choicesQuery.queryKey }),
    onSuccess: (choices) => {
      // An answer that came while the next switch was being moved does not know of it.
      const isLast = client.isMutating({ mutationKey: choicesQuery.queryKey }) === 1;
      if (isLast) client.setQueryData(choicesQuery.queryKey, choices);
    },
  });
}
