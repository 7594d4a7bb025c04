import type { Field, Instance, Shown } from '../instance.ts';

/** Seeds on which generators are tested. */
export const SEEDS = Array.from({ length: 300 }, (_each, at) => at * 7919 + 1);

export function field(instance: Instance, name: string): Field {
  const found = instance.fields.find((each) => each.name === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

/** The rows of the table with this caption, words by their names. */
export function table(parts: readonly Shown[], caption: string): string[][] {
  const found = parts.find((part) => part.kind === 'table' && part.caption === caption);
  if (found?.kind !== 'table') throw new Error(`no table ${caption}`);
  return found.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.word)));
}

/** A value of the sentence with this word. */
export function value(parts: readonly Shown[], word: string, name: string): string {
  const found = parts.find((part) => part.kind === 'sentence' && part.word === word);
  if (found?.kind !== 'sentence') throw new Error(`no sentence ${word}`);
  return String(found.values[name]);
}

/** Whether a sentence with this word is there. */
export function says(parts: readonly Shown[], word: string): boolean {
  return parts.some((part) => part.kind === 'sentence' && part.word === word);
}
