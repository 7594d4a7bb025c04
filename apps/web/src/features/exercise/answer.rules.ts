import type { DrawnExercise } from '@abhyas/content/exercises/drawn';
import * as z from 'zod/mini';

/** Answers of all kinds: texts of the fields by their names, or the positions of lines and choices. */
export type Answer = {
  readonly texts: Readonly<Record<string, string>>;
  readonly positions: readonly number[];
  /** Steps of indentation of the lines in `positions`. */
  readonly indents: readonly number[];
};

export const EMPTY: Answer = { texts: {}, positions: [], indents: [] };

/** The field of kinds with one. */
export const FIELD = 'answer';

/** The field that holds the seed of a generated exercise. */
export const SEED = 'seed';

/** The answer as it is kept with the account, where positions are called `places`. */
const keptAnswer = z.object({
  texts: z.record(z.string(), z.string()),
  places: z.array(z.number()),
  indents: z.array(z.number()),
});

/** The field of a cell of a table. */
export function cellName(row: number, column: number): string {
  return `${row}.${column}`;
}

export function writeAnswer({ texts, positions, indents }: Answer): string {
  return JSON.stringify({ texts, places: positions, indents });
}

/**
 * The answer that was kept; the beginning where there is none, or where the exercise has changed since. Another `round` of
 * asking begins with another instance of what is generated.
 */
export function readAnswer(exercise: DrawnExercise, kept: string | undefined, round = ''): Answer {
  const beginning = firstAnswer(exercise, round);
  if (kept === undefined) return beginning;
  try {
    const { places, ...rest } = z.parse(keptAnswer, JSON.parse(kept));
    const answer = { ...rest, positions: places };
    return fits(exercise, answer) ? answer : beginning;
  } catch {
    return beginning;
  }
}

/** What is there before anything is answered: the lines of a fix, the steps of an order mixed. */
export function firstAnswer(exercise: DrawnExercise, round = ''): Answer {
  if (exercise.kind === 'generated')
    return { ...EMPTY, texts: { [SEED]: String(numberOf(exercise.id + round)) } };
  if (exercise.kind === 'order') return { ...EMPTY, positions: mixed(exercise.steps.length, exercise.id) };
  if (exercise.kind === 'match') return { ...EMPTY, positions: exercise.pairs.map(() => -1) };
  if (exercise.kind !== 'fix') return EMPTY;
  const texts = exercise.lines.flatMap(({ text, edit }) =>
    edit === undefined ? [] : [[String(edit), text.slice(indentationOf(text).length)] as const],
  );
  return { ...EMPTY, texts: Object.fromEntries(texts) };
}

/** Whether the positions of a kept answer are still positions of the exercise; one to a generated exercise needs its seed. */
function fits(exercise: DrawnExercise, { texts, positions, indents }: Answer): boolean {
  const count = positionsIn(exercise);
  if (exercise.kind === 'generated' && !/^\d+$/.test(texts[SEED] ?? '')) return false;
  if (exercise.kind === 'order' && positions.length !== count) return false;
  if (exercise.kind === 'match' && positions.length !== exercise.pairs.length) return false;
  if (exercise.kind === 'parsons' && indents.length !== positions.length) return false;
  return positions.every((at) => Number.isInteger(at) && at >= -1 && at < count);
}

function positionsIn(exercise: DrawnExercise): number {
  switch (exercise.kind) {
    case 'order':
      return exercise.steps.length;
    case 'match':
      return exercise.pairs.length + exercise.extra.length;
    case 'parsons':
      return exercise.lines.length;
    case 'single':
    case 'multi':
      return exercise.choices.length;
    case 'predict':
    case 'trace':
    case 'numeric':
    case 'fix':
    case 'gap':
    case 'generated':
      return 0;
    default:
      return exercise satisfies never;
  }
}

export function indentationOf(line: string): string {
  return /^\s*/.exec(line)?.[0] ?? '';
}

/**
 * An order of `count` things that is the same at every visit, so that nobody has to search again, and never the usual
 * one.
 */
export function mixed(count: number, seed: string): number[] {
  let state = numberOf(seed);
  const order = Array.from({ length: count }, (_each, at) => at);
  for (let last = count - 1; last > 0; last -= 1) {
    state = (state * 48_271) % 2_147_483_647;
    const at = state % (last + 1);
    [order[last], order[at]] = [order[at] ?? 0, order[last] ?? 0];
  }
  const isUsual = order.every((each, at) => each === at);
  return isUsual && count > 1 ? [...order.slice(1), 0] : order;
}

/** A number for a name, the same at every visit. */
function numberOf(name: string): number {
  return name
    .split('')
    .reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647, 7);
}

/** Smaller steps that are shown after this many wrong tries: one more at every second. */
export function stepsShown(wrongTries: number, steps: number): number {
  return Math.min(steps, Math.floor(wrongTries / 2));
}
