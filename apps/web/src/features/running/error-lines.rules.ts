import { languageOf, type CodeKey } from '@abhyas/languages/code-keys';
import type { Diagnostic } from '@abhyas/languages/diagnostic';
import type { LanguageInfo } from '@abhyas/languages/language-info';

/** A piece of a compiler's or run-time's text; one with a line leads to that line of the learner's code. */
export type OutputPiece = { readonly text: string; readonly line?: number };

/** Splits a text so that every place in the learner's code, which has `lineCount` lines, can be a link. */
export function splitAtLines(text: string, key: CodeKey, lineCount: number): OutputPiece[] {
  const { locations, foreignRows }: LanguageInfo['errors'] = languageOf(key).errors;
  const pieces: OutputPiece[] = [];
  for (const row of text.split(/(?<=\n)/)) {
    let from = 0;
    const matches = foreignRows?.test(row) ? [] : row.matchAll(locations);
    for (const match of matches) {
      const line = Number(match.slice(1).find((group) => group !== undefined));
      if (!(line >= 1 && line <= lineCount)) continue;
      if (match.index > from) pieces.push({ text: row.slice(from, match.index) });
      pieces.push({ text: match[0], line });
      from = match.index + match[0].length;
    }
    if (from < row.length) pieces.push({ text: row.slice(from) });
  }
  return pieces;
}

/** A line of the learner's code that a compiler calls wrong or a run-time broke off at, with its words. */
export type LineMark = {
  readonly line: number;
  readonly severity: Diagnostic['severity'];
  readonly text: string;
  /** It stands under its line at once. */
  readonly open?: boolean;
};

type Said = Pick<Diagnostic, 'line' | 'severity' | 'headline'>;

/** The marks in the editor: what was first said of lines that the code has, in the order of the lines. */
export function marksOf(said: readonly Said[], lineCount: number): LineMark[] {
  return said
    .flatMap(({ line, severity, headline: text }) =>
      line === null || text === null || line < 1 || line > lineCount ? [] : [{ line, severity, text }],
    )
    .toSorted((a, b) => a.line - b.line);
}
