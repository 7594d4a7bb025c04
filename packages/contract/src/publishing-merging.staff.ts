import * as z from 'zod/mini';

import { defineCall } from './call.ts';

const side = z.enum(['mine', 'theirs']);

/** Lines that are the same for both, or what each of the two has in their place. */
export const mergePart = z.union([
  z.object({ same: z.array(z.string()) }),
  z.object({ mine: z.array(z.string()), theirs: z.array(z.string()), base: z.array(z.string()) }),
]);
export type MergePart = z.infer<typeof mergePart>;

/** What the draft and what learners see now changed both, so that somebody has to choose. */
export const mergeConflict = z.object({
  /** Names it in a choice. */
  id: z.string(),
  /** What was compared: a choice for anything else is not taken. */
  seen: z.string(),
  /** The file, or the folder of a course, module or item. */
  path: z.string(),
  /**
   * `text`: the changes touch, `parts` says where. `file`: no text, or too long to be compared.
   * `removed`: one side removed it, the other changed it.
   */
  kind: z.enum(['text', 'file', 'removed']),
  parts: z.optional(z.array(mergePart)),
  /** The side that removed it. */
  removedBy: z.optional(side),
  /** How many files of what was removed the other side still has. */
  files: z.number(),
  /** Who wrote it in this draft; null when nobody did by hand. */
  by: z.nullable(z.string()),
});
export type MergeConflict = z.infer<typeof mergeConflict>;

export const mergeChoice = z.object({
  id: z.string(),
  seen: z.string(),
  /** One side, or for a text what was written by hand. */
  take: z.union([side, z.object({ text: z.string() })]),
});
export type MergeChoice = z.infer<typeof mergeChoice>;

/**
 * Takes what others published since the draft began into it. What does not touch is merged; for the rest `choices` says
 * what is taken, and while one is missing nothing is changed.
 */
export const mergeDraft = defineCall({
  method: 'POST',
  path: '/api/admin/content/drafts/:draftId/merge',
  access: { staff: ['teacher'] },
  params: z.object({ draftId: z.uuid() }),
  body: z.object({ choices: z.array(mergeChoice) }),
  reply: z.object({
    /** False: there are conflicts, and the draft is as it was. */
    merged: z.boolean(),
    /** How many files of the draft are other ones now. */
    files: z.number(),
    conflicts: z.array(mergeConflict),
    /** What both moved to different places: it is where learners see it now. */
    replaced: z.array(z.string()),
    /** What was published since the draft began, the newest first. */
    published: z.array(
      z.object({ by: z.nullable(z.string()), draft: z.nullable(z.string()), at: z.string() }),
    ),
  }),
});
export type Merged = z.infer<(typeof mergeDraft)['reply']>;
