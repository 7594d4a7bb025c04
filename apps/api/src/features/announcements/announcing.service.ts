import type { AnnouncementText } from '@abhyas/contract/announcements.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { enqueue, onJob, type JobTask } from '../../platform/jobs/job.ts';
import { composeMail, type Recipient } from '../../platform/mail/compose-mail.ts';
import { MailRefused, type Mail } from '../../platform/mail/mailer.ts';
import { leadsSomewhere } from './announcement-link.rules.ts';
import { announceJob, mailJob, tellJob } from './announcement-jobs.ts';
import { PER_CHUNK } from './announcements.rules.ts';
import { checkedText, membersOf } from './announcements.service.ts';
import {
  beginAnnouncement,
  countChunks,
  dropLink,
  findAnnouncement,
  gatherRecipients,
  saveMailResult,
  takeForMail,
  takeUntold,
} from './announcements.store.ts';
import { findRecipient, notify, notifyMany } from '../notifications/notifications.service.ts';

type Context = Pick<AppContext, 'config' | 'db' | 'log' | 'mailer' | 'release'>;

/**
 * Tells an announcement. Each step is one transaction that also asks for the next one, so a crash repeats a step
 * as if it had never begun; nobody is told twice.
 */
export function announcementTasks(context: Context): readonly JobTask[] {
  return [
    onJob(announceJob, ({ id }) => begin(context, id)),
    onJob(tellJob, ({ id, chunk }) => tellChunk(context, id, chunk)),
    onJob(mailJob, ({ id, chunk }) => mailChunk(context, id, chunk)),
  ];
}

async function begin({ db, release }: Context, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const begun = await beginAnnouncement(tx, id);
    if (!begun) return;
    // What it leads to may have gone since it was written: better no link than one to nothing.
    if (!leadsSomewhere(begun.url, release.current)) {
      await dropLink(tx, id);
      await recordAudit(tx, { actor: undefined, action: 'notify.link-gone', subject: id, before: begun.url });
    }
    // The version before scheduled some without writing down who is told.
    if (!begun.fixed)
      await gatherRecipients(tx, { id, members: membersOf(begun.audience), perChunk: PER_CHUNK });
    const chunks = await countChunks(tx, id);
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      await enqueue(tx, [tellJob, { id, chunk }], { key: `announcement-tell:${id}:${chunk}` });
    }
  });
}

async function tellChunk({ db }: Context, id: string, chunk: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const announcement = await findAnnouncement(tx, id);
    if (!announcement) return;
    const { title, url, by_mail: byMail } = announcement;
    await notifyMany(tx, await takeUntold(tx, id, chunk), {
      kind: 'news',
      text: title,
      url,
      groupKey: `news:${id}`,
    });
    if (byMail) await enqueue(tx, [mailJob, { id, chunk }], { key: `announcement-mail:${id}:${chunk}` });
  });
}

/**
 * Mails one after the other. Each is taken before it is handed over: after a crash in between it is not sent
 * again. A mail server that is away lets the job be tried later.
 */
async function mailChunk(context: Context, id: string, chunk: number): Promise<void> {
  const { db, log, mailer } = context;
  const announcement = await findAnnouncement(db, id);
  if (!announcement) return;
  const text = { ...announcement, byMail: announcement.by_mail };
  for (;;) {
    const recipient = await takeForMail(db, id, chunk);
    if (!recipient) return;
    const key = { id, accountId: recipient.accountId };
    try {
      await mailer.send(newsMail(context, recipient, text));
    } catch (error) {
      const refused = error instanceof MailRefused;
      await saveMailResult(db, key, refused ? 'refused' : 'untaken');
      if (!refused) throw error;
      log.warn({ err: error }, 'the mail server refused an announcement');
      continue;
    }
    await saveMailResult(db, key, 'mailed');
  }
}

function newsMail(
  { config }: Pick<Context, 'config'>,
  to: Recipient,
  { title, body, url }: AnnouncementText,
): Mail {
  return composeMail({
    kind: 'news',
    text: ({ news }) => ({ ...news, title, lines: body === '' ? [title] : body.split(/\n{2,}/) }),
    to,
    publicUrl: config.publicUrl,
    url: config.publicUrl + (url === '' ? '/notifications' : url),
    values: { subject: title },
  });
}

/**
 * Tells and mails to oneself only, to see how it looks.
 * @throws AppError for a text that cannot be sent
 */
export async function sendTest(
  context: Pick<AppContext, 'config' | 'db' | 'mailer' | 'release'>,
  actor: string,
  request: AnnouncementText,
): Promise<void> {
  const text = checkedText(context, request);
  const { db, mailer } = context;
  await notify(db, {
    accountId: actor,
    kind: 'news',
    text: text.title,
    url: text.url,
    groupKey: `news-test:${actor}`,
  });
  const to = await findRecipient(db, actor);
  if (text.byMail && to) await mailer.send(newsMail(context, to, text));
}
