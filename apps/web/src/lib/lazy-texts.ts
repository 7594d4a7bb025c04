import type { PageLanguage, TranslationLanguage } from '@abhyas/contract/page-language';
import { translated, type Translation } from '@abhyas/contract/translation';

import { pageLanguage } from './page-language.ts';

/**
 * The texts of one part of the app in the language of the pages: they are loaded with the part, not with the frame. They
 * are put together once, when they are first read: a change of the language loads the page anew.
 */
export function lazyTexts<English extends object>(
  english: English,
  translations: Readonly<Record<TranslationLanguage, Translation<English>>>,
): () => English {
  let shown: English | undefined;
  return () => (shown ??= translated(english, translationFor(pageLanguage(), translations)));
}

function translationFor<T>(
  language: PageLanguage,
  translations: Readonly<Record<TranslationLanguage, T>>,
): T | undefined {
  return language === 'en' ? undefined : translations[language];
}
