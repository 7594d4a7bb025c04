/**
 * The languages in which the product speaks to people, a line each; the first is the one that has every text. `name` is
 * what its own readers call it. `complete`: no text of the product may lack it, or the types refuse the build; of any
 * other language, what is not translated yet is read in English. See docs/how-to/add-a-page-language.md.
 */
export const PAGE_LANGUAGE_LIST = {
  en: { name: 'English', locale: 'en-IN', complete: true },
  hi: { name: 'हिन्दी', locale: 'hi-IN', complete: true },
} as const;
