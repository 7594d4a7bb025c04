import * as z from 'zod';
import { conceptNames } from '../concepts/concept-ids.ts';
import { inEachLanguage } from '../files/in-each-language.ts';
import { GENERATORS } from './generators.ts';
import { SNIPPET_ENDS, SNIPPET_LANGUAGES } from '../snippet.ts';

/**
 * How an author writes the exercises of a lesson: exercises.yaml beside text.md (docs/how-to/write-exercises.md).
 * What fits together beyond its shape is checked in check.ts, what programs really do in proofs.ts.
 */

const prose = z
  .union([z.string(), z.number().int(), z.boolean()], 'must be a text; put it into quotes')
  .transform(String)
  .pipe(z.string().trim().min(1));

/** An answer as a person types it. 10.50 without quotes would be read as 10.5, so YAML's fractions are refused. */
const answer = z
  .union([z.string(), z.number().int()], 'must be a text; put it into quotes')
  .transform(String)
  .pipe(z.string().min(1));

const answers = z
  .union(
    [answer.transform((one) => [one]), z.array(answer).min(1)],
    'must be a text or a list of texts; put each into quotes',
  )
  .pipe(z.array(z.string()).min(1));

/** Foreseen wrong answers, each with the sentence that explains it. */
const slips = z.record(z.string(), prose).default({});

const runnable = z.enum([...SNIPPET_LANGUAGES.keys()] as [string, ...string[]]);
const code = z.string().min(1);
const stdin = z.string().default('');
const output = z
  .union([z.string(), z.number().int()], 'must be a text; put it into quotes')
  .transform(String);

const id = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is a name of small letters, digits and single hyphens')
  .max(64);

/** Words of an exercise in another language of the pages; checked against the exercise in translate.ts. */
const translation = z.strictObject({
  question: prose.optional(),
  explain: prose.optional(),
  smaller: z.array(prose).optional(),
  slips: z.record(z.string(), prose).optional(),
  choices: z.array(z.strictObject({ text: prose, why: prose.optional() })).optional(),
  blanks: z.record(z.string(), z.record(z.string(), prose)).optional(),
  mend: z.array(z.record(z.string(), prose)).optional(),
  distractors: z.array(prose).optional(),
  pieces: z.record(z.string(), prose).optional(),
  steps: z.array(prose).optional(),
  pairs: z.array(z.strictObject({ left: prose, right: prose, why: prose.optional() })).optional(),
  extra: z.array(prose).optional(),
});
export type ExerciseTranslation = z.infer<typeof translation>;

/** One block for each language, named by its code. */
const translations = inEachLanguage(translation);

const common = {
  id,
  concept: conceptNames,
  question: prose,
  explain: prose,
  smaller: z.array(prose).default([]),
};

/** A program that is shown with a question, and what it prints, where that is to be proved. */
const shown = {
  language: z.string().min(1).optional(),
  code: code.optional(),
  stdin,
  prints: output.optional(),
};

const choices = z
  .array(z.strictObject({ text: prose, right: z.boolean().default(false), why: prose.optional() }))
  .min(2);

const orders = z.array(z.array(z.number().int().min(1))).default([]);

const predict = z.strictObject({
  ...common,
  /** Without one it asks what the program prints. */
  question: prose.optional(),
  kind: z.literal('predict'),
  language: runnable,
  code,
  stdin,
  ends: z.enum(SNIPPET_ENDS).default('success'),
  accept: answers,
  slips,
  ...translations,
});

const fix = z.strictObject({
  ...common,
  kind: z.literal('fix'),
  language: runnable,
  code,
  stdin,
  output,
  /** The lines that may be edited, each as it is in the code and as it should be. */
  mend: z.array(z.strictObject({ line: code, right: answers, slips })).min(1),
  ...translations,
});

