import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

/** What a learner can be notified of. Each can be turned off. */
export const NOTIFICATION_KINDS = [
  'reply',
  'official',
  'module',
  'plan',
  'payment',
  'support',
  'judging',
  'assignment',
  'news',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** A notification (NOTIFICATIONS-2). `url` is a path within the product. */
export const notification = z.object({
  id: z.string(),
  text: z.string(),
  url: z.optional(z.string()),
  assetId: z.optional(z.string()),
  new: z.boolean(),
  at: z.string(),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = defineCall({
  method: 'GET',
  path: '/api/auth/notifications',
  access: 'learner',
  reply: z.object({ notifs: z.array(notification) }),
});

/** How many are unread, for the top bar's badge; more than 99 are 99. */
export const countUnread = defineCall({
  method: 'GET',
  path: '/api/auth/notifications/unread',
  access: 'learner',
  reply: z.object({ unread: z.number() }),
});

/** Marks some, or all, as read. Answers the ids that were new, so that it can be undone. */
export const readNotifications = defineCall({
  method: 'POST',
  path: '/api/auth/notifications/read',
  access: 'learner',
  body: z.object({ ids: z.optional(z.array(z.string())) }),
  reply: z.object({ ids: z.array(z.string()) }),
});

export const unreadNotifications = defineCall({
  method: 'POST',
  path: '/api/auth/notifications/unread',
  access: 'learner',
  body: z.object({ ids: z.array(z.string()) }),
  reply: done,
});

/** Which kinds are wanted in the product, and whether a daily mail reports what was not read. */
export const notificationChoices = z.object({
  kinds: z.record(z.enum(NOTIFICATION_KINDS), z.boolean()),
  digest: z.boolean(),
  /** News from the institute come by mail, too, unless `kinds.news` is off. */
  newsMail: z.boolean(),
});
export type NotificationChoices = z.infer<typeof notificationChoices>;

export const getNotificationChoices = defineCall({
  method: 'GET',
  path: '/api/auth/notifications/choices',
  access: 'learner',
  reply: notificationChoices,
});

export const setNotificationChoices = defineCall({
  method: 'POST',
  path: '/api/auth/notifications/choices',
  access: 'learner',
  body: z.object({
    kinds: z.optional(z.partialRecord(z.enum(NOTIFICATION_KINDS), z.boolean())),
    digest: z.optional(z.boolean()),
    newsMail: z.optional(z.boolean()),
  }),
  reply: notificationChoices,
});
