import * as z from 'zod/mini';

/** The reply of a call that has nothing to tell but that it was done. */
export const done = z.object({ ok: z.literal(true) });
export const DONE = { ok: true } as const;
