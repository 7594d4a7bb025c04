import { paymentMails } from '@abhyas/contract/messages/en/payment-mails';
import * as z from 'zod';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database.ts';
import { defineJob, enqueue, onJob, type JobTask } from '../../platform/jobs/job.ts';
import { composeMail } from '../../platform/mailer/compose-mail.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { sendOrDrop } from '../../platform/mailer/send-or-drop.ts';
import { endingPlan, plansEndingIn } from '../entitlements/entitlements.service.ts';
import { invoicePdf } from './invoice-pdf.ts';
import type { InvoiceDocument } from './invoice.rules.ts';
import { findInvoice } from './invoices.store.ts';

/** Days before the end of a plan on which its owner is told (issue 8). */
const REMIND_DAYS = [7, 3, 1] as const;

/** A mail about money waits for a mail server as long as it takes. */
const PATIENT = { crew: 'mail', maxTries: 30_000, longestPauseSeconds: 60 } as const;

const mailInvoice = defineJob({
  name: 'payments.mail-invoice',
  payload: z.object({ number: z.string() }),
  ...PATIENT,
});

const mailEnding = defineJob({
  name: 'payments.mail-ending',
  payload: z.object({ entitlementId: z.string() }),
  ...PATIENT,
});

/** Sends an invoice or credit note to its buyer, as part of the transaction that issues it. */
export async function mailDocument(tx: Database, number: string): Promise<void> {
  await enqueue(tx, [mailInvoice, { number }], { key: `invoice:${number}` });
}

type Context = Pick<AppContext, 'config' | 'db' | 'log' | 'mailer'>;

/** The mails about payments and plans. */
export function paymentMailTasks(context: Context): readonly JobTask[] {
  const { config, db } = context;
  return [
    onJob(mailInvoice, async ({ number }) => {
      const document = await findInvoice(db, number);
      if (document) await sendOrDrop(context, await invoiceMail(document, config.publicUrl));
    }),
    onJob(mailEnding, async ({ entitlementId }) => {
      const plan = await endingPlan(db, entitlementId);
      if (!plan) return;
      const mail = composeMail({
        kind: 'planEnding',
        text: paymentMails.planEnding,
        to: plan,
        publicUrl: config.publicUrl,
        url: `${config.publicUrl}/payment`,
        values: { plan: plan.planTitle, date: DAY.format(plan.expiresAt) },
      });
      await sendOrDrop(context, mail);
    }),
  ];
}

/** Asks for the reminders of plans that end in seven, three or one days; run once a day. */
export async function remindOfEndings(db: Database): Promise<void> {
  for (const days of REMIND_DAYS) {
    for (const entitlementId of await plansEndingIn(db, days)) {
      await enqueue(db, [mailEnding, { entitlementId }], { key: `ending:${entitlementId}:${days}` });
    }
  }
}

const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' });
const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

async function invoiceMail(document: InvoiceDocument, publicUrl: string): Promise<Mail> {
  const isInvoice = document.kind === 'invoice';
  const mail = composeMail({
    kind: isInvoice ? 'invoice' : 'creditNote',
    text: isInvoice ? paymentMails.invoice : paymentMails.creditNote,
    to: document.buyer,
    publicUrl,
    url: `${publicUrl}/${isInvoice ? 'learn' : 'myaccount'}`,
    values: {
      plan: document.planTitle,
      amount: RUPEES.format(document.amountPaise / 100),
      number: document.number,
    },
  });
  const name = `${document.number.replaceAll('/', '-')}.pdf`;
  return { ...mail, attachments: [{ name, type: 'application/pdf', bytes: await invoicePdf(document) }] };
}
