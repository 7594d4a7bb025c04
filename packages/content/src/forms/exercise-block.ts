import { stringify } from 'yaml';

/** A drag-and-drop exercise as it is asked for in a form. */
export type ExerciseForm = {
  readonly prompt: string;
  /** c, cpp, java, python, or empty when it is no program. */
  readonly language: string;
  /** With `[[1]]` where a piece belongs. */
  readonly code: string;
  /** `slot` is the name of its blank, or empty for a piece that belongs nowhere. */
  readonly pieces: readonly { readonly text: string; readonly slot: string; readonly why: string }[];
  readonly output: string;
};

/** The block of a lesson that holds the exercise (docs/how-to/add-a-text.md). */
export function exerciseBlock({ prompt, language, code, pieces, output }: ExerciseForm): string {
  const named = pieces.map((piece, index) => ({ ...piece, id: String.fromCharCode(97 + index) }));
  const right = named.filter(({ slot }) => slot !== '');
  const wrong = named.filter(({ slot, why }) => slot === '' && why.trim() !== '');
  const source = {
    prompt,
    ...(language !== '' && { language }),
    code: `${code.trimEnd()}\n`,
    options: Object.fromEntries(named.map(({ id, text }) => [id, text])),
    answer: Object.fromEntries(right.map(({ id, slot }) => [slot, id])),
    ...(wrong.length > 0 && { why: Object.fromEntries(wrong.map(({ id, why }) => [id, why])) }),
    ...(output.trim() !== '' && { output: output.trimEnd() }),
  };
  return `\`\`\`parsons\n${stringify(source, { lineWidth: 0, blockQuote: 'literal' })}\`\`\``;
}

/** The blanks of a program, in their order. */
export function slotsIn(code: string): string[] {
  return [...new Set([...code.matchAll(/\[\[([a-z0-9]{1,12})\]\]/g)].map((match) => match[1] ?? ''))];
}
