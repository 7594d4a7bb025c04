import { CODE_KEYS } from '@abhyas/languages/code-keys';
import { LANGUAGE_INDICES } from '@abhyas/languages/index';
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';
import { TRANSLATION_LANGUAGES } from './page-language.ts';

/** After this many honest tries an editorial may be read without having solved the problem. */
export const TRIES_BEFORE_EDITORIAL = 3;

const params = z.object({ assetId: z.string() });

/** The learner's own program that passed all tests, the latest one. */
const ownSolution = z.object({
  language: z.literal(LANGUAGE_INDICES),
  code: z.string(),
  submittedAt: z.string(),
  /** The most that any test took. */
  timeMs: z.optional(z.number()),
});
export type OwnSolution = z.infer<typeof ownSolution>;

const reply = z.discriminatedUnion('state', [
  /** Not solved: so many different programs were judged. From `TRIES_BEFORE_EDITORIAL` on it may be opened. */
  z.object({ state: z.literal('closed'), title: z.string(), tries: z.number() }),
  z.object({
    state: z.literal('open'),
    title: z.string(),
    /** Safe HTML. */
    html: z.string(),
    /** One program for each language, as safe HTML. */
    solutions: z.array(z.object({ key: z.enum(CODE_KEYS), html: z.string() })),
    own: z.optional(ownSolution),
    /** Present when it is in the reader's language and that is not English. */
    language: z.optional(z.enum(TRANSLATION_LANGUAGES)),
  }),
]);

/** The explanation of a problem that is solved or given up; 404 where nobody has written one. */
export const editorial = defineCall({
  method: 'GET',
  path: '/api/practice/editorial/:assetId',
  access: 'learner',
  params,
  reply,
});
export type Editorial = z.infer<typeof reply>;

/** Opens the editorial of a problem that is not solved. */
export const openEditorial = defineCall({
  method: 'POST',
  path: '/api/practice/editorial/:assetId',
  access: 'learner',
  params,
  reply: done,
});
