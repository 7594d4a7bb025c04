/** The public side of a language: what the browser and the contract may know of it. */
export type LanguageInfo = {
  /** Folder name under `packages/languages/src`, stable, used in metrics and content. */
  readonly id: LanguageId;
  /** The name a learner sees (LANGUAGES-1). */
  readonly name: string;
  /** Which saved text the language uses: the three C++ standards share one (LANGUAGES-2). */
  readonly codeKey: CodeKey;
  /** File name a learner's single source file is shown under. */
  readonly fileName: string;
};

/** Keys of saved code, templates and custom test cases (PRACTICE-22). */
export const CODE_KEYS = ['c', 'cpp', 'java', 'py'] as const;
export type CodeKey = (typeof CODE_KEYS)[number];

export type LanguageId = 'c' | 'cpp11' | 'cpp14' | 'cpp17' | 'java' | 'python';
