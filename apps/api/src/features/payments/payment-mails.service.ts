import type { PageLanguage } from '@abhyas/contract/page-language';
import * as z from 'zod';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, enqueue, onJob, type JobTask } from '../../platform/jobs/job.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { sendOrDrop } from '../../platform/mail/send-or-drop.ts';
import { endingPlan, takeEndingPlans } from '../entitlements/entitlements.service.ts';
import { documentFile } from './document-files.service.ts';
import { formatDay, formatRupees } from '../../platform/india/indian-format.ts';
import type { InvoiceDocument } from './invoice.rules.ts';
import { findInvoice, languageOfBuyer } from './invoices.store.ts';
import { notifyEnding } from './payment-notifications.service.ts';

/** Days before the end of a plan on which its owner is told (PAYMENTS-21). */
const REMIND_DAYS = [1, 3, 7] as const;
const REMINDERS_AT_ONCE = 200;

/** A mail about money waits for a mail server as long as it takes. */
const RETRIES = { pool: 'mail', maxTries: 30_000, longestPauseSeconds: 60 } as const;

const mailInvoice = defineJob({
  name: 'payments.mail-invoice',
  payload: z.object({ number: z.string(), again: z.boolean().default(false) }),
  ...RETRIES,
});

const mailEnding = defineJob({
  name: 'payments.mail-ending',
  payload: z.object({ entitlementId: z.string() }),
  ...RETRIES,
});

/** Sends an invoice or credit note to its buyer, as part of the transaction that issues it, or issues it again. */
export async function mailDocument(tx: Database, number: string, { again = false } = {}): Promise<void> {
  const key = again ? `invoice-again:${number}` : `invoice:${number}`;
  await enqueue(tx, [mailInvoice, { number, again }], { key });
}

type Context = Pick<AppContext, 'config' | 'db' | 'log' | 'mailer'>;

/** The mails about payments and plans. */
export function paymentMailTasks(context: Context): readonly JobTask[] {
  const { config, db } = context;
  return [
    onJob(mailInvoice, async ({ number, again }) => {
      const document = await findInvoice(db, number);
      if (!document) return;
      const language = await languageOfBuyer(db, number);
      const kind = again ? 'documentAgain' : KINDS[document.kind];
      const mail = documentMail(document, { kind, publicUrl: config.publicUrl, language });
      const { name, bytes } = await documentFile(db, document);
      await sendOrDrop(context, { ...mail, attachments: [{ name, type: 'application/pdf', bytes }] });
    }),
    onJob(mailEnding, async ({ entitlementId }) => {
      const plan = await endingPlan(db, entitlementId);
      if (!plan) return;
      const mail = composeMail({
        kind: 'planEnding',
        text: ({ planEnding }) => planEnding,
        to: plan,
        publicUrl: config.publicUrl,
        url: `${config.publicUrl}/payment`,
        values: { plan: plan.planTitle, date: formatDay(plan.expiresAt) },
      });
      await sendOrDrop(context, mail);
    }),
  ];
}

/**
 * Reminds of plans that end within seven, three or one days: once for each, also when this runs again at once,
 * and a little late where it could not run in time. The soonest comes first, so that nobody gets two at once.
 */
export async function remindOfEndings(db: AppContext['db']): Promise<void> {
  for (const days of REMIND_DAYS) {
    while ((await remindSome(db, days)) === REMINDERS_AT_ONCE);
  }
}

async function remindSome(db: AppContext['db'], days: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const plans = await takeEndingPlans(tx, days, REMINDERS_AT_ONCE);
    for (const plan of plans) {
      await enqueue(tx, [mailEnding, { entitlementId: plan.id }], { key: `ending:${plan.id}` });
      await notifyEnding(tx, plan);
    }
    return plans.length;
  });
}

const KINDS = { invoice: 'invoice', 'credit-note': 'creditNote' } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'documentAgain';
type Sending = { readonly kind: Kind; readonly publicUrl: string; readonly language: PageLanguage | null };

function documentMail(document: InvoiceDocument, { kind, publicUrl, language }: Sending): Mail {
  return composeMail({
    kind,
    text: (texts) => texts[kind],
    to: { ...document.buyer, language },
    publicUrl,
    url: `${publicUrl}/${kind === 'invoice' ? 'learn' : 'myaccount'}`,
    values: {
      plan: document.planTitle,
      amount: formatRupees(document.amountPaise),
      number: document.number,
    },
  });
}
