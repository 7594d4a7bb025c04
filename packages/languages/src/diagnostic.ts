/** One thing that a compiler or a run-time said about the learner's program. */
export type Diagnostic = {
  readonly severity: 'error' | 'warning';
  /** Line of the learner's file, counted from 1; null when the message names none. */
  readonly line: number | null;
  readonly column: number | null;
  /** The message itself in one line, for the mark in the editor; null when there is none to show. */
  readonly headline: string | null;
  /**
   * The message, the notes that follow it, for gcc and Python `above: ` with the line of code before the learner's own, and
   * last `source: ` with that line itself.
   * Quotation marks are straight, whatever the locale of the compiler.
   */
  readonly text: string;
};

/** What a failed program and its compiler left behind. */
export type ProgramOutput = {
  readonly code: string;
  readonly compileOutput: string;
  readonly stderr: string;
  /** Name of the signal that ended the program, such as SIGSEGV. */
  readonly signal: string | null;
  /** What the program ended with by itself, where that is known. */
  readonly exitCode?: number | null | undefined;
  /** Where a C or C++ program crashed, when that could be found. */
  readonly crash?: { readonly line: number | null; readonly report: string } | undefined;
};

/** Everything that was said, the first to be mended first. */
export type ReadMessages = (output: ProgramOutput) => Diagnostic[];

/** How a program ended, when nothing was said. */
export function endingOf({ exitCode }: ProgramOutput): Diagnostic {
  const text = `exit code ${exitCode ?? 'unknown'}`;
  return { severity: 'error', line: null, column: null, headline: null, text };
}

/** A program that an exception has ended did not end itself, though it has an exit code too. */
export function orEnding(said: Diagnostic[], output: ProgramOutput): Diagnostic[] {
  return said.length > 0 ? said : [endingOf(output)];
}
