import type { AppContext } from '../app-context.ts';
import { MailRefused, type Mail } from './mailer.ts';

/**
 * Sends a mail from a job. What the mail server refuses for good is dropped with a line in the log; any other
 * fault is thrown, so that the job is tried again.
 */
export async function sendOrDrop(
  { log, mailer }: Pick<AppContext, 'log' | 'mailer'>,
  mail: Mail,
): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ err: error, mail: mail.kind }, 'the mail server refused a mail');
  }
}
