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
import { useEffect, useState } from 'react';

import { call } from '../../lib/api-client.ts';
import { afterFirstScreen } from '../../lib/first-screen.ts';
import { refreshEvery } from '../../lib/refresh-every.ts';
import { showErrors } from '../../ui/error-toasts.ts';
import { userQuery } from '../auth/auth.queries.ts';

/** New ones arrive without reloading the page, this soon. */
const REFRESH_MS = 15_000;

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async () => (await call(listNotifications, {})).notifs,
  refetchInterval: refreshEvery(REFRESH_MS),
});

const choicesQuery = queryOptions({
  queryKey: ['notification-choices'],
  queryFn: () => call(getNotificationChoices, {}),
});

const unreadQuery = queryOptions({
  queryKey: ['notifications-unread'],
  queryFn: async () => (await call(countUnread, {})).unread,
  refetchInterval: REFRESH_MS,
});

/**
 * Brings the top bar's New badge, and an open list, up to date when something arrives. Whether the badge is there at
 * first came with the account itself.
 */
export function useUnreadPolling(): void {
  const client = useQueryClient();
  const [begun, setBegun] = useState(false);
  useEffect(() => afterFirstScreen(() => setBegun(true)), []);
  const { data: unread } = useQuery({ ...unreadQuery, enabled: begun });
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

type Change = {
  readonly kinds?: Partial<NotificationChoices['kinds']>;
  readonly digest?: boolean;
  readonly newsMail?: boolean;
};

/**
 * The switches as they were moved, at once: an answer that is still on its way knows nothing of the next one.
 * Should a move not be kept, all go back to what the server has.
 */
export function useChoosing() {
  const client = useQueryClient();
  const { data: kept } = useQuery(choicesQuery);
  const [moved, setMoved] = useState<Change>({});
  const { mutate } = useMutation({
    mutationFn: (change: Change) => call(setNotificationChoices, { body: change }),
    onSuccess: (choices) => client.setQueryData(choicesQuery.queryKey, choices),
    onError: (error) => {
      setMoved({});
      showErrors(error);
      return client.invalidateQueries({ queryKey: choicesQuery.queryKey });
    },
  });
  const choose = (change: Change): void => {
    setMoved((before) => ({ ...before, ...change, kinds: { ...before.kinds, ...change.kinds } }));
    mutate(change);
  };
  return { choices: kept && { ...kept, ...moved, kinds: { ...kept.kinds, ...moved.kinds } }, choose };
}
