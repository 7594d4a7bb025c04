import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { TRY_PATH } from './landing-paths.ts';
import { executeReply, languageIndex } from './running.ts';

/** Longest program that may be tried without an account, in bytes of UTF-8. */
export const TRY_CODE_BYTES_MAX = 4096;

/** Runs a small program without an account, from the landing page; few times a minute per address. */
export const tryOut = defineCall({
  method: 'POST',
  path: TRY_PATH,
  access: 'public',
  body: z.object({ code: z.string(), language: languageIndex }),
  reply: executeReply,
});
