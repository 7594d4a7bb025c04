import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

/** Modes (SUPPORT-3): 1 feedback, 2 content request, 3 testimonial. */
export const feedbackMode = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type FeedbackMode = z.infer<typeof feedbackMode>;

/** Stores a message and answers its number. Nothing is called received that was not stored. */
export const addFeedback = defineCall({
  method: 'POST',
  path: '/api/analytics/addfeedback',
  access: 'learner',
  body: z.object({
    feedback: z.string(),
    mode: feedbackMode,
    /** A testimonial may be shown to others. */
    mayShow: z.optional(z.boolean()),
    /** Drawn by the browser: the same one sent again is the same message. */
    clientId: z.optional(z.uuid()),
  }),
  reply: z.object({ number: z.number() }),
});

/** The three modes, and 4: a problem with a question, sent from the workspace. */
export const messageMode = z.union([feedbackMode, z.literal(4)]);
export type MessageMode = z.infer<typeof messageMode>;

export const SUPPORT_STATUSES = ['received', 'in-progress', 'answered', 'closed'] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

export const supportMessage = z.object({
  number: z.number(),
  mode: messageMode,
  text: z.string(),
  /** The problem that a report is about. */
  about: z.optional(z.string()),
  status: z.enum(SUPPORT_STATUSES),
  /** ISO 8601, UTC. */
  at: z.string(),
  replies: z.array(z.object({ text: z.string(), at: z.string() })),
  /** A testimonial: whether it may be shown to others, and whether it is shown. */
  mayShow: z.boolean(),
  published: z.boolean(),
});
export type SupportMessage = z.infer<typeof supportMessage>;

/** What the learner has written, with the answers. */
export const listFeedback = defineCall({
  method: 'GET',
  path: '/api/analytics/feedback',
  access: 'learner',
  reply: z.object({ messages: z.array(supportMessage) }),
});

/** Gives or withdraws the consent to show a testimonial; what is withdrawn is shown no more. */
export const consentToShow = defineCall({
  method: 'POST',
  path: '/api/analytics/feedback/:number/consent',
  access: 'learner',
  params: z.object({ number: z.string() }),
  body: z.object({ mayShow: z.boolean() }),
  reply: done,
});
