import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { executeReply } from './running.ts';
import { messageMode, SUPPORT_STATUSES } from './support.ts';

const SUPPORT = { staff: ['moderator', 'accounts'] } as const;

/** Statuses that staff can set; an answer sets `answered` by itself. */
export const SETTABLE_STATUSES = ['in-progress', 'closed'] as const;

/** How long the institute has: 48 hours to acknowledge, 30 days to answer. */
export const supportClock = z.object({
  due: z.enum(['acknowledge', 'answer']),
  /** ISO 8601. */
  until: z.string(),
  late: z.boolean(),
});
export type SupportClock = z.infer<typeof supportClock>;

/** What was on the screen of somebody who reported a problem with a question. */
export const reportSnapshot = z.object({
  assetId: z.string(),
  title: z.string(),
  path: z.string(),
  releaseId: z.string(),
  language: z.number(),
  code: z.string(),
  result: z.optional(executeReply),
  screen: z.optional(z.object({ width: z.number(), height: z.number() })),
});
export type ReportSnapshot = z.infer<typeof reportSnapshot>;

/** A line of the queue. */
export const deskMessage = z.object({
  number: z.number(),
  mode: messageMode,
  text: z.string(),
  status: z.enum(SUPPORT_STATUSES),
  at: z.string(),
  /** '' when the account is deleted. */
  by: z.string(),
  email: z.string(),
  clock: z.optional(supportClock),
  mayShow: z.boolean(),
  /** The words that the landing page shows, when it does. */
  publishedText: z.optional(z.string()),
});
export type DeskMessage = z.infer<typeof deskMessage>;

export const listDesk = defineCall({
  method: 'GET',
  path: '/api/admin/support',
  access: SUPPORT,
  query: z.object({
    view: z.enum(['open', 'done']),
    mode: z.optional(z.enum(['1', '2', '3', '4'])),
    /** A number, or a part of the text, the name or the address. */
    search: z.optional(z.string()),
    /** `next` of the page before. */
    after: z.optional(z.string()),
  }),
  reply: z.object({
    messages: z.array(deskMessage),
    next: z.optional(z.string()),
    open: z.number(),
    late: z.number(),
  }),
});

export const deskDetail = z.object({
  ...deskMessage.shape,
  replies: z.array(z.object({ text: z.string(), at: z.string() })),
  report: z.optional(reportSnapshot),
});
export type DeskDetail = z.infer<typeof deskDetail>;

const numbered = z.object({ number: z.string() });
const detailReply = z.object({ message: deskDetail });

export const readMessage = defineCall({
  method: 'GET',
  path: '/api/admin/support/:number',
  access: SUPPORT,
  params: numbered,
  reply: detailReply,
});

/** Answers in the product and by mail. */
export const answerMessage = defineCall({
  method: 'POST',
  path: '/api/admin/support/:number/answer',
  access: SUPPORT,
  params: numbered,
  body: z.object({
    text: z.string(),
    /** Chosen by the browser, so that a repeated request adds one answer. */
    clientId: z.uuid(),
  }),
  reply: detailReply,
});

export const setMessageStatus = defineCall({
  method: 'POST',
  path: '/api/admin/support/:number/status',
  access: SUPPORT,
  params: numbered,
  body: z.object({ status: z.enum(SETTABLE_STATUSES) }),
  reply: detailReply,
});

/** Shows a testimonial on the landing page, or no longer. `text` may be a part of the learner's own words. */
export const publishTestimonial = defineCall({
  method: 'POST',
  path: '/api/admin/support/:number/publish',
  access: SUPPORT,
  params: numbered,
  body: z.object({ publish: z.boolean(), text: z.optional(z.string()) }),
  reply: detailReply,
});
