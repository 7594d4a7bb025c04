import { SHOWN_CHARACTERS } from './run.rules.ts';

/** Where two outputs first differ. Lines count from 1; a line that is not there is null. */
export type Difference = {
  readonly line: number;
  readonly expected: string | null;
  readonly actual: string | null;
  /** The first character that differs, counted from 0 in both lines. */
  readonly column: number;
};

/** Trailing spaces and empty lines at the end do not count, as for the judge's default comparison. */
export function firstDifference(expected: string, actual: string): Difference | null {
  const left = linesOf(expected);
  const right = linesOf(actual);
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const [a = null, b = null] = [left[index], right[index]];
    if (a?.trimEnd() !== b?.trimEnd()) {
      return { line: index + 1, expected: a, actual: b, column: commonLength(a ?? '', b ?? '') };
    }
  }
  return null;
}

/** A line of an output; `from` is where it differs, in the line where the outputs part. */
export type ShownLine = {
  readonly number: number;
  readonly text: string | null;
  readonly from: number | null;
};

const LINES_BEFORE = 2;
const LINES_SHOWN = 40;

/** The lines of an output around where it first differs from the other one; nobody reads all of a long one. */
export function aroundDifference(output: string, difference: Difference | null): readonly ShownLine[] {
  const lines = linesOf(output);
  const first = Math.max(1, (difference?.line ?? 1) - LINES_BEFORE);
  const shown = lines.slice(first - 1, first - 1 + LINES_SHOWN).map((text, index) => {
    const number = first + index;
    const parts = number === difference?.line;
    // The marked one is cut around its mark.
    return parts
      ? { number, text, from: difference.column }
      : { number, text: text.slice(0, SHOWN_CHARACTERS), from: null };
  });
  const parted = difference?.line ?? 1;
  return lines.length < parted ? [...shown, { number: parted, text: null, from: null }] : shown;
}

function linesOf(text: string): string[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop();
  return lines;
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** This much of what is the same comes before a difference that is too far to the right to be seen otherwise. */
const BEFORE_CHARACTERS = 60;

/** The two parts of a line, the same and the different one, cut so that the beginning of the second is seen. */
export function partsAt(text: string, column: number): readonly [same: string, different: string] {
  const same = text.slice(0, column);
  const different = text.slice(column, column + SHOWN_CHARACTERS);
  return [
    same.length > 2 * BEFORE_CHARACTERS ? `…${same.slice(-BEFORE_CHARACTERS)}` : same,
    column + SHOWN_CHARACTERS < text.length ? `${different}…` : different,
  ];
}

const SIGNS: Readonly<Record<string, string>> = {
  ' ': '·',
  '\t': '→',
  '\u00a0': '⍽',
  '\r': '␍',
  '\ufeff': '⊘',
};
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/gu;

/** Draws what cannot be seen: spaces as dots, tabs as arrows, the rest as ◌. */
export function withVisibleSpaces(text: string): string {
  return text.replaceAll(INVISIBLE, (character) => SIGNS[character] ?? '◌');
}
