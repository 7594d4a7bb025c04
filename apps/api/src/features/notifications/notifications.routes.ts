import { DONE } from '@abhyas/contract/done';
import {
  countUnread,
  getNotificationChoices,
  listNotifications,
  readNotifications,
  setNotificationChoices,
  unreadNotifications,
} from '@abhyas/contract/notifications';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as notifications from './notifications.service.ts';

export async function notificationsRoutes(
  app: FastifyInstance,
  { db }: Pick<AppContext, 'db'>,
): Promise<void> {
  handle(app, listNotifications, async ({ identity, language }) => ({
    notifs: await notifications.listNotifications(db, identity.accountId, language),
  }));

  handle(app, countUnread, async ({ identity }) => ({
    unread: await notifications.unreadOf(db, identity.accountId),
  }));

  handle(app, readNotifications, async ({ identity, body }) => ({
    ids: await notifications.read(db, identity.accountId, body.ids),
  }));

  handle(app, unreadNotifications, async ({ identity, body }) => {
    await notifications.unread(db, identity.accountId, body.ids);
    return DONE;
  });

  handle(app, getNotificationChoices, async ({ identity }) =>
    notifications.choicesOf(db, identity.accountId),
  );

  handle(app, setNotificationChoices, async ({ identity, body }) => {
    await notifications.choose(db, identity.accountId, body);
    return notifications.choicesOf(db, identity.accountId);
  });
}
