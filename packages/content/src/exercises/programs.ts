import type { FixSource, GapSource, ParsonsSource } from './source.ts';

/** The programs that an exercise's answers make. */

const SLOT = /\[\[([a-z0-9]{1,12})\]\]/g;

export type CodePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'slot'; readonly slot: string };

/** A program's lines, split at their blanks: the odd pieces are the blanks' names. */
export function partsOf(code: string): CodePart[][] {
  return linesOf(code).map((line) =>
    line
      .split(SLOT)
      .map((piece, index): CodePart =>
        index % 2 === 1 ? { kind: 'slot', slot: piece } : { kind: 'text', text: piece },
      )
      .filter((part) => part.kind === 'slot' || part.text !== ''),
  );
}

export function slotsIn(code: string): string[] {
  return partsOf(code).flatMap((line) => line.flatMap((part) => (part.kind === 'slot' ? [part.slot] : [])));
}

/** The program with an answer in each blank. */
export function filledCode(
  { code, blanks }: GapSource,
  answers: Readonly<Record<string, string>> = {},
): string {
  return code.replaceAll(SLOT, (_whole, slot: string) => {
    return answers[slot] ?? blanks[slot]?.accept[0] ?? '';
  });
}

/** The number of the line of the code that reads so, from 0; null where none or several do. */
export function lineIn(code: string, line: string): number | null {
  const found = linesOf(code).flatMap((each, at) => (each.trim() === line.trim() ? [at] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The program with the marked lines as `texts` has them, in the order of `mend`; each keeps its indentation. */
export function mendedCode({ code, mend }: FixSource, texts: readonly string[]): string {
  const lines = linesOf(code);
  for (const [at, { line }] of mend.entries()) {
    const number = lineIn(code, line);
    if (number === null) continue;
    const indentation = /^\s*/.exec(lines[number] ?? '')?.[0] ?? '';
    lines[number] = indentation + (texts[at] ?? '').trim();
  }
  return `${lines.join('\n')}\n`;
}

/** The right lines of mend, its first forms. */
export function rightLines({ mend }: FixSource): string[] {
  return mend.map(({ right }) => right[0] ?? '');
}

/** The program of these lines, between what comes before and after. */
export function assembledCode({ before, after }: ParsonsSource, lines: readonly string[]): string {
  return (
    [before.trimEnd(), lines.join('\n'), after.trimEnd()].filter((part) => part !== '').join('\n') + '\n'
  );
}

/** Lines without those at the end that are empty. */
export function linesOf(code: string): string[] {
  return code.trimEnd().split('\n');
}
