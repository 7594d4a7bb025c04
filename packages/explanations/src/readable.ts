import type { Diagnostic } from './explanation.ts';

/**
 * The tables' expressions go back over what they have read, and a program or a compiler can be made to print whatever
 * makes them do so for minutes. So they are shown short texts only: no line longer than this, and few lines.
 */
export const LINE_CHARACTERS = 400;
const READ_LINES = { first: 400, last: 400 };
const MESSAGE_LINES = { first: 14, last: 14 };

/** The beginning and the end of what a program or a compiler said, lines cut. */
export function readableText(text: string): string {
  return cut(text, READ_LINES);
}

/** A message with its end, where the line of the source stands. */
export function boundedDiagnostic(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, text: cut(diagnostic.text, MESSAGE_LINES) };
}

function cut(text: string, { first, last }: { first: number; last: number }): string {
  const lines = text.split('\n');
  const shown = lines.length <= first + last ? lines : [...lines.slice(0, first), ...lines.slice(-last)];
  return shown.map((line) => line.slice(0, LINE_CHARACTERS)).join('\n');
}
