import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

const NOTIFY = { staff: ['teacher'] } as const;

/** Among whom: the batch with this id, or whoever was active in the last 30 days. */
export const among = z.union([z.literal('active'), z.uuid()]);
export type Among = z.infer<typeof among>;

/**
 * Who is told: everybody, the holders of a plan, a batch, those who have worked on an item, or those who are stuck on a
 * problem.
 */
export const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('plan'), planId: z.string() }),
  z.object({ kind: z.literal('batch'), batchId: z.uuid() }),
  z.object({ kind: z.literal('item'), assetId: z.string(), among: z.optional(among) }),
  /** At least three submissions to a problem, and none accepted. */
  z.object({ kind: z.literal('stuck'), assetId: z.string(), among: z.optional(among) }),
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

/** Names that are shown of those who are told; of more only the number. */
export const NAMED_MOST = 500;

/** Who would be told: what is shown is what is told. */
export const receivers = z.object({
  people: z.number(),
  /** The first `NAMED_MOST` by name; namesakes with their address. */
  names: z.array(z.string()),
  /** Stands for exactly these people. An action that carries it is refused when they are others meanwhile. */
  set: z.string(),
});
export type Receivers = z.infer<typeof receivers>;

/** Who would be told, how many of them by mail, and how many have turned such notices off. */
export const previewAnnouncement = defineCall({
  method: 'POST',
  path: '/api/admin/notify/preview',
  access: NOTIFY,
  body: z.object({ audience }),
  reply: z.object({ ...receivers.shape, byMail: z.number(), silenced: z.number() }),
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

/** Sends now, or at `sendAt`, to exactly those who were shown. The same `id` again changes nothing. */
export const sendAnnouncement = defineCall({
  method: 'POST',
  path: '/api/admin/notify',
  access: NOTIFY,
  body: z.object({
    ...announcementText.shape,
    id: z.uuid(),
    audience,
    /** Of the preview. */
    set: z.string(),
    sendAt: z.optional(z.iso.datetime({ offset: true })),
  }),
  reply: z.object({ announcement }),
});

/** Cancels a notice whose sending has not begun. */
export const cancelAnnouncement = defineCall({
  method: 'POST',
  path: '/api/admin/notify/:id/cancel',
  access: NOTIFY,
  params: z.object({ id: z.uuid() }),
  reply: z.object({ announcement }),
});
