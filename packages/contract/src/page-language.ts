import { PAGE_LANGUAGE_LIST } from './page-language-list.ts';

type List = typeof PAGE_LANGUAGE_LIST;

/** The code of a language in which the product speaks to people. */
export type PageLanguage = keyof List;
/** Those of which no text may be missing. */
export type CompleteLanguage = {
  [Code in PageLanguage]: List[Code]['complete'] extends true ? Code : never;
}[PageLanguage];
export type TranslationLanguage = Exclude<PageLanguage, 'en'>;

/** What is beside English in other languages, as far as it was translated. */
export type Translations<T> = Readonly<Partial<Record<TranslationLanguage, T>>>;

export const PAGE_LANGUAGES = Object.keys(PAGE_LANGUAGE_LIST) as [PageLanguage, ...PageLanguage[]];
export const TRANSLATION_LANGUAGES = PAGE_LANGUAGES.filter((language) => language !== 'en') as [
  TranslationLanguage,
  ...TranslationLanguage[],
];

export function isPageLanguage(code: string | undefined): code is PageLanguage {
  return PAGE_LANGUAGES.some((language) => language === code);
}

/** What a language is called by its own readers, and where its numbers and dates are written as in India. */
export function languageInfo(language: PageLanguage): { readonly name: string; readonly locale: string } {
  return PAGE_LANGUAGE_LIST[language];
}

/**
 * The language that an `Accept-Language` header asks for first. Our pages send the one their reader chose; a
 * program that sends none is answered in English, as all of its texts are.
 */
export function acceptedLanguage(header: string | undefined): PageLanguage {
  const asked = /^\s*([a-z]{2,3})(?![a-z])/i.exec(header ?? '')?.[1]?.toLowerCase();
  return isPageLanguage(asked) ? asked : 'en';
}
