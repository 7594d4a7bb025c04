import { TRANSLATION_LANGUAGES } from '@abhyas/contract/page-language';
import type * as z from 'zod';

/** Keys of an entry in a YAML file: under the code of a language stand its words in that language. */
export function inEachLanguage<T extends z.ZodType>(words: T): Record<string, z.ZodOptional<T>> {
  return Object.fromEntries(TRANSLATION_LANGUAGES.map((language) => [language, words.optional()]));
}
