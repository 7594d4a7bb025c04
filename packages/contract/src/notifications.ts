import * as z from 'zod/mini';

import { defineCall } from './call.ts';

/** A notification (spec section 3). `url` is a path within the product. */
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
