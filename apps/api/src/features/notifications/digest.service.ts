import * as z from 'zod';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, enqueue, onJob, type JobTask, type Schedule } from '../../platform/jobs/job.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { sendOrDrop } from '../../platform/mail/send-or-drop.ts';
import { findDigestAccounts, findRecipient, takeForDigest } from './notifications.store.ts';

const mailDigest = defineJob({
  name: 'notifications.mail-digest',
  payload: z.object({ accountId: z.string(), lines: z.array(z.string()) }),
  pool: 'mail',
});

/** Once a day, whoever has something unread gets one mail of it, each thing once. */
export function digestSchedule({ db }: Pick<AppContext, 'db'>): Schedule {
  // 12:30 UTC is six in the evening in India.
  return { name: 'notifications.digest', cron: '30 12 * * *', run: () => prepareDigests(db) };
}

export async function prepareDigests(db: AppContext['db']): Promise<void> {
  for (const accountId of await findDigestAccounts(db)) {
    await db.transaction().execute((tx) => prepareDigest(tx, accountId));
  }
}

async function prepareDigest(tx: Database, accountId: string): Promise<void> {
  const lines = await takeForDigest(tx, accountId);
  if (lines.length > 0) await enqueue(tx, [mailDigest, { accountId, lines }]);
}

export function digestTask(context: Pick<AppContext, 'config' | 'db' | 'log' | 'mailer'>): JobTask {
  const { config, db } = context;
  return onJob(mailDigest, async ({ accountId, lines }) => {
    const to = await findRecipient(db, accountId);
    if (!to) return;
    const mail = composeMail({
      kind: 'digest',
      text: ({ digest }) => ({ ...digest, lines: [...digest.lines, ...lines] }),
      to,
      publicUrl: config.publicUrl,
      url: `${config.publicUrl}/notifications`,
      values: { count: lines.length },
    });
    await sendOrDrop(context, mail);
  });
}
