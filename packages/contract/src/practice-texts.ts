import { CODE_KEYS } from '@abhyas/languages/code-keys';
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { limits } from './limits.ts';

/** How an edit came about; `save` is a whole text that came by another call. */
export const EDIT_KINDS = ['type', 'delete', 'paste', 'undo', 'redo', 'reset', 'restore', 'save'] as const;
export const editKind = z.enum(EDIT_KINDS);
export type EditKind = z.infer<typeof editKind>;

/**
 * Which text of an asset: a problem's code by its key, its custom inputs, a program of a lesson by the fingerprint of
 * the author's, the answer to an exercise by that of its id, or what is tried out beside any video.
 */
const part = z
  .string()
  .check(z.regex(new RegExp(`^(?:${CODE_KEYS.join('|')}|inputs|(?:program|answer|try)-[a-z0-9]{1,12})$`)));

const textKey = z.object({ assetId: z.string().check(z.maxLength(200)), part });
export type TextKey = z.infer<typeof textKey>;

/** What an author has changed in a folder or a file of a draft and not put into it yet, by the fingerprint of its name. */
const unsavedPart = z.string().check(z.regex(/^unsaved-[a-z0-9]{1,12}$/));
const inDraft = z.object({ draftId: z.uuid(), part: unsavedPart });

/** A CodeMirror ChangeSet as JSON: lengths that stay, and for each replacement the old length and the new lines. */
export const changesJson = z.array(
  z.union([z.int().check(z.gte(0)), z.tuple([z.int().check(z.gte(0))], z.string())]),
);
export type ChangesJson = z.infer<typeof changesJson>;

/** How long ago, in ms, when it was sent: clocks may be wrong, and jump. */
const ageMs = z.int().check(z.gte(0));
const pageName = z.string().check(z.regex(/^[a-z0-9]{1,20}$/));
/** The page's name and the number of the edit in it: delivered twice, it is done once. */
const editName = z.string().check(z.regex(/^[a-z0-9]{1,20}:\d{1,9}$/));

/**
 * An edit: its number (its whole name, where an earlier page made it), the place of its kind in `EDIT_KINDS`, its age
 * and what it changes. Short, because it is sent every second by everybody who types.
 */
const sentEdit = z.tuple([
  z.union([z.int().check(z.gte(0)), editName]),
  z.int().check(z.gte(0), z.lt(EDIT_KINDS.length)),
  ageMs,
  changesJson,
]);
export type SentEdit = z.infer<typeof sentEdit>;

const sentText = z.union([
  z.object({
    /** The version on which the first edit stands. */
    base: z.int().check(z.gte(1)),
    page: pageName,
    edits: z.array(sentEdit).check(z.minLength(1), z.maxLength(limits.editsSentMax)),
    /** Of the text after all of them, on that version. */
    hash: z.string().check(z.maxLength(20)),
  }),
  z.object({
    /** 0: nothing was saved yet. */
    base: z.int().check(z.gte(0)),
    whole: z.string(),
    id: editName,
    kind: editKind,
    /** The latest edit of each page that the text holds: those up to it may have arrived already. */
    holds: z.array(editName).check(z.maxLength(20)),
    /** The ages of the oldest and of the latest edit that it stands for; absent: it was just written. */
    agesMs: z.optional(z.tuple([ageMs, ageMs])),
  }),
]);
export type SentText = z.infer<typeof sentText>;

/** The text that is in the account where changes meet those of another device. */
export const textConflict = z.object({ code: z.string(), version: z.int(), savedAt: z.string() });
export type TextConflict = z.infer<typeof textConflict>;

const takenReply = z.object({
  state: z.literal('taken'),
  version: z.int(),
  /** What the account put before the sent edits: edits that had arrived earlier by name, others with their changes. */
  before: z.array(z.union([z.object({ id: z.string() }), z.object({ changes: changesJson })])),
  /** The text as it now is, where a whole one was sent and others had changed it. */
  text: z.optional(z.string()),
});

/**
 * Brings what was typed to the account. The account orders the edits of all devices; those that do not touch are merged.
 * `whole`: the account cannot do the edits on its text, and asks for the text itself.
 */
