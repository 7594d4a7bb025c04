import * as z from 'zod/mini';

import { defineCall } from './call.ts';

/** Modes of the spec's section 7: 1 feedback, 2 content request, 3 testimonial. */
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
  }),
  reply: z.object({ number: z.number() }),
});

export const supportMessage = z.object({
  number: z.number(),
  mode: feedbackMode,
  text: z.string(),
  status: z.enum(['received', 'in-progress', 'answered', 'closed']),
  /** ISO 8601, UTC. */
  at: z.string(),
  replies: z.array(z.object({ text: z.string(), at: z.string() })),
});
export type SupportMessage = z.infer<typeof supportMessage>;

/** What the learner has written, with the answers. */
export const listFeedback = defineCall({
  method: 'GET',
  path: '/api/analytics/feedback',
  access: 'learner',
  reply: z.object({ messages: z.array(supportMessage) }),
});
