import type { Schedule } from '../../platform/jobs/job.ts';
import { reconcile } from './capture.service.ts';
import type { PaymentContext } from './orders.service.ts';
import { remindOfEndings } from './payment-mails.service.ts';

/** What recurs for money: asking the provider about open orders, and telling of plans that end. */
export function paymentSchedules(context: PaymentContext): readonly Schedule[] {
  return [
    { name: 'payments.reconcile', cron: '* * * * *', run: () => reconcile(context) },
    // From nine in the morning to seven in the evening in India; who was told is not told again.
    { name: 'payments.remind', cron: '30 3-13 * * *', run: () => remindOfEndings(context.db) },
  ];
}
