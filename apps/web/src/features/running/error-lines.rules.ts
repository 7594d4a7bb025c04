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

/** Lines of the learner's code that a compiler calls wrong or a run-time broke off at, with its words, for the editor. */
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
  const crashes = { py: pythonCrash, java: javaCrash, c: none, cpp: none }[key](text, lineCount);
  return [...found, ...crashes].filter(({ line }) => line >= 1 && line <= lineCount);
}

type Crash = { readonly line: number; readonly severity: 'error'; readonly text: string };

/** A crash in C or C++ stands among the compiler's lines, in their form. */
const none = (): Crash[] => [];

const JAVA_FRAME = /^\s+at .*\([A-Z]\w*\.java:(\d+)\)/;

/** The exception that was the cause of all, at the innermost line of the learner's own. */
function javaCrash(text: string, lineCount: number): Crash[] {
  const rows = text.split('\n');
  const start = rows.findLastIndex((row) => /^(?:Exception in thread "|Caused by: )/.test(row));
  const words = /^(?:Exception in thread "[^"]*" |Caused by: )(.*)$/.exec(rows[start] ?? '')?.[1];
  const line = rows
    .slice(start + 1)
    .filter((row) => !LIBRARY_FRAME.test(row))
    .map((row) => Number(JAVA_FRAME.exec(row)?.[1]))
    .find((number) => number >= 1 && number <= lineCount);
  return words === undefined || line === undefined ? [] : [{ line, severity: 'error', text: words }];
}

function pythonCrash(text: string): Crash[] {
  const line = [...text.matchAll(/File "[^"]*main\.py", line (\d+)/g)].at(-1)?.[1];
  const words = text.trimEnd().split('\n').at(-1) ?? '';
  return line === undefined ? [] : [{ line: Number(line), severity: 'error', text: words }];
}
