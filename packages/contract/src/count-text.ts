import { fill } from './fill.ts';
import { languageInfo, type PageLanguage } from './page-language.ts';

/** A text for each plural form of its language that differs; `other` is there in all languages. */
export type CountText = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

const RULES = new Map<PageLanguage, Intl.PluralRules>();

/**
 * "1 video", "3 videos": the form that the language takes for a count. A form that does not say the number is meant for
 * 1 alone: where a language takes the same one for 0, as Hindi does, 0 is told by `other`.
 */
export function countText(text: CountText, count: number, language: PageLanguage): string {
  const rules = RULES.get(language) ?? new Intl.PluralRules(languageInfo(language).locale);
  RULES.set(language, rules);
  const form = text[rules.select(count)] ?? text.other;
  return fill(count === 1 || form.includes('{count}') ? form : text.other, { count });
}
