import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { TRANSLATION_LANGUAGES } from './page-language.ts';

/** A page of plain text written by the institute: `privacypolicy`, `terms`, `grievance`. */
export const page = defineCall({
  method: 'GET',
  path: '/api/pages/:pageId',
  access: 'public',
  params: z.object({ pageId: z.string() }),
  /** `html` was made and sanitised when the content was released. */
  reply: z.object({
    title: z.string(),
    html: z.string(),
    /** Set when it is in another language than English. */
    language: z.optional(z.enum(TRANSLATION_LANGUAGES)),
  }),
});
