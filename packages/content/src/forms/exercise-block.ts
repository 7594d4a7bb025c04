import { stringify } from 'yaml';
import { CONTENTS, type ExerciseForm } from './exercise-contents.ts';
import { idsTyped } from './fields.ts';
import { isRecord } from './same-value.ts';
import { valueOf } from './edit-yaml.ts';

/** exercises.yaml with one exercise more, at its end (docs/how-to/write-exercises.md). */
export function withExercise(file: string, id: string, form: ExerciseForm): string {
  const { kind, fields } = form;
  const concepts = idsTyped(fields['concept'] ?? '');
  const question = (fields['question'] ?? '').trim();
  const exercise = {
    id,
    kind: kind === 'pieces' ? 'gap' : kind,
    concept: concepts.length > 1 ? concepts : (concepts[0] ?? ''),
    ...((question !== '' || kind !== 'predict') && { question }),
    ...CONTENTS[kind](form),
    explain: (fields['explain'] ?? '').trim(),
  };
  const entry = stringify([exercise], { lineWidth: 0, blockQuote: 'literal' });
  return file.trim() === '' ? entry : `${file.trimEnd()}\n\n${entry}`;
}

/** The line of a lesson that places an exercise. */
export function exerciseMarker(id: string): string {
  return `> [!EXERCISE] ${id}`;
}

/** A name that no exercise of the file has yet. */
export function freeExerciseId(file: string): string {
  const all = valueOf(file);
  const taken = new Set(
    (Array.isArray(all) ? all : []).map((each) => (isRecord(each) ? each['id'] : undefined)),
  );
  const numbers = Array.from({ length: taken.size + 1 }, (_each, at) => `exercise-${at + 1}`);
  return numbers.find((id) => !taken.has(id)) ?? '';
}

/** The blanks of a program, in their order. */
export function slotsIn(code: string): string[] {
  return [...new Set([...code.matchAll(/\[\[([a-z0-9]{1,12})\]\]/g)].map((match) => match[1] ?? ''))];
}

/** The lines of a program that stand in it only once, with their numbers from 1. */
export function linesOnce(code: string): { readonly number: number; readonly text: string }[] {
  const lines = code.split('\n').map((text, at) => ({ number: at + 1, text: text.trim() }));
  return lines.filter(({ text }) => text !== '' && lines.filter((other) => other.text === text).length === 1);
}

/** exercises.yaml with nothing but what the table of a `trace` is taken from; its other words may still be missing. */
export function tracedProgram(id: string, form: ExerciseForm): string {
  const fields = { ...form.fields, concept: 'any', question: '?', explain: '?' };
  return withExercise('', id, { ...form, fields, lists: {} });
}
