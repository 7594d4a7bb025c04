import { createHash } from 'node:crypto';
import { TRANSLATION_LANGUAGES } from '@abhyas/contract/page-language';
import type { LanguageIndex } from '@abhyas/languages/index';
import { stringify } from 'yaml';
import * as z from 'zod';

/** What an author says while a program of a lesson is stepped through: beside text.md. */
export const STEPS_FILE = 'steps.yaml';
/** The steps themselves, recorded from real executions by `npm run content:trace`. */
export const RECORDINGS_FILE = 'recordings.yaml';

/** A line that is next, for the `visit`-th time. */
const moment = { at: z.string().min(1), visit: z.int().min(1).optional() };
const translations = z.partialRecord(z.enum(TRANSLATION_LANGUAGES), z.string().min(1));

export const stepsFile = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'An id consists of small letters, digits and hyphens.'),
    /** Where it opens; without it at the first step. */
    open: z.strictObject(moment).optional(),
    /** Variables that are shown beside the sentence. */
    watch: z.array(z.string().min(1)).default([]),
    /** Sentences: `{name}` stands for what the variable holds. Without `visit` they belong to each visit of the line. */
    say: z.array(z.strictObject({ ...moment, text: z.string().min(1), in: translations.default({}) })),
  }),
);
export type SteppedSource = z.infer<typeof stepsFile>[number];
export type SteppedProgram = {
  readonly language: LanguageIndex;
  readonly code: string;
  readonly stdin: string;
};

const recorded = z.strictObject({
  of: z.string(),
  output: z.string(),
  /** The format of packages/recording, compressed by gzip, in Base64. */
  recording: z.string(),
  /** The step at which it opens, from 0. */
  open: z.number(),
  /** Steps, and which sentence is said there. */
  said: z.array(z.tuple([z.number(), z.number()])),
});
export const recordingsFile = z.record(z.string(), recorded);
export type RecordedSteps = z.infer<typeof recorded>;

/** What the browser fetches when somebody wants to see the steps, and what was recorded. */
export type DrawnSteps = { readonly json: string; readonly recorded: RecordedSteps };
/** Draws the steps of the program that a text marks with `trace=id`; a fault in words where it cannot. */
export type DrawSteps = (id: string, program: SteppedProgram) => DrawnSteps | string;

/** The names in `{…}` of a sentence. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** What a recording and its moments are taken from: a change of any of these wants it recorded again. */
export function stepsKey({ language, code, stdin }: SteppedProgram, source: SteppedSource): string {
  const { open, watch, say } = source;
  const moments = say.map((each) => [
    each.at,
    each.visit,
    [each.text, ...Object.values(each.in)].map((text) => namesIn(text)),
  ]);
  const all = JSON.stringify([language, code, stdin, open, watch, moments]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

export function writeRecordings(recordings: Readonly<Record<string, RecordedSteps>>): string {
  const head = '# Recorded by npm run content:trace. Do not change it by hand.\n';
  return head + stringify(recordings, { lineWidth: 0 });
}
