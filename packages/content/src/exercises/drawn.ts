import { LANGUAGE_INDICES } from '@abhyas/languages/index';
import * as z from 'zod/mini';

/**
 * An exercise as it is in a lesson's HTML (`data-exercise`, JSON): what the browser needs to take and judge an
 * answer. The question and the program that is only shown are in the HTML itself. Exercises are for practice, so
 * their answers may be read there. Fields named in this way hold safe HTML: `explain`, `why`, `smaller`, `text` of a
 * choice, of a step, of a pair.
 */

const common = {
  id: z.string(),
  explain: z.string(),
  /** Smaller steps, one for every second wrong try. */
  smaller: z.array(z.string()),
};
/** A wrong answer that was foreseen. */
const slip = z.object({ answer: z.string(), why: z.string() });
const field = { accept: z.array(z.string()), slips: z.array(slip) };
const runs = { language: z.literal(LANGUAGE_INDICES), stdin: z.string() };
const orders = z.array(z.array(z.number()));

const predict = z.object({ ...common, ...runs, kind: z.literal('predict'), code: z.string(), ...field });

const trace = z.object({
  ...common,
  kind: z.literal('trace'),
  variables: z.array(z.string()),
  /** What the variables held after each round, as recorded. */
  rows: z.array(z.array(z.string())),
  /** This many of the rows are shown. */
  given: z.number(),
  slips: z.array(slip),
});

const fix = z.object({
  ...common,
  ...runs,
  kind: z.literal('fix'),
  output: z.string(),
  /** `edit` numbers the lines that may be edited, from 0, in the order of `edits`. */
  lines: z.array(z.object({ text: z.string(), edit: z.optional(z.number()) })),
  edits: z.array(z.object(field)),
});

const part = z.union([
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('slot'), slot: z.string() }),
]);

const gap = z.object({
  ...common,
  kind: z.literal('gap'),
  /** Null: it is no program of ours, and only the accepted answers are right. */
  language: z.nullable(z.literal(LANGUAGE_INDICES)),
  stdin: z.string(),
  output: z.string(),
  lines: z.array(z.array(part)),
  blanks: z.record(z.string(), z.object(field)),
  /** The pieces that are dropped into the blanks, those that belong nowhere with a reason; null: one types. */
  pieces: z.nullable(z.array(z.object({ content: z.string(), why: z.string() }))),
});

const parsons = z.object({
  ...common,
  ...runs,
  kind: z.literal('parsons'),
  before: z.string(),
  after: z.string(),
  /** Right lines in their right order, then those that belong nowhere. */
  lines: z.array(z.object({ text: z.string(), indent: z.number(), why: z.optional(z.string()) })),
  /** Whether the learner indents the lines. */
  indents: z.boolean(),
  /** Right orders, by the places of the lines in `lines`. */
  orders,
});

const order = z.object({ ...common, kind: z.literal('order'), steps: z.array(z.string()), orders });

const numeric = z.object({
  ...common,
  kind: z.literal('numeric'),
  answer: z.number(),
  tolerance: z.number(),
  /** Accepted forms of the unit, the usual one first; none: a bare number. */
  units: z.array(z.string()),
  slips: z.array(slip),
});

const choices = z.array(z.object({ text: z.string(), right: z.boolean(), why: z.string() }));
const single = z.object({ ...common, kind: z.literal('single'), choices });
const multi = z.object({ ...common, kind: z.literal('multi'), choices });

const match = z.object({
  ...common,
  kind: z.literal('match'),
  pairs: z.array(z.object({ left: z.string(), right: z.string(), why: z.string() })),
  extra: z.array(z.string()),
});

const generated = z.object({
  ...common,
  kind: z.literal('generated'),
  /** One of GENERATORS; their names are not in what a lesson loads. */
  generate: z.string(),
  /** What has to be answered in each instance. */
  fields: z.array(z.string()),
});

export const drawnExercise = z.discriminatedUnion('kind', [
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
]);
export type DrawnExercise = z.infer<typeof drawnExercise>;
export type ExerciseKind = DrawnExercise['kind'];
type OfKind<Kind extends ExerciseKind> = Extract<DrawnExercise, { kind: Kind }>;
export type DrawnPredict = OfKind<'predict'>;
export type DrawnTrace = OfKind<'trace'>;
export type DrawnFix = OfKind<'fix'>;
export type DrawnGap = OfKind<'gap'>;
export type DrawnParsons = OfKind<'parsons'>;
export type DrawnOrder = OfKind<'order'>;
export type DrawnNumeric = OfKind<'numeric'>;
export type DrawnChoice = OfKind<'single'> | OfKind<'multi'>;
export type DrawnMatch = OfKind<'match'>;
export type DrawnGenerated = OfKind<'generated'>;
export type Slip = z.infer<typeof slip>;
