import { c } from './c/info.ts';
import { circuit } from './circuit/info.ts';
import { cpp11 } from './cpp11/info.ts';
import { cpp14 } from './cpp14/info.ts';
import { cpp17 } from './cpp17/info.ts';
import { java } from './java/info.ts';
import { javascript } from './javascript/info.ts';
import type { LanguageInfo } from './language-info.ts';
import { page } from './page/info.ts';
import { python } from './python/info.ts';
import { sql } from './sql/info.ts';

/**
 * The languages in the order of their indices (LANGUAGES-1). The index is the wire form (`language`, `codeLanguage`):
 * append only, never reorder.
 */
export const LANGUAGES = [
  c,
  cpp11,
  cpp14,
  cpp17,
  java,
  python,
  javascript,
  sql,
  page,
  circuit,
] as const satisfies readonly LanguageInfo[];

type IndexOf<List> = { [At in keyof List]: At extends `${infer Index extends number}` ? Index : never };
export type LanguageIndex = IndexOf<typeof LANGUAGES>[number];

/** All indices, from 0. */
export const LANGUAGE_INDICES = [...LANGUAGES.keys()] as readonly LanguageIndex[];

/** The language behind a wire index. */
export function languageAt(index: LanguageIndex): (typeof LANGUAGES)[number] {
  return LANGUAGES[index];
}
