/** The languages in which the product speaks to people; English is the one that has every text. */
export const PAGE_LANGUAGES = ['en', 'hi'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/**
 * The language that an `Accept-Language` header asks for first. Our pages send the one their reader chose; a
 * program that sends none is answered in English, as all of its texts are.
 */
export function acceptedLanguage(header: string | undefined): PageLanguage {
  return /^\s*hi(?:-|\b)/i.test(header ?? '') ? 'hi' : 'en';
}
