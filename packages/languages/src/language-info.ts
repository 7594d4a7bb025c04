import type { LanguageSupport } from '@codemirror/language';

import type { ReadMessages } from './diagnostic.ts';

/**
 * The public side of a language: what browser, contract and API may know of it. Whatever is large is fetched when it
 * is first used.
 */
export type LanguageInfo = SavedLanguage & {
  /** Folder name under `packages/languages/src`, stable, used in metrics and content. */
  readonly id: string;
  /** The name a learner sees (LANGUAGES-1). */
  readonly name: string;
};

/** What the versions of a language have in common: the three C++ standards share one saved text (LANGUAGES-2). */
export type SavedLanguage = {
  /** Under which code, templates and custom test cases are kept (PRACTICE-22); also the ending of its files in content. */
  readonly codeKey: string;
  /** The language's name, whatever the version. */
  readonly codeName: string;
  /** Its name in Markdown fences, that of its grammar in Shiki, and of its folder of explanations. */
  readonly fence: string;
  /** File name a learner's single source file is shown under. */
  readonly fileName: string;
  /**
   * What its programs read: any text, the script of a data set, whose tables they work on, or nothing: then what is
   * tested are checks of a task, and nobody gives inputs of their own.
   */
  readonly input: 'text' | 'data-set' | 'checks';
  /** Whether problems offer it that list no languages (PRACTICE-18). The others list it in problem.yaml. */
  readonly isUsual: boolean;
  /** What its build makes: a program of the machine's own, classes for a virtual machine, or nothing. */
  readonly builds: 'machine-code' | 'classes' | 'nothing';
  /** Multiplies a problem's CPU time limit, which is stated for C. */
  readonly timeFactor: number;
  /** What begins a comment that ends with its line. */
  readonly lineComment: '//' | '#' | '--';
  /** Whether its programs can be run step by step (TRACING-1). */
  readonly hasRecorder: boolean;
  /** How it writes that something is so, and that it is not. */
  readonly truths: { readonly yes: string; readonly no: string };
  /** Spaces of one indent, as the language's own style guide has it. */
  readonly indent: number;
  /** Symbols that a phone's keyboard hides, the most used first. */
  readonly symbols: string;
  /** The starter code: what a reset brings back (PRACTICE-20). */
  readonly template: string;
  /** Names under which other judges know it: the endings of their files, and the words of their packages. */
  readonly elsewhere: { readonly endings: readonly string[]; readonly packages: readonly string[] };
  /** The editor's grammar. That of SQL takes the script of the tables whose names it offers. */
  readonly grammar: () => Promise<{ readonly grammar: (tables?: string) => LanguageSupport }>;
  /** How its compiler and its run-time name a line of the learner's file. */
  readonly errors: {
    /** Each location in a text; the first group that is there is the line. */
    readonly locations: RegExp;
    /** Rows that only seem to name one: those of the library. */
    readonly foreignRows?: RegExp;
    /** Reads what was said: for the explanations and for the marks in the editor. */
    readonly reader: () => Promise<{ readonly readMessages: ReadMessages }>;
  };
};
