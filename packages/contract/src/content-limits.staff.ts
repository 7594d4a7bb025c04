import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

/** The console: which courses and modules are for some classes only. It is no part of a release and holds at once. */
const access = { staff: ['teacher'] } as const;

export const LIMITED_KINDS = ['course', 'module'] as const;

const limited = { kind: z.enum(LIMITED_KINDS), id: z.string().check(z.maxLength(200)) };
/** More classes than anybody chooses. */
const CLASSES_MAX = 500;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export const contentLimit = z.object({
  ...limited,
  /** Of the classes that see it, those that who asks sees themselves. */
  classIds: z.array(z.string()),
  /** How many more there are. */
  others: z.number(),
});
export type ContentLimit = z.infer<typeof contentLimit>;

export const limitClass = z.object({
  id: z.string(),
  name: z.string(),
  /** Nobody chooses it any more; what it saw it still sees. */
  archived: z.boolean(),
});
export type LimitClass = z.infer<typeof limitClass>;

export const contentLimits = defineCall({
  method: 'GET',
  path: '/api/admin/content/limits',
  access,
  reply: z.object({ limits: z.array(contentLimit), classes: z.array(limitClass) }),
});
export type ContentLimits = z.infer<(typeof contentLimits)['reply']>;

/** How many learners see something that is for these classes, beside those of the classes that who asks does not see. */
export const limitedLearners = defineCall({
  method: 'GET',
  path: '/api/admin/content/limits/learners',
  access,
  query: z.object({
    ...limited,
    /** Ids with commas between them. */
    classes: z.string().check(z.maxLength(CLASSES_MAX * 37), z.regex(new RegExp(`^${UUID}(?:,${UUID})*$`))),
  }),
  reply: z.object({ learners: z.number(), classes: z.number() }),
});

/** Shows a course or a module to these classes only; without classes, to everybody. */
export const limitContent = defineCall({
  method: 'POST',
  path: '/api/admin/content/limits',
  access,
  body: z.object({
    ...limited,
    classIds: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(CLASSES_MAX))),
  }),
  reply: done,
});
