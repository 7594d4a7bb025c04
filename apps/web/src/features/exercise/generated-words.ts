import type { TranslationLanguage } from '@abhyas/contract/page-language';
import { generated as english } from '@abhyas/contract/messages/en/generated';
import { generated as hindi } from '@abhyas/contract/messages/hi/generated';
import { translated, type Translation } from '@abhyas/contract/translation';

import { pageLanguage } from '../../lib/page-language.ts';

const IN: Readonly<Record<TranslationLanguage, Translation<typeof english>>> = { hi: hindi };

/** The words of generated exercises in the language of the pages, loaded with the first of these exercises. */
export function generatedWords(): typeof english {
  const language = pageLanguage();
  return translated(english, language === 'en' ? undefined : IN[language]);
}
