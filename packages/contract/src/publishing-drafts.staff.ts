import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';
import { subtopicDetail } from './learning.ts';
import { problem } from './practice.ts';
import { notProvedProblem } from './proving.staff.ts';
import { contentPath, draftFile, fileChange, inDraft } from './publishing-draft-files.staff.ts';

const teacher = { staff: ['teacher'] } as const;

export const draftLine = z.object({
  id: z.string(),
  name: z.string(),
  /** Who began it; null when the account is gone. */
  by: z.nullable(z.string()),
  /** ISO 8601. */
  changedAt: z.string(),
  files: z.number(),
  /** The titles of the courses that it was begun for or changes. */
  courses: z.array(z.string()),
  /** It changes what belongs to no course: a plan, a page, the list of tags; or it is for the whole school. */
  school: z.boolean(),
  /** The release that it became; absent until it was published. */
  published: z.optional(z.object({ releaseId: z.string(), at: z.string() })),
});
export type DraftLine = z.infer<typeof draftLine>;

export const listDrafts = defineCall({
  method: 'GET',
  path: '/api/admin/content/drafts',
  access: teacher,
  reply: z.object({ drafts: z.array(draftLine) }),
});

export const createDraft = defineCall({
  method: 'POST',
  path: '/api/admin/content/drafts',
  timeout: 'long',
  access: teacher,
  body: z.object({
    name: z.string(),
    /** What learners see now, nothing, or another draft. */
    from: z.union([z.enum(['current', 'empty']), z.uuid()]),
    /** The id of the course that it is for; absent for the whole school. */
    course: z.optional(z.string().check(z.maxLength(80))),
  }),
  reply: z.object({ id: z.string() }),
});

export const renameDraft = defineCall({
  method: 'POST',
  path: '/api/admin/content/drafts/:draftId/rename',
  access: teacher,
  params: inDraft,
  body: z.object({ name: z.string() }),
  reply: done,
});

export const deleteDraft = defineCall({
  method: 'POST',
  path: '/api/admin/content/drafts/:draftId/delete',
  access: teacher,
  params: inDraft,
  reply: done,
});

export const draftAsset = z.object({
  /** Its folder: `courses/01-c/02-loops/03-for-loops`, or `problems/count-down` of a problem, which modules list. */
  folder: contentPath,
  id: z.string(),
  /** `unknown`: no or several main files, which the check explains. */
  kind: z.enum(['text', 'quiz', 'video', 'problem', 'unknown']),
  title: z.string(),
  change: fileChange,
});
export type DraftAsset = z.infer<typeof draftAsset>;

const branch = { folder: contentPath, id: z.string(), title: z.string(), change: fileChange };
export const draftSubtopic = z.object({ ...branch, assets: z.array(draftAsset) });
export type DraftSubtopic = z.infer<typeof draftSubtopic>;
export const draftTopic = z.object({ ...branch, subtopics: z.array(draftSubtopic) });
export type DraftTopic = z.infer<typeof draftTopic>;
/** A plan that is sold, in its slot: `plans/plan1`. */
export const draftPlan = z.object(branch);
export type DraftPlan = z.infer<typeof draftPlan>;

export const draftFault = z.object({
  file: contentPath,
  /** From 1; 0 when the whole file or folder is meant. */
  line: z.number(),
  message: z.string(),
});
export type DraftFault = z.infer<typeof draftFault>;

/** What a check found: of the files as they are now, or nothing yet. */
export const draftCheck = z.union([
  z.object({ state: z.literal('unknown') }),
  /** It is under way: modules that have been read, of how many. */
  z.object({ state: z.literal('checking'), done: z.number(), total: z.number() }),
  z.object({ state: z.literal('passed'), releaseId: z.string() }),
  z.object({ state: z.literal('faults'), faults: z.array(draftFault) }),
]);
export type DraftCheck = z.infer<typeof draftCheck>;

/** A draft as a tree, with what differs from the release that it is based on. */
export const draftDetail = defineCall({
  method: 'GET',
  path: '/api/admin/content/drafts/:draftId',
  access: teacher,
  params: inDraft,
  reply: z.object({
    ...draftLine.shape,
    bytes: z.number(),
    /** The release that learners see. */
    currentRelease: z.string(),
    /** False: another release was published since: `mergeDraft` takes it in, and only then the draft is published. */
    basedOnCurrent: z.boolean(),
    topics: z.array(draftTopic),
    /** Problems that no module lists: the check asks for a place for each. */
    unlisted: z.array(draftAsset),
    plans: z.array(draftPlan),
    /** The ordered sets of problems: the file of each stands for its folder. */
    sheets: z.array(z.object(branch)),
    /** Files that belong to no asset: of topics and subtopics, plans, pages, tags. */
    others: z.array(draftFile),
    changes: z.object({ added: z.number(), changed: z.number(), removed: z.number() }),
    check: draftCheck,
  }),
});
export type DraftDetail = z.infer<(typeof draftDetail)['reply']>;

