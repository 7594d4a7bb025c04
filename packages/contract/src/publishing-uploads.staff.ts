import * as z from 'zod/mini';

import { draftFault } from './publishing-drafts.staff.ts';
import { defineCall } from './call.ts';

const teacher = { staff: ['teacher'] } as const;
const inUpload = z.object({ draftId: z.uuid(), uploadId: z.uuid() });
const path = '/api/admin/content/drafts/:draftId/uploads';

/** Begins to bring a file up, in parts, so that no request is long and a broken one can be sent again. */
export const startUpload = defineCall({
  method: 'POST',
  path,
  access: teacher,
  params: z.object({ draftId: z.uuid() }),
  body: z.object({ name: z.string(), bytes: z.int().check(z.nonnegative()) }),
  reply: z.object({ uploadId: z.string(), partBytes: z.number() }),
});

/** One part, from 0. The same part sent twice is one. */
export const sendPart = defineCall({
  method: 'POST',
  path: `${path}/:uploadId/parts`,
  access: teacher,
  params: inUpload,
  body: z.object({ number: z.int().check(z.nonnegative(), z.lte(100_000)), base64: z.string() }),
  reply: z.object({ received: z.number() }),
});

export const uploadKind = z.enum(['school', 'courses', 'modules', 'assets', 'files']);
export type UploadKind = z.infer<typeof uploadKind>;

export const uploadPiece = z.object({
  id: z.string(),
  title: z.string(),
  files: z.number(),
  /** Something of this id is in the draft already. */
  known: z.boolean(),
  /** A lesson of imported exercises. */
  isExercises: z.boolean(),
});
export type UploadPiece = z.infer<typeof uploadPiece>;

const foundPieces = {
  pieces: z.array(uploadPiece),
  /** What could not be taken over at all. */
  faults: z.array(draftFault),
  /** What was left out or guessed of what was taken over. */
  notes: z.array(draftFault),
};

/** Unpacks what was sent and says what it is. Nothing of it is in the draft yet. */
export const lookIntoUpload = defineCall({
  method: 'POST',
  path: `${path}/:uploadId/look`,
  timeout: 'long',
  access: teacher,
  params: inUpload,
  reply: z.object({
    kind: uploadKind,
    ...foundPieces,
    /** The same with foreign questions as exercises of lessons; only where there are any. */
    exercises: z.optional(z.object(foundPieces)),
  }),
});
export type LookedInto = z.infer<(typeof lookIntoUpload)['reply']>;

/** A folder of the draft that is there, or the title of one that is made on the way. */
const destination = z.union([z.object({ folder: z.string() }), z.object({ title: z.string() })]);
export type Destination = z.infer<typeof destination>;

/** Puts what was looked into where it belongs. */
export const putUpload = defineCall({
  method: 'POST',
  path: `${path}/:uploadId/place`,
  timeout: 'long',
  access: teacher,
  params: inUpload,
  body: z.object({
    /** For modules and assets. */
    course: z.optional(destination),
    /** For assets. */
    module: z.optional(destination),
    /** For other files: below the content folder, empty for the content folder itself. */
    folder: z.optional(z.string()),
    /** Foreign questions become exercises of a lesson instead of a quiz. */
    exercises: z.optional(
      z.object({
        /** The id of the concept that they practise. */
        concept: z.string(),
        /** The folder of the lesson at whose end they are put; absent: a lesson of their own. */
        lesson: z.optional(z.string()),
      }),
    ),
    /** What is in the draft already is replaced as a whole, only written over, or stays beside the new one. */
    known: z.enum(['replace', 'over', 'beside']),
  }),
  reply: z.object({
    files: z.number(),
    /** Where everything went. */
    folders: z.array(z.string()),
  }),
});
export type PutFiles = z.infer<(typeof putUpload)['reply']>;
