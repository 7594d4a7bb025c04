import type { TranslationLanguage } from '@abhyas/contract/page-language';
import { translated, type Translation } from '@abhyas/contract/translation';

import { pageLanguage } from './page-language.ts';

/** The texts of one part of the app in the language of the pages: they are loaded with the part, not with the frame. */
export function lazyTexts<English extends object>(
  english: English,
  translations: Readonly<Record<TranslationLanguage, Translation<English>>>,
): English {
  const language = pageLanguage();
  return translated(english, language === 'en' ? undefined : translations[language]);
}
