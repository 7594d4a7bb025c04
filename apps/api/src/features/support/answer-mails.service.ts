import * as z from 'zod';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, enqueue, onJob, type JobTask } from '../../platform/jobs/job.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { withoutLinks } from '../../platform/mail/links-in-text.ts';
import { MailRefused } from '../../platform/mail/mailer.ts';
import { findAnswer } from './desk.store.ts';

const mailAnswerJob = defineJob({
  name: 'support.mail-answer',
  payload: z.object({ replyId: z.string() }),
  pool: 'mail',
});

/** Sends an answer to who asked, as part of the transaction that stores it. */
export async function mailAnswer(tx: Database, replyId: string): Promise<void> {
  await enqueue(tx, [mailAnswerJob, { replyId }], { key: `support-answer:${replyId}` });
}

export function answerMailTask(context: Pick<AppContext, 'config' | 'db' | 'log' | 'mailer'>): JobTask {
  const { config, db, log, mailer } = context;
  return onJob(mailAnswerJob, async ({ replyId }) => {
    const found = await findAnswer(db, replyId);
    if (!found) return;
    const { number, answer, confirmed } = found;
    // Whoever registered with somebody else's address would have us send their words there.
    const question = confirmed ? found.question : withoutLinks(found.question);
    const mail = composeMail({
      kind: 'supportAnswer',
      text: ({ supportAnswer }) => supportAnswer,
      to: found,
      publicUrl: config.publicUrl,
      url: `${config.publicUrl}/support`,
      values: { number, question, answer },
    });
    try {
      await mailer.send(mail);
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      log.warn({ err: error }, 'the mail server refused an answer of support');
    }
  });
}