/** Its table is not written here: it is recorded (record-tables.ts). */
const trace = z.strictObject({
  ...common,
  kind: z.literal('trace'),
  language: runnable,
  code,
  stdin,
  /** The line, as it is in the code, after which a row of the table is taken, each time it was carried out. */
  after: code,
  /** The columns. */
  variables: z.array(z.string().min(1)).min(1).max(6),
  /** This many rows are shown from the beginning. */
  given: z.number().int().min(0).default(1),
  slips,
  ...translations,
});

const gap = z.strictObject({
  ...common,
  kind: z.literal('gap'),
  language: z.string().min(1),
  /** The program, with `[[1]]` where something is missing. */
  code,
  stdin,
  output: output.optional(),
  blanks: z.record(z.string(), z.strictObject({ accept: answers, slips })),
  /** Wrong pieces with their reasons. Given (even empty), the blanks are filled from pieces instead of being typed. */
  pieces: z.record(z.string(), prose).optional(),
  ...translations,
});

const parsons = z.strictObject({
  ...common,
  kind: z.literal('parsons'),
  language: runnable,
  before: z.string().default(''),
  /** The lines in their right order, indented as they should be. */
  code,
  after: z.string().default(''),
  stdin,
  output,
  /** Whether the learner indents the lines, too; in Python always. */
  indent: z.boolean().default(false),
  distractors: z.array(z.strictObject({ line: code, instead: code, why: prose })).default([]),
  /** Other right orders, by the numbers of the lines of `code`. */
  also: orders,
  ...translations,
});

const order = z.strictObject({
  ...common,
  ...shown,
  kind: z.literal('order'),
  steps: z.array(prose).min(3),
  also: orders,
  ...translations,
});

const numeric = z.strictObject({
  ...common,
  ...shown,
  kind: z.literal('numeric'),
  answer: z.number(),
  tolerance: z.number().min(0).default(0),
  unit: answers.optional(),
  slips,
  /** A program that computes the answer and prints it: the proof, which no learner sees. */
  proof: z.strictObject({ language: runnable, code, stdin }).optional(),
  ...translations,
});

const single = z.strictObject({ ...common, ...shown, kind: z.literal('single'), choices, ...translations });
const multi = z.strictObject({ ...common, ...shown, kind: z.literal('multi'), choices, ...translations });

const match = z.strictObject({
  ...common,
  ...shown,
  kind: z.literal('match'),
  pairs: z.array(z.strictObject({ left: prose, right: prose, why: prose.optional() })).min(2),
  /** Answers that fit nothing. */
  extra: z.array(prose).default([]),
  ...translations,
});

/** Made in the browser from a seed, as often as one likes (generated.ts). */
const generated = z.strictObject({
  ...common,
  kind: z.literal('generated'),
  generate: z.enum(GENERATORS),
  ...translations,
});

export const exerciseFile = z
  .array(
    z.discriminatedUnion('kind', [
      predict,
      trace,
      fix,
      gap,
      parsons,
      order,
      numeric,
      single,
      multi,
      match,
      generated,
    ]),
  )
  .min(1);

type Translations = { readonly [language: string]: ExerciseTranslation | undefined };
type Of<Schema extends z.ZodType> = z.infer<Schema>;
export type PredictSource = Of<typeof predict>;
export type TraceSource = Of<typeof trace>;
export type FixSource = Of<typeof fix>;
export type GapSource = Of<typeof gap>;
export type ParsonsSource = Of<typeof parsons>;
export type OrderSource = Of<typeof order>;
export type NumericSource = Of<typeof numeric>;
export type ChoiceSource = Of<typeof single> | Of<typeof multi>;
export type MatchSource = Of<typeof match>;
export type ExerciseSource = z.infer<typeof exerciseFile>[number];
export type GeneratedSource = Of<typeof generated>;
/** All that an author has written to the end. */
export type WrittenSource = Exclude<ExerciseSource, GeneratedSource>;

/** The words of an exercise in a language; undefined where its author wrote none. */
export function translationOf(exercise: ExerciseSource, language: string): ExerciseTranslation | undefined {
  return (exercise as unknown as Translations)[language];
}
