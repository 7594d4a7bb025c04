import type { CompleteLanguage, PageLanguage } from '@abhyas/contract/page-language';
import type { CodeKey } from '@abhyas/languages/code-keys';
import type { ProgramOutput } from '@abhyas/languages/diagnostic';

/** What is told, in the languages of the pages: a complete one may not be missing. */
export type Text = Readonly<Record<CompleteLanguage, string> & Partial<Record<PageLanguage, string>>>;

/** A text in a language, or in English where it was not translated. */
export function textIn(text: Text, language: PageLanguage): string {
  return text[language] ?? text.en;
}

/**
 * A row of a table of mistakes. The first row whose pattern fits explains the message, so the more exact
 * ones stand first.
 */
export type ExplanationRule = {
  /** Names the mistake; two rows share it only when they tell the same. The programs in fixtures/ are listed by it. */
  readonly id: string;
  /** Fits `Diagnostic.text`. Its named groups fill the placeholders of `text`. */
  readonly pattern: RegExp;
  /** One plain sentence or two: what is wrong, and what to try. `code` is between backticks. */
  readonly text: Text;
  /**
   * Where the mistake is: on the reported line; at the end of the code before it, when the reported word
   * is the first of its line; where the group `symbol` is called, for a linker that knows no lines; or on
   * no one line.
   */
  readonly marks?: 'reported' | 'before' | 'call' | 'nowhere';
  /** Applies to warnings too, which are told only when the program has then failed. */
  readonly warnings?: true;
  /**
   * More values for the text, from the groups and the whole program; undefined: the rule does not fit after all.
   * A value that is words of ours is a `Text`; it may have the groups as placeholders.
   */
  readonly values?: (
    groups: Readonly<Record<string, string>>,
    code: string,
  ) => Record<string, string | Text> | undefined;
};

/** What is told to the learner above the raw message. */
export type Explanation = {
  readonly id: string;
  readonly line: number | null;
  readonly text: string;
};

/** What is known of a program that failed. */
export type Failure = ProgramOutput & { readonly key: CodeKey };
