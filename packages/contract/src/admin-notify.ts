import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

const NOTIFY = { staff: ['teacher'] } as const;

/** Who is told: everybody, holders of a plan, a batch, who has worked at an item, or who is stuck at a problem. */
export const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('plan'), planId: z.string() }),
  z.object({ kind: z.literal('batch'), batchId: z.uuid() }),
  z.object({ kind: z.literal('item'), assetId: z.string() }),
  /** At least three submissions to a problem, and none accepted. */
  z.object({ kind: z.literal('stuck'), assetId: z.string() }),
]);
export type Audience = z.infer<typeof audience>;

/** What there is to choose from. */
export const listAudiences = defineCall({
  method: 'GET',
  path: '/api/admin/notify/audiences',
  access: NOTIFY,
  reply: z.object({
    plans: z.array(z.object({ planId: z.string(), title: z.string() })),
    batches: z.array(z.object({ batchId: z.string(), title: z.string() })),
    items: z.array(
      z.object({ assetId: z.string(), title: z.string(), within: z.string(), isProblem: z.boolean() }),
    ),
  }),
});

/** How many people would be told, how many of them by mail, and some of their names. */
export const previewAnnouncement = defineCall({
  method: 'POST',
  path: '/api/admin/notify/preview',
  access: NOTIFY,
  body: z.object({ audience }),
  reply: z.object({ people: z.number(), byMail: z.number(), names: z.array(z.string()) }),
});

export const announcementText = z.object({
  /** The notification, and the subject of the mail. */
  title: z.string(),
  /** What the mail says below it. */
  body: z.string(),
  /** A path within the product, or ''. */
  url: z.string(),
  byMail: z.boolean(),
});
export type AnnouncementText = z.infer<typeof announcementText>;

/** Sends to oneself only, to see how it looks. */
export const testAnnouncement = defineCall({
  method: 'POST',
  path: '/api/admin/notify/test',
  access: NOTIFY,
  body: announcementText,
  reply: done,
});

export const ANNOUNCEMENT_STATES = ['scheduled', 'sending', 'sent', 'cancelled'] as const;

export const announcement = z.object({
  ...announcementText.shape,
  id: z.string(),
  audience,
  /** In words, as "Holders of Full Stack". */
  audienceName: z.string(),
  /** ISO 8601. */
  sendAt: z.string(),
  state: z.enum(ANNOUNCEMENT_STATES),
  recipients: z.number(),
  told: z.number(),
  mailed: z.number(),
  /** Mails that the mail server did not take. */
  refused: z.number(),
  /** Mails that were under way when a server stopped: they are not sent again. */
  doubtful: z.number(),
});
export type Announcement = z.infer<typeof announcement>;

export const listAnnouncements = defineCall({
  method: 'GET',
  path: '/api/admin/notify',
  access: NOTIFY,
  reply: z.object({ announcements: z.array(announcement) }),
});

/** Sends now, or at `sendAt`. The same `id` again changes nothing. */
export const sendAnnouncement = defineCall({
  method: 'POST',
  path: '/api/admin/notify',
  access: NOTIFY,
  body: z.object({
    ...announcementText.shape,
    id: z.uuid(),
    audience,
    sendAt: z.optional(z.iso.datetime({ offset: true })),
  }),
  reply: z.object({ announcement }),
});

/** Takes back what has not begun. */
export const cancelAnnouncement = defineCall({
  method: 'POST',
  path: '/api/admin/notify/:id/cancel',
  access: NOTIFY,
  params: z.object({ id: z.uuid() }),
  reply: z.object({ announcement }),
});
