import * as z from 'zod/mini';

import { defineCall } from './call.ts';

/** Modes of the spec's section 7: 1 feedback, 2 content request, 3 testimonial. */
export const feedbackMode = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const addFeedback = defineCall({
  method: 'POST',
  path: '/api/analytics/addfeedback',
  access: 'learner',
  body: z.object({ feedback: z.string(), mode: feedbackMode }),
  reply: z.object({ number: z.number() }),
});
