import { CODE_KEYS, languageOf, newestOf } from '@abhyas/languages/code-keys';
import type { LanguageIndex } from '@abhyas/languages/index';
import type { RecordedSteps } from './steps/steps-file.ts';

/**
 * A program that a text or a quiz shows. `content:verify` runs each of them, so that what a lesson
 * says a program does is what it does.
 */
export type Snippet = {
  readonly file: string;
  readonly line: number;
  readonly language: LanguageIndex;
  readonly code: string;
  readonly stdin: string;
  /** What it must print, or null when the text does not say. */
  readonly output: string | null;
  readonly expect: SnippetEnd;
  /** Which program of its place it is, where there are several. */
  readonly about?: string;
  /** It must not do this: a wrong answer of an exercise that did as the right one does would be right. */
  readonly refuted?: true;
  /** What its variables hold each time that a line (counted from 1) was carried out. */
  readonly table?: {
    readonly after: number;
    readonly variables: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  /** The steps that its lesson shows. */
  readonly steps?: RecordedSteps;
  /** The output is a number, and may be so far from `output`. */
  readonly tolerance?: number;
};

/** How a program of a text ends; all but `success` are there to show a mistake. */
export const SNIPPET_ENDS = ['success', 'compile-error', 'runtime-error', 'time-limit'] as const;
export type SnippetEnd = (typeof SNIPPET_ENDS)[number];

/** Names of languages in Markdown fences and YAML, and the wire index each runs as. */
export const SNIPPET_LANGUAGES = new Map<string, LanguageIndex>(
  CODE_KEYS.filter((key) => languageOf(key).input !== 'checks').map((key) => [
    languageOf(key).fence,
    newestOf(key),
  ]),
);
