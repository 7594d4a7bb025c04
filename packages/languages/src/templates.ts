import { CODE_KEYS, type CodeKey, languageOf } from './code-keys.ts';

/** The starter code under each key of saved code: what a reset brings back (PRACTICE-20, LANGUAGES-2). */
export const TEMPLATES = Object.fromEntries(
  CODE_KEYS.map((key) => [key, languageOf(key).template]),
) as Readonly<Record<CodeKey, string>>;
