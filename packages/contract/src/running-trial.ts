import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { TRY_PATH } from './landing-paths.ts';
import { executeReply, languageIndex } from './running.ts';

/** Longest program that may be tried without an account, in bytes of UTF-8. */
export const TRY_CODE_BYTES_MAX = 4096;

/** As much input as such a program may be given, in characters. */
const TRY_INPUT_MAX = 4096;

/** Runs a small program without an account, from the landing page and in the first module of a course; few times a minute per address. */
export const tryProgram = defineCall({
  method: 'POST',
  path: TRY_PATH,
  timeout: 'long',
  access: 'public',
  body: z.object({
    code: z.string(),
    language: languageIndex,
    input: z._default(z.string().check(z.maxLength(TRY_INPUT_MAX)), ''),
  }),
  reply: executeReply,
});