export const sendText = defineCall({
  method: 'POST',
  path: '/api/practice/text/:assetId/:part',
  access: 'learner',
  whileSitting: true,
  params: textKey,
  body: sentText,
  reply: z.discriminatedUnion('state', [
    takenReply,
    z.object({ state: z.literal('whole') }),
    z.object({ state: z.literal('conflict'), conflict: textConflict }),
  ]),
});
export type SendTextReply = z.infer<(typeof sendText)['reply']>;

/** A text as the account has it; version 0 was never saved. */
export const readText = defineCall({
  method: 'GET',
  path: '/api/practice/text/:assetId/:part',
  access: 'learner',
  whileSitting: true,
  params: textKey,
  reply: z.object({ code: z.string(), version: z.int() }),
});
export type AccountText = z.infer<(typeof readText)['reply']>;

/** `sendText` for what an author has not put into a draft yet: a text of the author's own account. */
export const sendUnsaved = defineCall({
  method: 'POST',
  path: '/api/admin/content/drafts/:draftId/unsaved/:part',
  access: { staff: ['teacher'] },
  params: inDraft,
  body: sentText,
  reply: sendText.reply,
});

export const readUnsaved = defineCall({
  method: 'GET',
  path: '/api/admin/content/drafts/:draftId/unsaved/:part',
  access: { staff: ['teacher'] },
  params: inDraft,
  reply: readText.reply,
});

/** What a learner has written in a lesson: changed programs, and answers to exercises. */
export const lessonTexts = defineCall({
  method: 'GET',
  path: '/api/practice/lesson-texts/:assetId',
  access: 'learner',
  params: z.object({ assetId: z.string().check(z.maxLength(200)) }),
  reply: z.object({ texts: z.array(z.object({ part: z.string(), code: z.string(), version: z.int() })) }),
});

/** At most this many texts are watched by one call, and it waits at most this long. */
const WATCHED_MAX = 40;
const WAIT_MS_MAX = 45_000;
/** A text of an author is named by its draft. */
const watched = z.object({ ...textKey.shape, part: z.union([part, unsavedPart]) });

/**
 * Waits until one of these texts is further in the account than the caller knows, and says which are; none when the
 * time is over. This is how an idle device learns what is typed on another.
 */
export const newerTexts = defineCall({
  method: 'POST',
  path: '/api/practice/newer-texts',
  access: 'learner',
  whileSitting: true,
  timeout: 'long',
  body: z.object({
    texts: z
      .array(z.object({ ...watched.shape, version: z.int().check(z.gte(0)) }))
      .check(z.maxLength(WATCHED_MAX)),
    waitMs: z.int().check(z.gte(0), z.lte(WAIT_MS_MAX)),
  }),
  reply: z.object({ texts: z.array(watched) }),
});

/**
 * An edit as the log keeps it: its whole name, the place of its kind, its age when it came, and what it changes. There are
 * thousands in an answer, and the editor checks each when it reads the changes.
 */
const loggedEdit = z.tuple([z.string(), z.int(), z.int(), z.custom<ChangesJson>(Array.isArray)]);
const loggedRow = z.object({ version: z.int(), at: z.string(), edits: z.array(loggedEdit) });

/**
 * The log of a text from the first version that is kept: `start` is the text before the first row, and each row what one
 * request has changed. `momentsOf` puts it in the order of time.
 */
export const textLog = defineCall({
  method: 'GET',
  path: '/api/practice/text-log/:assetId/:part',
  access: 'learner',
  params: textKey,
  reply: z.object({ start: z.string(), rows: z.array(loggedRow) }),
});
export type TextLog = z.infer<(typeof textLog)['reply']>;

/** The log of a text and its judged runs as a data set of ProgSnap 2 (a zip with CSV files), for whoever wrote it. */
export const textDataset = defineCall({
  method: 'GET',
  path: '/api/practice/progsnap2/:assetId/:part',
  timeout: 'long',
  access: 'learner',
  params: textKey,
  reply: z.unknown(),
});
