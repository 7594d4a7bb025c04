import type { CodeKey } from '@abhyas/languages/language-info';

/** A piece of a compiler's or run-time's text; one with a line leads to that line of the learner's code. */
export type OutputPiece = { readonly text: string; readonly line?: number };

/** How each language names a line of the learner's own file. The first group is the line. */
const PLACES: Readonly<Record<CodeKey, RegExp>> = {
  c: /\bmain\.c:(\d+)(?::\d+)?/g,
  cpp: /\bmain\.cpp:(\d+)(?::\d+)?/g,
  java: /\b[A-Z]\w*\.java:(\d+)/g,
  py: /\bFile "[^"]*main\.py", line (\d+)|\bline (\d+)(?=, in |\)$|$)/g,
};

/** Frames of the library look alike in Java: only lines that the learner's code has are links. */
const LIBRARY_FRAME = /^\s+at (?:java\.|javax\.|jdk\.|sun\.)/;

/** Splits a text so that every place in the learner's code, which has `lineCount` lines, can be a link. */
export function splitAtLines(text: string, key: CodeKey, lineCount: number): OutputPiece[] {
  const pieces: OutputPiece[] = [];
  for (const row of text.split(/(?<=\n)/)) {
    let from = 0;
    const matches = LIBRARY_FRAME.test(row) ? [] : row.matchAll(PLACES[key]);
    for (const match of matches) {
      const line = Number(match[1] ?? match[2]);
      if (line < 1 || line > lineCount) continue;
      if (match.index > from) pieces.push({ text: row.slice(from, match.index) });
      pieces.push({ text: match[0], line });
      from = match.index + match[0].length;
    }
    if (from < row.length) pieces.push({ text: row.slice(from) });
  }
  return pieces;
}

/** Lines of the learner's code that a compiler calls wrong, with its words, for markers in the editor. */
export function markersOf(
  text: string,
  key: CodeKey,
  lineCount: number,
): { line: number; severity: 'error' | 'warning'; text: string }[] {
  const pattern = /^(?:main\.c|main\.cpp|[A-Z]\w*\.java):(\d+):(?:\d+:)? (?:fatal )?(error|warning): (.*)$/gm;
  const found = [...text.matchAll(pattern)].map(([, line, severity, words]) => ({
    line: Number(line),
    severity: severity === 'warning' ? ('warning' as const) : ('error' as const),
    text: words ?? '',
  }));
  const python = key === 'py' ? lastPythonLine(text) : [];
  return [...found, ...python].filter(({ line }) => line >= 1 && line <= lineCount);
}

function lastPythonLine(text: string): { line: number; severity: 'error'; text: string }[] {
  const line = [...text.matchAll(/File "[^"]*main\.py", line (\d+)/g)].at(-1)?.[1];
  const words = text.trimEnd().split('\n').at(-1) ?? '';
  return line === undefined ? [] : [{ line: Number(line), severity: 'error', text: words }];
}
