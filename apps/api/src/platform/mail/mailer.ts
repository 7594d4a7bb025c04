import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';

import { PRODUCT } from '@abhyas/contract/product';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** A mail as it goes out. */
export type Mail = {
  /** What kind of mail it is, for the log and the outbox: `recovery`. */
  readonly kind: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The link it is about. Where no mail server is set, it is printed. */
  readonly link?: string;
  readonly attachments?: readonly { readonly name: string; readonly type: string; readonly bytes: Buffer }[];
};

/** Hands mails over. It may take long or fail; whoever calls it tries again (see platform/jobs). */
export type Mailer = {
  /** @throws MailRefused when trying again is of no use. */
  send(mail: Mail): Promise<void>;
  close(): void;
};

/** The mail server knows of nobody at this address, or does not take this mail: it stays so. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

type Options = {
  readonly smtpUrl: string | undefined;
  readonly dataDir: string;
  /** Links lead here; its host also names us as the sender unless `from` does. */
  readonly publicUrl: string;
  readonly from: string | undefined;
  /** Shows a line to the person who started the product. */
  readonly announce: (line: string) => void;
};

/** A mail server that answers slowly holds one lane of mails for this long at most. */
const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;
const CONNECTIONS = 3;

/** Mails through the server of SMTP_URL, or, where none is set, as files in the outbox. */
export function openMailer(options: Options): Mailer {
  return options.smtpUrl === undefined ? outboxMailer(options) : smtpMailer(options, options.smtpUrl);
}

function smtpMailer(options: Options, url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(toMessage(mail, options));
      } catch (error) {
        throw isFinal(error) ? new MailRefused(String(error), { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** RFC 5321: 55x about the recipient or the content stays so; all else (4xx, login, network) may pass. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const code = Number(error.responseCode);
  return code >= 550 && code < 560 && (error.command === 'RCPT TO' || error.command === 'DATA');
}

/** Each mail becomes a file that any mail program opens; its link is shown, too. */
function outboxMailer(options: Options): Mailer {
  const folder = join(options.dataDir, 'outbox');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(toMessage(mail, options));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${mail.kind}-${randomBytes(3).toString('hex')}`;
      const partial = join(folder, `.${name}.part`);
      await writeFile(partial, message, { mode: 0o600 });
      // Whoever watches the folder sees whole mails only.
      await rename(partial, join(folder, `${name}.eml`));
      options.announce(`Mail (${mail.kind}) to ${mail.to.address}${mail.link ? `: ${mail.link}` : ''}`);
    },
    close: () => composer.close(),
  };
}

function toMessage(
  { to, subject, text, html, attachments = [] }: Mail,
  { from, publicUrl }: Options,
): SendMailOptions {
  return {
    from: from ?? { name: PRODUCT, address: `no-reply@${mailDomain(publicUrl)}` },
    to: { name: to.name, address: to.address },
    subject,
    text,
    html,
    attachments: attachments.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: bytes,
    })),
    // RFC 3834: out-of-office programs do not answer.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** An address needs a domain; on one's own machine there is none. */
function mailDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const own = hostname === 'localhost' || hostname.startsWith('[') || isIP(hostname) !== 0;
  return own ? 'abhyas.localhost' : hostname;
}