/** All files that a release was built from, as a zip. */
export const downloadRelease = defineCall({
  method: 'GET',
  path: '/api/admin/content/releases/:releaseId/archive',
  timeout: 'long',
  access: teacher,
  params: z.object({ releaseId: z.string() }),
  reply: z.unknown(),
});

/**
 * Checks all files of the draft; the outcome is kept until one of them changes. When it takes longer than anybody waits
 * for an answer, it goes on: who asks again waits on.
 */
export const checkDraft = defineCall({
  method: 'POST',
  path: '/api/admin/content/drafts/:draftId/check',
  timeout: 'long',
  access: teacher,
  params: inDraft,
  reply: draftCheck,
});

/** What is known of the draft's files without checking them: how far a check is, or what the last one found. */
export const draftCheckState = defineCall({
  method: 'GET',
  path: '/api/admin/content/drafts/:draftId/check',
  access: teacher,
  params: inDraft,
  reply: draftCheck,
});

export const releaseChange = z.object({
  what: z.enum([
    'course',
    'module',
    'text',
    'mcqs',
    'video',
    'problem',
    'sheet',
    'mock',
    'plan',
    'page',
    'testimonial',
  ]),
  id: z.string(),
  title: z.string(),
  /** The course or the module that it is in; empty for what is in none. */
  where: z.string(),
  change: z.enum(['added', 'changed', 'moved', 'removed']),
  /** Answers to this problem will be judged by other tests, limits or another checker. */
  judging: z.boolean(),
  /** Tests of a problem that came, that ask something else now, and that went. */
  tests: z.optional(z.object({ added: z.number(), changed: z.number(), removed: z.number() })),
  /** What learners had of it and will not have any more, though it stays. */
  loses: z.optional(
    z.array(z.enum(['free', 'open', 'language', 'translation', 'editorial', 'place', 'course'])),
  ),
});
export type ReleaseChange = z.infer<typeof releaseChange>;

/** What learners will notice when a draft that passed its check is published. */
export const draftChanges = defineCall({
  method: 'GET',
  path: '/api/admin/content/drafts/:draftId/changes',
  access: teacher,
  params: inDraft,
  reply: z.object({
    /** The release that learners see now, with which it is compared. */
    from: z.string(),
    changes: z.array(releaseChange),
    /** It changes what plans cost, contain or how long they last, and the person who asks may not publish that. */
    pricesClosed: z.boolean(),
    /** Problems that it brings or changes, be it only in their solutions, and that are not proved. */
    notProved: z.array(notProvedProblem),
  }),
});

export type DraftChanges = z.infer<(typeof draftChanges)['reply']>;

/** An item of a draft with the module it is in, as a learner will see it who owns its course. */
export const previewAsset = defineCall({
  method: 'GET',
  path: '/api/admin/content/drafts/:draftId/preview/:assetId',
  access: teacher,
  params: z.object({ draftId: z.uuid(), assetId: z.string() }),
  reply: z.object({
    /** The draft's name. */
    draft: z.string(),
    /** Where the item is in it. */
    folder: contentPath,
    module: subtopicDetail.reply,
    problem: z.optional(problem.reply),
  }),
});
export type DraftPreview = z.infer<(typeof previewAsset)['reply']>;

/**
 * Makes a draft that passed its check what learners see, in every API process at once. A problem that it brings or
 * changes and that is not proved has to be accepted.
 */
export const publishDraft = defineCall({
  method: 'POST',
  path: '/api/admin/content/drafts/:draftId/publish',
  timeout: 'long',
  access: teacher,
  params: inDraft,
  body: z.object({
    /** What the check said the draft becomes. */
    releaseId: z.string(),
    /** The release that was current when it was decided: somebody else may have published meanwhile. */
    from: z.string(),
    /** What is not proved is published all the same: asked of whoever publishes it. */
    unproved: z.optional(z.literal('accepted')),
  }),
  reply: done,
});
