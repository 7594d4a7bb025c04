import type { LanguageIndex } from '@abhyas/languages/index';
import * as z from 'zod';
import { SNIPPET_LANGUAGES } from '../snippet.ts';

/** A drag-and-drop exercise as it stands in a lesson's HTML (`data-exercise`, JSON). */
export type Exercise = {
  readonly prompt: string;
  /** Language of the program for highlighting and running, or null when it is no program. */
  readonly language: LanguageIndex | null;
  readonly lines: readonly (readonly ExercisePart[])[];
  readonly options: readonly { readonly id: string; readonly content: string; readonly why: string }[];
  /** The right option of each slot. Exercises are for practice: nothing of value hangs on them. */
  readonly answer: Readonly<Record<string, string>>;
};

export type ExercisePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'slot'; readonly slot: string };

const identifier = z.string().regex(/^[a-z0-9]{1,12}$/, 'must be 1 to 12 small letters or digits');

/** How an author writes an exercise: YAML in a ```parsons block. */
export const exerciseSource = z.strictObject({
  prompt: z.string().min(1),
  language: z.enum([...SNIPPET_LANGUAGES.keys()]).optional(),
  /** The program, with `[[1]]` where an option belongs. */
  code: z.string().min(1),
  options: z.record(identifier, z.string().min(1)),
  answer: z.record(identifier, identifier),
  /** For a wrong option: why it does not fit. */
  why: z.record(identifier, z.string()).default({}),
  stdin: z.string().default(''),
  /** What the finished program prints; `content:verify` runs it. */
  output: z.string().optional(),
});
export type ExerciseSource = z.infer<typeof exerciseSource>;

const SLOT = /\[\[([a-z0-9]{1,12})\]\]/;

export function exerciseOf(source: ExerciseSource): Exercise {
  return {
    prompt: source.prompt,
    language: source.language ? (SNIPPET_LANGUAGES.get(source.language) ?? null) : null,
    lines: source.code
      .trimEnd()
      .split('\n')
      .map((line) => partsOf(line)),
    options: Object.entries(source.options).map(([id, content]) => ({
      id,
      content,
      why: source.why[id] ?? '',
    })),
    answer: source.answer,
  };
}

/** Splits a line at its slots: the odd pieces are the slots' names. */
function partsOf(line: string): ExercisePart[] {
  return line
    .split(SLOT)
    .map((piece, index): ExercisePart =>
      index % 2 === 1 ? { kind: 'slot', slot: piece } : { kind: 'text', text: piece },
    )
    .filter((part) => part.kind === 'slot' || part.text !== '');
}

/** What does not fit together, or null: every slot has an answer, every answer is an option. */
export function exerciseFault(exercise: Exercise): string | null {
  const slots = exercise.lines.flat().flatMap((part) => (part.kind === 'slot' ? [part.slot] : []));
  if (slots.length === 0) return 'The code has no slot: write [[1]] where an option belongs.';
  if (new Set(slots).size < slots.length) return 'Two slots have the same name.';
  const ids = new Set(exercise.options.map((option) => option.id));
  const orphan = slots.find((slot) => !ids.has(exercise.answer[slot] ?? ''));
  if (orphan) return `Slot ${orphan} has no answer among the options.`;
  const stray = Object.keys(exercise.answer).find((slot) => !slots.includes(slot));
  return stray ? `The answer names slot ${stray}, which is not in the code.` : null;
}

/** The finished program, for proving that the answer is right. */
export function solvedCode(exercise: Exercise): string {
  const contents = new Map(exercise.options.map((option) => [option.id, option.content]));
  const fill = (part: ExercisePart): string =>
    part.kind === 'text' ? part.text : (contents.get(exercise.answer[part.slot] ?? '') ?? '');
  return exercise.lines.map((line) => line.map(fill).join('')).join('\n');
}
