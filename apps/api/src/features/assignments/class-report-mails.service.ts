import { formatDay } from '../../platform/india/indian-format.ts';
import type { PageLanguage } from '@abhyas/contract/page-language';
import * as z from 'zod';

import type { AppContext } from '../../platform/app-context.ts';
import { defineJob, enqueue, onJob, type JobTask, type Schedule } from '../../platform/jobs/job.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { sendOrDrop } from '../../platform/mail/send-or-drop.ts';
import { requireBatch, requireBatchFor, type Teacher } from '../classes/class-rights.service.ts';
import { recipientOf } from '../notifications/notifications.service.ts';
import { maySee, reportOf } from './class-report.service.ts';
import { findReceivers, findReportBatches, takeWeek } from './class-report.store.ts';
import { drawReport } from './lab-record-drawing.ts';

const mailReport = defineJob({
  name: 'assignments.mail-report',
  payload: z.object({ batchId: z.string(), accountId: z.string() }),
  pool: 'mail',
});

/** Every Monday the reports of the classes are sent, each once a week, however many processes there are. */
export function reportSchedule({ db }: Pick<AppContext, 'db'>): Schedule {
  // 02:30 UTC is eight in the morning in India.
  return { name: 'assignments.weekly-reports', cron: '30 2 * * 1', run: () => prepareReports(db) };
}

/** Asks for the mails of this week that nobody has asked for yet. */
export async function prepareReports(db: AppContext['db']): Promise<void> {
  for (const batchId of await findReportBatches(db)) {
    await db.transaction().execute(async (trx) => {
      if (!(await takeWeek(trx, batchId))) return;
      for (const [accountId, state] of await findReceivers(trx, batchId))
        if (state === 'named') await enqueue(trx, [mailReport, { batchId, accountId }]);
    });
  }
}

/** Sends a report to those who are still named and still see the class. */
export function reportMailTask(context: Pick<AppContext, 'config' | 'db' | 'log' | 'mailer'>): JobTask {
  const { config, db } = context;
  const { publicUrl } = config;
  return onJob(mailReport, async ({ batchId, accountId }) => {
    const [to, named] = await Promise.all([recipientOf(db, accountId), findReceivers(db, batchId)]);
    if (!to || named.get(accountId) !== 'named' || !(await maySee(db, batchId, accountId))) return;
    const batch = await requireBatch(db, batchId);
    const { name, bytes } = await drawnReport(db, batch, to.language ?? 'en');
    const mail = composeMail({
      kind: 'class-report',
      text: (texts) => texts.classReport,
      to,
      publicUrl,
      url: `${publicUrl}/admin/classes/${batchId}/report`,
      values: { batch: batch.name, date: formatDay(new Date()) },
    });
    await sendOrDrop(context, { ...mail, attachments: [{ name, type: 'application/pdf', bytes }] });
  });
}

type Drawn = { readonly name: string; readonly bytes: Buffer };

async function drawnReport(
  db: AppContext['db'],
  batch: { readonly id: string; readonly name: string },
  language: PageLanguage,
): Promise<Drawn> {
  const report = await reportOf(db, batch);
  const at = new Date().toISOString();
  return { name: `class-report-${at.slice(0, 10)}.pdf`, bytes: await drawReport({ language, at, report }) };
}

/** The report as it would be sent now. @throws AppError 404 */
export async function previewOf(
  { db }: Pick<AppContext, 'db'>,
  teacher: Teacher,
  { batchId, language }: { readonly batchId: string; readonly language: PageLanguage },
): Promise<Drawn> {
  const batch = await requireBatchFor(db, teacher, { batchId, right: 'see' });
  return drawnReport(db, batch, language);
}
