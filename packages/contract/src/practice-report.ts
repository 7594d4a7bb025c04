import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { executeReply, languageIndex } from './running.ts';

/** "Report a problem with this question": the learner's words, with what they saw attached. */
export const reportProblem = defineCall({
  method: 'POST',
  path: '/api/practice/report/:assetId',
  access: 'learner',
  params: z.object({ assetId: z.string() }),
  body: z.object({
    text: z.string().check(z.maxLength(limits.supportMax)),
    language: languageIndex,
    code: z.string(),
    /** The result on the screen, when there was one. */
    result: z.optional(executeReply),
    /** Width and height of the window in CSS pixels. */
    screen: z.optional(z.object({ width: z.int(), height: z.int() })),
    /** Drawn by the browser: the same one sent again is the same report. */
    clientId: z.optional(z.uuid()),
  }),
  /** The number under which the learner finds it on /support. */
  reply: z.object({ number: z.number() }),
});
