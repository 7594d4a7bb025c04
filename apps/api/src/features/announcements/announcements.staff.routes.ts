import {
  cancelAnnouncement,
  listAnnouncements,
  listAudiences,
  previewAnnouncement,
  sendAnnouncement,
  testAnnouncement,
} from '@abhyas/contract/announcements.staff';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as announcements from './announcements.service.ts';
import { sendTest } from './announcing.service.ts';

/** What staff tells many learners at once. */
export async function announcementsStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'config' | 'db' | 'mailer' | 'release'>,
): Promise<void> {
  handle(app, listAudiences, ({ identity }) => announcements.audiences(context, identity));

  handle(app, previewAnnouncement, async ({ identity, body }) =>
    announcements.preview(context, identity, body.audience),
  );

  handle(app, testAnnouncement, async ({ identity, body }) => {
    await sendTest(context, identity.accountId, body);
    return DONE;
  });

  handle(app, listAnnouncements, async () => ({
    announcements: await announcements.listAnnouncements(context),
  }));

  handle(app, sendAnnouncement, async ({ identity, body }) => ({
    announcement: await announcements.announce(context, identity, body),
  }));

  handle(app, cancelAnnouncement, async ({ identity, params }) => ({
    announcement: await announcements.cancel(context, identity.accountId, params.id),
  }));
}
