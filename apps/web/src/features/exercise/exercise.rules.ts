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

/** Option ids in each slot, the first one on top. A slot that is not named is empty. */
export type Placement = Readonly<Record<string, readonly string[]>>;

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
  return Object.keys(placement).find((slot) => placement[slot]?.includes(option)) ?? null;
}

type Move = {
  readonly option: string;
  /** Null: back among the options. */
  readonly to: string | null;
  /** How many options a slot holds; what was there before makes room. */
  readonly capacity: number;
};

/**
 * Puts an option into a slot or back. When the slot is full, its last option changes places with the
 * new one, or returns to the options.
 */
export function moved(placement: Placement, { option, to, capacity }: Move): Placement {
  const from = slotOf(placement, option);
  if (from === to) return placement;
  const without = from === null ? placement : { ...placement, [from]: others(placement[from], option) };
  if (to === null) return without;
  const there = without[to] ?? [];
  if (there.length < capacity) return { ...without, [to]: [...there, option] };
  const leaving = there.at(-1);
  const stayed = { ...without, [to]: [...there.slice(0, -1), option] };
  return from === null || leaving === undefined
    ? stayed
    : { ...stayed, [from]: [...(stayed[from] ?? []), leaving] };
}

function others(options: readonly string[] = [], option: string): string[] {
  return options.filter((each) => each !== option);
}

/** The slots whose first option is not the right one. */
export function wrongSlots(exercise: Exercise, placement: Placement): string[] {
  return slotsOf(exercise).filter((slot) => placement[slot]?.[0] !== exercise.answer[slot]);
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
    each.kind === 'text'
      ? each.text
      : (placement[each.slot] ?? []).map((id) => contents.get(id) ?? '').join(' ');
  return exercise.lines.map((line) => line.map(write).join('')).join('\n');
}
