import * as z from 'zod/mini';

import type { apiMessages } from './messages.api.ts';

/** A key of the catalogue of error texts: nobody can raise an error that has no text. */
export type ErrorCode = keyof typeof apiMessages.errors;

/** FRAME-14: every 4xx and 5xx answer carries this body. */
export const errorBody = z.object({
  errors: z.array(z.object({ msg: z.string(), code: z.string(), field: z.optional(z.string()) })),
});
export type ErrorBody = z.infer<typeof errorBody>;
