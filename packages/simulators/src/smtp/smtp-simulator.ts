import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { callbackify } from 'node:util';

import { SMTPServer } from 'smtp-server';

import { readMail, type ReceivedMail } from './received-mail.ts';

/** How the server treats a mail: it takes it, or answers with an SMTP code (RFC 5321). */
export type SmtpBehaviour = { readonly delayMs?: number; readonly answer?: 421 | 451 | 550 | 554 };

/** A real SMTP server on loopback that keeps what it gets, and can be slow, moody or away. */
export class SmtpSimulator {
  readonly mails: ReceivedMail[] = [];
  behaviour: SmtpBehaviour = {};
  #server: SMTPServer | undefined;
  #port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Comes up, the second time at the same port. */
  async start(): Promise<void> {
    const take = callbackify((stream: Readable) => this.#receive(stream));
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onData: (stream, _session, done) => take(stream, done),
    });
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.on('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    const address = server.server.address();
    if (address !== null && typeof address === 'object') this.#port = address.port;
  }

  /** Goes down: connections are refused. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  async #receive(stream: Readable): Promise<void> {
    const raw = await buffer(stream);
    const { delayMs = 0, answer } = this.behaviour;
    await sleep(delayMs);
    if (answer !== undefined) throw Object.assign(new Error('the mailbox refuses'), { responseCode: answer });
    this.mails.push(await readMail(raw));
  }
}
