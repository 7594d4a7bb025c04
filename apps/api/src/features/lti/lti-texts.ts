import { lti as english } from '@abhyas/contract/messages/en/lti';
import { lti as hindi } from '@abhyas/contract/messages/hi/lti';
import type { PageLanguage, TranslationLanguage } from '@abhyas/contract/page-language';
import { translated } from '@abhyas/contract/translation';

const TRANSLATIONS = { hi: translated<typeof english>(english, hindi) } satisfies Record<
  TranslationLanguage,
  typeof english
>;

/** What is said of launches in a language. */
export function ltiTextsIn(language: PageLanguage): typeof english {
  return language === 'en' ? english : TRANSLATIONS[language];
}
