import type { PageLanguage } from '@abhyas/contract/page-language';
import type { Crash } from '@abhyas/contract/running';
import type { CodeKey } from '@abhyas/languages/language-info';

/** One thing that a compiler or a run-time said about the learner's program. */
export type Diagnostic = {
  readonly severity: 'error' | 'warning';
  /** Line of the learner's file, counted from 1; null when the message names none. */
  readonly line: number | null;
  readonly column: number | null;
  /**
   * The message, the notes that follow it, for gcc `above: ` with the line of code before the learner's own, and
   * last `source: ` with that line itself.
   * Quotation marks are straight, whatever the locale of the compiler.
   */
  readonly text: string;
};

/** What is told, in each language of the pages. */
export type Text = Readonly<Record<PageLanguage, string>>;

/**
 * A row of a table of mistakes. The first row whose pattern fits explains the message, so the more exact
 * ones stand first.
 */
export type ExplanationRule = {
  /** Names the mistake; two rows share it only when they tell the same. The programs in fixtures/ are listed by it. */
  readonly id: string;
  /** Fits `Diagnostic.text`. Its named groups fill the placeholders of `text`. */
  readonly pattern: RegExp;
  /** One plain sentence or two: what is wrong, and what to try. `code` stands between backticks. */
  readonly text: Text;
  /**
   * Where the mistake is: on the reported line; at the end of the code before it, when the reported word
   * is the first of its line; where the group `symbol` is called, for a linker that knows no lines; or on
   * no one line.
   */
  readonly place?: 'reported' | 'before' | 'call' | 'nowhere';
  /** Applies to warnings too, which are told only when the program has then failed. */
  readonly warnings?: true;
  /**
   * More values for the text; undefined: the rule does not fit after all. A value that is
   * words of ours is a `Text`; it may have the groups as placeholders.
   */
  readonly values?: (groups: Readonly<Record<string, string>>) => Record<string, string | Text> | undefined;
};

/** What is told to the learner above the raw message. */
export type Explanation = {
  readonly id: string;
  readonly line: number | null;
  readonly text: string;
};

/** What is known of a program that failed. */
export type Failure = {
  readonly key: CodeKey;
  readonly code: string;
  readonly compileOutput: string;
  readonly stderr: string;
  /** Name of the signal that ended the program, such as SIGSEGV. */
  readonly signal: string | null;
  /** What the program ended with by itself, where that is known. */
  readonly exitCode?: number | null | undefined;
  /** Where a C or C++ program crashed, when that could be found. */
  readonly crash?: Crash | undefined;
};
