import * as z from 'zod/mini';

const part = z.union([
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('slot'), slot: z.string() }),
]);

/** A drag-and-drop exercise: a program with blanks, and options for them (docs/how-to/add-a-text.md). */
const exerciseSchema = z.object({
  prompt: z.string(),
  /** Wire index of the language it runs in; null when it is no program. */
  language: z.nullable(z.literal([0, 1, 2, 3, 4, 5])),
  lines: z.array(z.array(part)),
  options: z.array(z.object({ id: z.string(), content: z.string(), why: z.string() })),
  /** The right option of each slot. */
  answer: z.record(z.string(), z.string()),
});
export type Exercise = z.infer<typeof exerciseSchema>;
export type ExerciseOption = Exercise['options'][number];

/** The option in each slot. A slot that is not named is empty; what lies in no slot is among the options. */
export type Placement = Readonly<Record<string, string>>;

/** Reads the exercise that stands in an author's text; null when it is none. */
export function readExercise(json: string): Exercise | null {
  try {
    const read = z.safeParse(exerciseSchema, JSON.parse(json));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export function slotsOf({ lines }: Exercise): string[] {
  return lines.flat().flatMap((each) => (each.kind === 'slot' ? [each.slot] : []));
}

/** The slot an option lies in, or null when it is among the options. */
export function slotOf(placement: Placement, option: string): string | null {
  return Object.keys(placement).find((slot) => placement[slot] === option) ?? null;
}

/**
 * Puts an option into a slot, or with null back among the options. A slot takes one: what was there
 * goes to where the new one came from.
 */
export function moved(placement: Placement, option: string, to: string | null): Placement {
  const from = slotOf(placement, option);
  if (from === to) return placement;
  const rest = Object.fromEntries(Object.entries(placement).filter(([slot]) => slot !== from && slot !== to));
  if (to === null) return rest;
  const there = placement[to];
  return { ...rest, [to]: option, ...(from !== null && there !== undefined && { [from]: there }) };
}

/** The slots that do not hold the right option. */
export function wrongSlots(exercise: Exercise, placement: Placement): string[] {
  return slotsOf(exercise).filter((slot) => placement[slot] !== exercise.answer[slot]);
}

/** Options that belong nowhere and are still there to mislead. */
export function distractors(exercise: Exercise, taken: ReadonlySet<string>): ExerciseOption[] {
  const right = new Set(Object.values(exercise.answer));
  return exercise.options.filter(({ id }) => !right.has(id) && !taken.has(id));
}

/** The program as it stands; a blank that is empty stays blank. */
export function assembled(exercise: Exercise, placement: Placement): string {
  const contents = new Map(exercise.options.map(({ id, content }) => [id, content]));
  const write = (each: Exercise['lines'][number][number]): string =>
    each.kind === 'text' ? each.text : (contents.get(placement[each.slot] ?? '') ?? '');
  return exercise.lines.map((line) => line.map(write).join('')).join('\n');
}
