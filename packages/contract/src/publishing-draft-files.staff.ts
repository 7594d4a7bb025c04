import * as z from 'zod/mini';

import { defineCall } from './call.ts';

const teacher = { staff: ['teacher'] } as const;

export const inDraft = z.object({ draftId: z.uuid() });
/** Below the content folder, with forward slashes: `courses/01-c/topic.yaml`. */
export const contentPath = z.string();

/** Against the release that the draft is based on. `moved`: the same, at another place in the order. */
export const fileChange = z.enum(['same', 'added', 'changed', 'moved', 'removed']);
export type FileChange = z.infer<typeof fileChange>;

export const draftFile = z.object({
  path: contentPath,
  /** SHA-256; of a removed file, that of what learners see. */
  hash: z.string(),
  bytes: z.number(),
  change: fileChange,
});
export type DraftFile = z.infer<typeof draftFile>;

/** The files in a folder of the draft, also those that are no more. */
export const draftFiles = defineCall({
  method: 'GET',
  path: '/api/admin/content/drafts/:draftId/files',
  access: teacher,
  params: inDraft,
  query: z.object({ under: contentPath }),
  reply: z.object({ files: z.array(draftFile) }),
});

export const readDraftFile = defineCall({
  method: 'GET',
  path: '/api/admin/content/drafts/:draftId/file',
  access: teacher,
  params: inDraft,
  query: z.object({ path: contentPath }),
  reply: z.object({
    path: contentPath,
    hash: z.string(),
    bytes: z.number(),
    /** Null for what is no text or too long to be edited here: download it. */
    text: z.nullable(z.string()),
    /** Who wrote it in this draft, if anybody did. */
    by: z.nullable(z.string()),
  }),
});
export type DraftFileText = z.infer<(typeof readDraftFile)['reply']>;

/** The bytes of a file, as a download. */
export const downloadDraftFile = defineCall({
  method: 'GET',
  path: '/api/admin/content/drafts/:draftId/file/bytes',
  access: teacher,
  params: inDraft,
  query: z.object({ path: contentPath }),
  reply: z.unknown(),
});

/** All files of the draft, or of one folder of it, as a zip, in the shape that they have in git. */
export const downloadDraft = defineCall({
  method: 'GET',
  path: '/api/admin/content/drafts/:draftId/archive',
  timeout: 'long',
  access: teacher,
  params: inDraft,
  query: z.object({ under: z.optional(contentPath) }),
  reply: z.unknown(),
});

/**
 * Writes a file. When it is another than the writer knew, the text is not lost: it is set aside under `keptAs`, and
 * the answer brings what is there now.
 */
export const writeDraftFile = defineCall({
  method: 'POST',
  path: '/api/admin/content/drafts/:draftId/file',
  access: teacher,
  params: inDraft,
  body: z.object({
    path: contentPath,
    /** The hash of the file that the writer knew; null when there was none. */
    expected: z.nullable(z.string()),
    content: z.union([z.object({ text: z.string() }), z.object({ base64: z.string() })]),
  }),
  reply: z.union([
    z.object({ saved: z.literal(true), hash: z.string() }),
    z.object({
      saved: z.literal(false),
      keptAs: contentPath,
      /** What is there now; null when somebody removed it. */
      current: z.nullable(
        z.object({ hash: z.string(), text: z.nullable(z.string()), by: z.nullable(z.string()) }),
      ),
    }),
  ]),
});
export type WrittenFile = z.infer<(typeof writeDraftFile)['reply']>;

/** Removes a file, or a folder with all that is in it. `removal` brings it back. */
export const removeDraftPath = defineCall({
  method: 'POST',
  path: '/api/admin/content/drafts/:draftId/remove',
  access: teacher,
  params: inDraft,
  body: z.object({ path: contentPath }),
  reply: z.object({ files: z.number(), removal: z.uuid() }),
});

export const draftRemoval = z.object({
  id: z.uuid(),
  /** The file or the folder, where it stood. */
  path: contentPath,
  files: z.number(),
  /** Null when the account is gone. */
  by: z.nullable(z.string()),
  /** ISO 8601. */
  at: z.string(),
});
export type DraftRemoval = z.infer<typeof draftRemoval>;

/** What was removed from a draft and may be brought back, the last first. */
export const draftRemovals = defineCall({
  method: 'GET',
  path: '/api/admin/content/drafts/:draftId/removals',
  access: teacher,
  params: inDraft,
  reply: z.object({ removals: z.array(draftRemoval) }),
});

/** Undoes a removal. */
export const bringBack = defineCall({
  method: 'POST',
  path: '/api/admin/content/drafts/:draftId/bring-back',
  timeout: 'long',
  access: teacher,
  params: inDraft,
  body: z.object({ removal: z.uuid() }),
  reply: z.object({ files: z.number(), path: contentPath }),
});

/** Gives a file or a folder another path. */
export const moveDraftPath = defineCall({
  method: 'POST',
  path: '/api/admin/content/drafts/:draftId/move',
  access: teacher,
  params: inDraft,
  body: z.object({ from: contentPath, to: contentPath }),
  reply: z.object({ files: z.number() }),
});
