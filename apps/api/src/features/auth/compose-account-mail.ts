import { fill } from '@abhyas/contract/messages';
import { mails, type MailText } from '@abhyas/contract/messages/en/mails';

import { layOutHtml, layOutText, type MailContent } from '../../platform/mailer/mail-layout.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';

/** The mails about an account. */
export type AccountMail = 'confirmation' | 'recovery' | 'passwordChanged' | 'googleLinked';

export const KEY_LIFE_MINUTES = { confirmation: 48 * 60, recovery: 60 } as const;

type Parts = {
  readonly mail: AccountMail;
  readonly to: { readonly name: string; readonly email: string };
  readonly publicUrl: string;
  /** The key in the link, for the mails that carry one. */
  readonly key?: string;
  /** When it happened. */
  readonly at: Date;
};

/** Indian time, as written in India: 21/11/2026, 14:05. */
const DATE = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Writes a mail. Links begin with PUBLIC_URL, never with what a request says about our host. */
export function composeAccountMail({ mail, to, publicUrl, key, at }: Parts): Mail {
  const text: MailText = mails[mail];
  const values = {
    name: to.name,
    host: new URL(publicUrl).host,
    hours: KEY_LIFE_MINUTES.confirmation / 60,
    minutes: KEY_LIFE_MINUTES.recovery,
    date: `${DATE.format(at)} (IST)`,
  };
  const url = linkOf(mail, { publicUrl, email: to.email, key });
  const put = (line: string) => fill(line, values);
  const content: MailContent = {
    title: text.title,
    greeting: put(mails.greeting),
    lines: text.lines.map(put),
    ...(text.button && { button: { text: text.button, url, hint: mails.linkHint } }),
    notes: text.notes.map(put),
    footer: [mails.signature, put(mails.why)],
  };
  return {
    kind: mail,
    to: { name: to.name, address: to.email },
    subject: text.subject,
    text: layOutText(content),
    html: layOutHtml(content),
    link: url,
  };
}

function linkOf(
  mail: AccountMail,
  { publicUrl, email, key = '' }: { publicUrl: string; email: string; key: string | undefined },
): string {
  switch (mail) {
    case 'confirmation':
      return `${publicUrl}/emailconfirmed?${new URLSearchParams({ key }).toString()}`;
    case 'recovery':
      return `${publicUrl}/recover?${new URLSearchParams({ email, key }).toString()}`;
    case 'passwordChanged':
    case 'googleLinked':
      return `${publicUrl}/forgotpassword`;
  }
}
