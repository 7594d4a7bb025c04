import { stringify } from 'yaml';
import { isRecord } from './same-value.ts';
import { valueOf } from './edit-yaml.ts';

/** A program with blanks and the pieces for them, as it is asked for in a form. */
export type ExerciseForm = {
  readonly id: string;
  /** Id of content/concepts.yaml. */
  readonly concept: string;
  readonly question: string;
  /** c, cpp, java, python, or another language that is only shown. */
  readonly language: string;
  /** With `[[1]]` where a piece belongs. */
  readonly code: string;
  /** `slot` is the name of its blank, or empty for a piece that belongs nowhere. */
  readonly pieces: readonly { readonly text: string; readonly slot: string; readonly why: string }[];
  readonly output: string;
  /** Shown after the answer. */
  readonly explain: string;
};

/** exercises.yaml with one exercise more, at its end (docs/how-to/write-exercises.md). */
export function withExercise(file: string, { pieces, output, code, ...form }: ExerciseForm): string {
  const right = pieces.filter(({ slot }) => slot !== '');
  const wrong = pieces.filter(({ slot, text }) => slot === '' && text.trim() !== '');
  const exercise = {
    id: form.id,
    kind: 'gap',
    concept: form.concept,
    question: form.question,
    language: form.language,
    code: `${code.trimEnd()}\n`,
    blanks: Object.fromEntries(right.map(({ slot, text }) => [slot, { accept: text }])),
    pieces: Object.fromEntries(wrong.map(({ text, why }) => [text, why])),
    ...(output.trim() !== '' && { output: output.trimEnd() }),
    explain: form.explain,
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
