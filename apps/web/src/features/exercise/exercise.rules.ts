/** A program with blanks, and pieces for them: an exercise with pieces, and the demo. */
export type Exercise = {
  readonly lines: readonly (readonly Part[])[];
  readonly options: readonly ExerciseOption[];
  /** The right option of each slot. */
  readonly answer: Readonly<Record<string, string>>;
};
export type ExerciseOption = { readonly id: string; readonly content: string };
type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'slot'; readonly slot: string };

/** The option in each slot. A slot that is not named is empty; what is in no slot is among the options. */
export type Placement = Readonly<Record<string, string>>;

export function slotsOf({ lines }: Pick<Exercise, 'lines'>): string[] {
  return lines.flat().flatMap((each) => (each.kind === 'slot' ? [each.slot] : []));
}

/** The slot an option is in, or null when it is among the options. */
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

/** Where the pieces lie that read as the kept texts of the slots do. */
export function placementOf({ options }: Exercise, texts: Readonly<Record<string, string>>): Placement {
  return Object.entries(texts).reduce<Placement>((placement, [slot, text]) => {
    const free = options.find(({ id, content }) => content === text && slotOf(placement, id) === null);
    return free ? { ...placement, [slot]: free.id } : placement;
  }, {});
}
