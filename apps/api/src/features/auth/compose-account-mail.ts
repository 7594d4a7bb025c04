import { composeMail, type Recipient } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** The mails about an account. */
export type AccountMail = 'confirmation' | 'recovery' | 'passwordChanged' | 'googleLinked' | 'providerLinked';

export const KEY_LIFE_MINUTES = { confirmation: 48 * 60, recovery: 60 } as const;

type Parts = {
  readonly mail: AccountMail;
  readonly to: Recipient;
  readonly publicUrl: string;
  /** The key in the link, for the mails that carry one. */
  readonly key?: string;
  /** By which provider somebody can sign in now. */
  readonly provider?: string | undefined;
  /** When it happened. */
  readonly at: Date;
};

/** Indian time, as written in India: 21/11/2026, 14:05. */
const DATE = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Writes a mail about an account. */
export function composeAccountMail({ mail, to, publicUrl, key, provider = '', at }: Parts): Mail {
  return composeMail({
    kind: mail,
    text: (texts) => texts[mail],
    to,
    publicUrl,
    url: linkOf(mail, { publicUrl, email: to.email, key }),
    values: {
      hours: KEY_LIFE_MINUTES.confirmation / 60,
      minutes: KEY_LIFE_MINUTES.recovery,
      provider,
      date: `${DATE.format(at)} (IST)`,
    },
  });
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
    case 'providerLinked':
      return `${publicUrl}/forgotpassword`;
  }
}
