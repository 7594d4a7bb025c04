import { CODE_KEYS } from '@abhyas/languages/code-keys';
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { executeReply, languageIndex, verdict } from './running.ts';

/**
 * Why a text was set aside: in the course of editing, by a reset, by restoring another text, or because the same code
 * had been changed on another device or tab in the meantime.
 */
export const VERSION_KINDS = ['edit', 'reset', 'restore', 'other-device'] as const;
export const versionKind = z.enum(VERSION_KINDS);
export type VersionKind = z.infer<typeof versionKind>;

export const codeVersion = z.object({
  id: z.string(),
  code: z.string(),
  kind: versionKind,
  /** When this text was saved, ISO 8601. */
  savedAt: z.string(),
});
export type CodeVersion = z.infer<typeof codeVersion>;

/** The texts of one problem and key that were set aside, newest first, at most `limits.codeVersionsKept`. */
export const codeVersions = defineCall({
  method: 'GET',
  path: '/api/practice/versions/:assetId/:key',
  access: 'learner',
  params: z.object({ assetId: z.string(), key: z.enum(CODE_KEYS) }),
  reply: z.object({ versions: z.array(codeVersion) }),
});

export const submissionLine = z.object({
  id: z.string(),
  language: languageIndex,
  verdict,
  /** Tests passed, and tests in all; both 0 when the code did not compile. */
  passed: z.number(),
  total: z.number(),
  submittedAt: z.string(),
  /** When it was judged again by changed tests, ISO 8601; absent for what is as it was judged at first. */
  judgedAgainAt: z.optional(z.string()),
});
export type SubmissionLine = z.infer<typeof submissionLine>;

/** A learner's judged runs of one problem, newest first, at most `limits.submissionsListed`. */
export const submissions = defineCall({
  method: 'GET',
  path: '/api/practice/submissions/:assetId',
  access: 'learner',
  params: z.object({ assetId: z.string() }),
  reply: z.object({ submissions: z.array(submissionLine) }),
});

/** One judged run with its code and its result as it was shown. */
export const submission = defineCall({
  method: 'GET',
  path: '/api/practice/submission/:id',
  access: 'learner',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ ...submissionLine.shape, assetId: z.string(), code: z.string(), result: executeReply }),
});
export type Submission = z.infer<(typeof submission)['reply']>;
