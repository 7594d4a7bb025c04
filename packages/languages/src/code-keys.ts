import { LANGUAGES, LANGUAGE_INDICES, type LanguageIndex } from './index.ts';

/** A key of saved code, templates and custom test cases (PRACTICE-22). */
export type CodeKey = (typeof LANGUAGES)[number]['codeKey'];

type Saved = (typeof LANGUAGES)[number];
const BY_KEY = new Map<CodeKey, Saved>(
  LANGUAGES.toReversed().map((language) => [language.codeKey, language]),
);

export const CODE_KEYS: readonly CodeKey[] = [...new Set(LANGUAGES.map(({ codeKey }) => codeKey))];

export const isCodeKey = (key: string): key is CodeKey => CODE_KEYS.some((known) => known === key);

/** Those of a problem that lists no languages. */
export const USUAL_KEYS: readonly CodeKey[] = CODE_KEYS.filter((key) => languageOf(key).isUsual);

/** What is known of the language whose code is kept under `key`: all versions have it in common. */
export function languageOf(key: CodeKey): Saved {
  const language = BY_KEY.get(key);
  if (!language) throw new Error(`there is no language with the key ${key}`);
  return language;
}

/** The wire indices whose code is kept under `key`: 1 to 3 for C++, one for each other key. */
export function indicesOf(key: CodeKey): LanguageIndex[] {
  return LANGUAGE_INDICES.filter((index) => LANGUAGES[index].codeKey === key);
}

/** The newest version of a language. */
export function newestOf(key: CodeKey): LanguageIndex {
  return indicesOf(key).at(-1) ?? 0;
}

/** The key that a file's ending says, if it is one of ours. */
export function keyOfFile(name: string): CodeKey | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return CODE_KEYS.find((key) => key === ending);
}
