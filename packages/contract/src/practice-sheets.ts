import * as z from 'zod/mini';

import { defineCall } from './call.ts';

const sheet = z.object({
  sheetId: z.string(),
  title: z.string(),
  /** One line for a card. Plain text. */
  desc: z.string(),
  /** Parts under a heading each; the ids of their problems in order, as far as they are open to the learner. */
  groups: z.array(z.object({ title: z.string(), problems: z.array(z.string()) })),
});
export type Sheet = z.infer<typeof sheet>;

/** The sheets: titled, ordered sets of problems. Which of them are solved is in the problems collection. */
export const sheets = defineCall({
  method: 'GET',
  path: '/api/content/sheets',
  access: 'learner',
  reply: z.object({ sheets: z.array(sheet) }),
});
export type Sheets = z.infer<(typeof sheets)['reply']>;
