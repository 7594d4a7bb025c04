import { messages } from '../messages.ts';
import type { PageLanguage } from '../page-language.ts';
import { translated } from '../translation.ts';
import { mailTexts } from './en/mail-texts.ts';
import { hindi } from './hi/hindi.ts';
import { hindiMails } from './hi/mails.ts';

const TEXTS = { en: messages, hi: translated(messages, hindi) };
const MAIL_TEXTS = { en: mailTexts, hi: translated(mailTexts, hindiMails) };

/** All texts in a language, for the API. The browser loads one language only (apps/web/src/lib/language.ts). */
export function textsIn(language: PageLanguage): typeof messages {
  return TEXTS[language];
}

/** The texts of mails in a language. */
export function mailTextsIn(language: PageLanguage): typeof mailTexts {
  return MAIL_TEXTS[language];
}
