import { c } from './c/info.ts';
import { cpp11 } from './cpp11/info.ts';
import { cpp14 } from './cpp14/info.ts';
import { cpp17 } from './cpp17/info.ts';
import { java } from './java/info.ts';
import type { CodeKey, LanguageInfo } from './language-info.ts';
import { python } from './python/info.ts';

/**
 * The languages in the order of their indices 0 to 5 (LANGUAGES-1). The index is the wire form
 * (`language`, `codeLanguage`): append only, never reorder.
 */
export const LANGUAGES = [c, cpp11, cpp14, cpp17, java, python] as const satisfies readonly LanguageInfo[];

export type LanguageIndex = 0 | 1 | 2 | 3 | 4 | 5;

/** The language behind a wire index. */
export function languageAt(index: LanguageIndex): LanguageInfo {
  return LANGUAGES[index];
}

/** The wire indices whose code is kept under `key`: 1 to 3 for C++, one for each other key. */
export function indicesOf(key: CodeKey): LanguageIndex[] {
  return LANGUAGES.flatMap((language, index) => (language.codeKey === key ? [index as LanguageIndex] : []));
}
