import * as z from 'zod/mini';

import { draftFault } from './publishing-drafts.staff.ts';
import { defineCall } from './call.ts';
import { PAGE_LANGUAGES } from './page-language.ts';
import { codeByKey } from './practice.ts';
import { executeReply, executeRequest } from './running.ts';

/** Safe HTML, as learners get it. */
const html = z.string();
const choice = z.object({ text: html, explanation: html });

/** An asset as learners would see it. */
export const assetPreview = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), title: z.string(), html, readingMinutes: z.number() }),
  z.object({
    kind: z.literal('quiz'),
    title: z.string(),
    questions: z.array(
      z.object({ question: html, correct: z.array(choice), wrong: z.array(choice), explanation: html }),
    ),
  }),
  z.object({ kind: z.literal('video'), title: z.string(), url: z.string(), html }),
  z.object({
    kind: z.literal('problem'),
    title: z.string(),
    statement: html,
    samples: html,
    extra: html,
    hint1: z.nullable(html),
    hint2: z.nullable(html),
    /** What a learner begins with, by language. */
    code: codeByKey,
    ctestcase: codeByKey,
  }),
]);
export type AssetPreview = z.infer<typeof assetPreview>;

/** Draws an asset of a draft with texts that are not saved yet, and says what is wrong with it. Saves nothing. */
export const previewDraftAsset = defineCall({
  method: 'POST',
  path: '/api/admin/content/drafts/:draftId/preview',
  timeout: 'long',
  access: { staff: ['teacher'] },
  params: z.object({ draftId: z.uuid() }),
  body: z.object({
    /** The asset's folder: `problems/count-down`. */
    folder: z.string(),
    /** Files of it that differ from the draft's; null for one that is to be removed. */
    texts: z.record(z.string(), z.nullable(z.string())),
    /** Its version in another language than English. */
    language: z.optional(z.enum(PAGE_LANGUAGES)),
  }),
  reply: z.object({ preview: z.nullable(assetPreview), faults: z.array(draftFault) }),
});
export type DraftPreview = z.infer<(typeof previewDraftAsset)['reply']>;

/** Runs a program against a problem of a draft, tests that are not saved included. Nothing of it is recorded. */
export const runInDraft = defineCall({
  method: 'POST',
  path: '/api/admin/content/drafts/:draftId/run',
  timeout: 'long',
  access: { staff: ['teacher'] },
  params: z.object({ draftId: z.uuid() }),
  body: z.object({ ...previewDraftAsset.body.shape, ...z.omit(executeRequest, { assetId: true }).shape }),
  reply: executeReply,
});

/**
 * Records the tables of a lesson's `trace` exercises: each program runs step by step. Nothing is saved.
 */
export const recordTables = defineCall({
  method: 'POST',
  path: '/api/admin/content/tables',
  timeout: 'long',
  access: { staff: ['teacher'] },
  body: z.object({
    /** exercises.yaml as it is in the editor. */
    exercises: z.string(),
    /** traces.yaml, likewise; empty when there is none. */
    traces: z.string(),
  }),
  reply: z.object({
    /** traces.yaml, with the tables that could be recorded in place of those that were there. */
    traces: z.string(),
    /** The rows of all tables in it, by the ids of the exercises. */
    rows: z.record(z.string(), z.array(z.array(z.string()))),
    /** Why others could not be recorded. */
    faults: z.array(z.string()),
  }),
});
