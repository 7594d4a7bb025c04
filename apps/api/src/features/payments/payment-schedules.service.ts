import type { Schedule } from '../../platform/jobs/job.ts';
import { reconcile } from './capture.service.ts';
import type { PaymentContext } from './orders.service.ts';
import { remindOfEndings } from './payment-mails.service.ts';

/** What recurs for money: asking the provider about open orders, and telling of plans that end. */
export function paymentSchedules(context: PaymentContext): readonly Schedule[] {
  return [
    { name: 'payments.reconcile', cron: '* * * * *', run: () => reconcile(context) },
    // 03:30 UTC is nine in the morning in India.
    { name: 'payments.remind', cron: '30 3 * * *', run: () => remindOfEndings(context.db) },
  ];
}
