import { fill } from '@abhyas/contract/fill';
import type { MailText } from '@abhyas/contract/messages/en/mails';
import type { mailTexts } from '@abhyas/contract/messages/en/mail-texts';
import { mailTextsIn } from '@abhyas/contract/messages/in-language';
import type { PageLanguage } from '@abhyas/contract/page-language';

import { readsAsLink, withoutLinks } from './links-in-text.ts';
import { layOutHtml, layOutText, type MailContent } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

export type MailTexts = typeof mailTexts;

/** Whom a mail is for. They are written to in English until they choose a language. */
export type Recipient = {
  readonly name: string;
  readonly email: string;
  readonly language: PageLanguage | null;
};

export type MailParts = {
  /** What kind of mail it is, for the log and the outbox. */
  readonly kind: string;
  /** Takes its text from those of the recipient's language. */
  readonly text: (texts: MailTexts) => MailText;
  readonly to: Recipient;
  readonly publicUrl: string;
  /** Where the button leads: an absolute address. */
  readonly url: string;
  /** For the placeholders of the text. `name` and `host` are known already. */
  readonly values: Readonly<Record<string, string | number>>;
};

/** Writes a mail from its texts. Links begin with PUBLIC_URL, never with what a request says about our host. */
export function composeMail({ kind, text: textOf, to, publicUrl, url, values }: MailParts): Mail {
  const language = to.language ?? 'en';
  const texts = mailTextsIn(language);
  const text = textOf(texts);
  const name = readsAsLink(to.name) ? '' : withoutLinks(to.name);
  const known = { name, host: new URL(publicUrl).host, ...values };
  const put = (line: string) => fill(line, known);
  const content: MailContent = {
    language,
    title: text.title,
    greeting: put(name === '' ? texts.greetingUnnamed : texts.greeting),
    lines: text.lines.map(put),
    ...(text.button && { button: { text: text.button, url, hint: texts.linkHint } }),
    notes: text.notes.map(put),
    footer: [texts.signature, put(texts.why)],
  };
  return {
    kind,
    to: { name, address: to.email },
    subject: put(text.subject),
    text: layOutText(content),
    html: layOutHtml(content),
    link: url,
  };
}
