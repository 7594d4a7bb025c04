import { fill } from '@abhyas/contract/messages';
import { mails, type MailText } from '@abhyas/contract/messages/en/mails';

import { layOutHtml, layOutText, type MailContent } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

export type MailParts = {
  /** What kind of mail it is, for the log and the outbox. */
  readonly kind: string;
  readonly text: MailText;
  readonly to: { readonly name: string; readonly email: string };
  readonly publicUrl: string;
  /** Where the button leads: an absolute address. */
  readonly url: string;
  /** For the placeholders of the text. `name` and `host` are known already. */
  readonly values: Readonly<Record<string, string | number>>;
};

/** Writes a mail from its texts. Links begin with PUBLIC_URL, never with what a request says about our host. */
export function composeMail({ kind, text, to, publicUrl, url, values }: MailParts): Mail {
  const known = { name: to.name, host: new URL(publicUrl).host, ...values };
  const put = (line: string) => fill(line, known);
  const content: MailContent = {
    title: text.title,
    greeting: put(mails.greeting),
    lines: text.lines.map(put),
    ...(text.button && { button: { text: text.button, url, hint: mails.linkHint } }),
    notes: text.notes.map(put),
    footer: [mails.signature, put(mails.why)],
  };
  return {
    kind,
    to: { name: to.name, address: to.email },
    subject: put(text.subject),
    text: layOutText(content),
    html: layOutHtml(content),
    link: url,
  };
}
