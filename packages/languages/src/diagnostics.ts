import type { Diagnostic, ProgramOutput, ReadMessages } from './diagnostic.ts';

/**
 * The tables' expressions go back over what they have read, and a program or a compiler can be made to print whatever
 * makes them do so for minutes. So they are shown short texts only: no line longer than this, and few lines.
 */
export const LINE_CHARACTERS = 400;
const READ_LINES = { first: 400, last: 400 };
const MESSAGE_LINES = { first: 14, last: 14 };

/** Nobody mends more than these at once, and the first that a table knows is told. */
const DIAGNOSTICS_MAX = 100;

/** What was said of a program, by its language's reader: never more than can be read in a moment. */
export function diagnosticsOf(output: ProgramOutput, readMessages: ReadMessages): Diagnostic[] {
  const { compileOutput, stderr } = output;
  const readable = { ...output, compileOutput: readableText(compileOutput), stderr: readableText(stderr) };
  return readMessages(readable).slice(0, DIAGNOSTICS_MAX).map(boundedDiagnostic);
}

/** The beginning and the end of what a program or a compiler said, lines cut. */
function readableText(text: string): string {
  return cut(text, READ_LINES);
}

/** A message with its end, where the line of the source stands. */
function boundedDiagnostic(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, text: cut(diagnostic.text, MESSAGE_LINES) };
}

function cut(text: string, { first, last }: { first: number; last: number }): string {
  const lines = text.split('\n');
  const shown = lines.length <= first + last ? lines : [...lines.slice(0, first), ...lines.slice(-last)];
  return shown.map((line) => line.slice(0, LINE_CHARACTERS)).join('\n');
}
