import { CODE_KEYS } from '@abhyas/languages/code-keys';
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { TRANSLATION_LANGUAGES } from './page-language.ts';
import { textConflict } from './practice-texts.ts';
import { languageIndex } from './running.ts';

const flag = z.union([z.literal(0), z.literal(1)]);

/** A text per saved-code key; C++11, 14 and 17 share `cpp` (LANGUAGES-2). */
export const codeByKey = z.partialRecord(z.enum(CODE_KEYS), z.string());
export type CodeByKey = z.infer<typeof codeByKey>;

/** A card of /practise (PRACTICE-22). */
export const problemCard = z.object({
  assetId: z.string(),
  title: z.string(),
  desc: z.string(),
  tags: z.array(z.string()),
  /** 1 easy, 2 medium, 3 hard. */
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  premium: flag,
  /** 1 when the author offers it as a first problem to try. */
  tryIt: flag,
  /** Stable number in 0..1 to shuffle by. */
  random: z.number(),
  /** Titles of the plans on sale that open it; of a problem that is not owned only. */
  plans: z.optional(z.array(z.string())),
});
export type ProblemCard = z.infer<typeof problemCard>;

/** The r lists hold what the learner may not open (PRACTICE-23). */
export const problems = defineCall({
  method: 'GET',
  path: '/api/content/problems/',
  access: 'learner',
  reply: z.object({
    problemsSolved: z.array(problemCard),
    problemsUnsolved: z.array(problemCard),
    rProblemsSolved: z.array(problemCard),
    rProblemsUnsolved: z.array(problemCard),
    /** Ids of the problems that are solved. */
    progressProblems: z.array(z.string()),
    /** Ids of those that the learner has begun and not solved. */
    triedProblems: z.array(z.string()),
    tags: z.array(z.string()),
  }),
});
export type Problems = z.infer<(typeof problems)['reply']>;

/** The version of each saved text; a key that was never saved is absent. It grows by one with each change. */
export const versionByKey = z.partialRecord(z.enum(CODE_KEYS), z.int());
export type VersionByKey = z.infer<typeof versionByKey>;

/** The help that a problem may offer, by the name of its text in `problemData`. */
export const hintName = z.enum(['hint1', 'hint2', 'hintVideo']);
export type HintName = z.infer<typeof hintName>;

/** Statement, hints and sample are HTML made at release; absent where the author gave none. */
export const problemData = z.object({
  title: z.string(),
  problem: z.string(),
  sample: z.string(),
  extraDesc: z.optional(z.string()),
  hint1: z.optional(z.string()),
  hint2: z.optional(z.string()),
  hintVideo: z.optional(z.string()),
  /** Present where an editorial is written (contract/practice-editorial.ts). */
  editorial: z.optional(z.literal(true)),
  /** The hints that this learner has asked for, now or earlier. */
  openedHints: z.array(hintName),
  code: codeByKey,
  codeVersions: versionByKey,
  ctestcase: codeByKey,
});

export const problem = defineCall({
  method: 'POST',
  path: '/api/content/getproblem/:assetId',
  timeout: 'read',
  access: 'learner',
  params: z.object({ assetId: z.string() }),
  reply: z.object({
    ...problemCard.shape,
    topicId: z.string(),
    subtopicId: z.string(),
    /** The other modules that have the problem, where there are any. */
    alsoIn: z.optional(z.array(z.object({ topicId: z.string(), subtopicId: z.string() }))),
    owned: z.boolean(),
    solved: z.boolean(),
    /** Present when the problem is in the reader's language and that is not English. */
    language: z.optional(z.enum(TRANSLATION_LANGUAGES)),
    assetData: z.optional(problemData),
    /** What the learner wrote for a problem while it was open to them; now it no longer is. */
    ownCode: z.optional(codeByKey),
  }),
});
export type Problem = z.infer<(typeof problem)['reply']>;

/** Records that a hint was opened; a hint that the problem does not have is ignored. */
export const openHint = defineCall({
  method: 'POST',
  path: '/api/practice/hints/:assetId',
  access: 'learner',
  params: z.object({ assetId: z.string() }),
  body: z.object({ hint: hintName }),
  reply: z.object({ openedHints: z.array(hintName) }),
});

const codeSave = z.object({
  code: codeByKey,
  assetId: z.optional(z.string()),
  base: z.optional(versionByKey),
  /** Sets the texts that are replaced aside as versions, however young they are. */
  checkpoint: z.optional(z.boolean()),
});
export type CodeSave = z.infer<typeof codeSave>;

const codeSaved = z.object({
  savedAt: z.string(),
  /** The version of each key that was sent and taken. */
  versions: versionByKey,
  conflicts: z.partialRecord(z.enum(CODE_KEYS), textConflict),
});
export type CodeSaved = z.infer<typeof codeSaved>;

/**
 * Saves whole texts (pages send what is typed by `sendText`). A key named in `base` is taken only while the account still holds that version (0: nothing
 * saved yet) or the same text; otherwise the account's text stays, the sent one is kept among the
 * versions, and both are for the learner to choose from. Without `base` the last save wins.
 */
export const updateProblem = defineCall({
  method: 'POST',
  path: '/api/content/updateproblem/:assetId',
  access: 'learner',
  params: z.object({ assetId: z.string() }),
  body: codeSave,
  reply: codeSaved,
});

export const resetCode = defineCall({
  method: 'POST',
  path: '/api/content/resetcode',
  access: 'learner',
  body: z.object({ assetId: z.string(), language: languageIndex }),
  reply: z.object({ notif: z.boolean(), code: z.string(), version: z.int() }),
});
