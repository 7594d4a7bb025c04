import { existsSync } from 'node:fs';

import { apiMessages } from '../messages.api.ts';
import type { messages } from '../messages.ts';
import { type PageLanguage, TRANSLATION_LANGUAGES } from '../page-language.ts';
import { type Translation, translated } from '../translation.ts';
import { mailTexts } from './en/mail-texts.ts';
import type { mockErrors } from './en/mocks.ts';
import type { signInWaysErrors } from './en/sign-in-ways.ts';

/** What a language's folder may hold. What it does not hold is read in English. */
type Catalogue = { readonly catalogue?: Translation<typeof messages> };
/** Errors of learners that only the server says, so that the pages need not fetch them. */
type ApiErrors = { readonly apiErrors?: Translation<typeof signInWaysErrors & typeof mockErrors> };
/** The files of a language's folder that hold some. */
const WITH_API_ERRORS = ['sign-in-ways', 'mocks'];
type MailCatalogue = { readonly mailCatalogue?: Translation<typeof mailTexts> };

const TEXTS = new Map<PageLanguage, typeof apiMessages>();
const MAIL_TEXTS = new Map<PageLanguage, typeof mailTexts>();
for (const language of TRANSLATION_LANGUAGES) {
  const { catalogue } = (await load(`./${language}/catalogue.ts`)) as Catalogue;
  const { mailCatalogue } = (await load(`./${language}/mails.ts`)) as MailCatalogue;
  const errors: Translation<typeof apiMessages.errors> = { ...catalogue?.errors };
  for (const file of WITH_API_ERRORS)
    Object.assign(errors, ((await load(`./${language}/${file}.ts`)) as ApiErrors).apiErrors);
  TEXTS.set(language, translated(apiMessages, { ...catalogue, errors }));
  MAIL_TEXTS.set(language, translated(mailTexts, mailCatalogue));
}

async function load(file: string): Promise<object> {
  const url = new URL(file, import.meta.url);
  return existsSync(url) ? ((await import(/* @vite-ignore */ url.href)) as object) : {};
}

/** All texts in a language, for the API. The browser loads one language only (apps/web/src/lib/language.ts). */
export function textsIn(language: PageLanguage): typeof apiMessages {
  return TEXTS.get(language) ?? apiMessages;
}

/** The texts of mails and of documents in a language. */
export function mailTextsIn(language: PageLanguage): typeof mailTexts {
  return MAIL_TEXTS.get(language) ?? mailTexts;
}
