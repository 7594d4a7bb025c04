import type { Database } from '../../platform/database/database.ts';
import { formatDay } from '../../platform/india/indian-format.ts';
import { notify, said } from '../notifications/notifications.service.ts';
import type { GrantedPlan } from './entitlements.service.ts';

/** Tells a learner until when a plan is theirs. Call it in the transaction that grants or extends it. */
export async function notifyActive(tx: Database, plan: GrantedPlan): Promise<void> {
  const texts = said('payment', { plan: plan.planTitle, date: formatDay(plan.expiresAt) });
  const groupKey = `active:${plan.id}`;
  await notify(tx, { accountId: plan.accountId, kind: 'payment', ...texts, url: '/myaccount', groupKey });
}
