import type { HeldPlan, PlanHolder } from '@abhyas/contract/entitlements.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { databaseTime } from '../../platform/database/database-time.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { accessOf, holdAccess, withdrawAccess, type Access } from './access.service.ts';
import { findPeople, findPerson, type PersonRow } from './people.store.ts';
import { checkedReason } from './reason.rules.ts';
import { endOfDay } from '../../platform/india/indian-days.ts';

type Context = Pick<AppContext, 'db'>;

export { findPerson } from './people.store.ts';

const YEARS_MAX = 10;

/** People by a part of their mail or name, with every plan they hold or held. */
export async function findHolders({ db }: Context, search: string): Promise<PlanHolder[]> {
  const wanted = search.trim();
  if (wanted === '') return [];
  return withPlans(db, await findPeople(db, wanted));
}

async function withPlans(db: Database, people: readonly PersonRow[]): Promise<PlanHolder[]> {
  const access = await accessOf(
    db,
    people.map((person) => person.id),
  );
  return people.map((person) => ({
    accountId: person.id,
    name: person.name,
    email: person.email,
    plans: access.filter((each) => each.account_id === person.id).map(toHeldPlan),
  }));
}

function toHeldPlan(access: Access): HeldPlan {
  return {
    id: access.id,
    planId: access.plan_id,
    planTitle: access.plan_title,
    purchasedOn: access.purchased_on.toISOString(),
    expiresAt: access.expires_at.toISOString(),
    revokedAt: access.revoked_at?.toISOString() ?? null,
    orderId: access.order_id,
    changes: access.changes.map((change) => ({
      at: change.at.toISOString(),
      who: change.actor ?? '',
      kind: change.kind as 'grant',
      reason: change.reason,
      expiresAfter: change.expires_after?.toISOString() ?? null,
    })),
  };
}

/** @throws AppError 404 */
export async function describeHolder(db: Database, accountId: string): Promise<PlanHolder> {
  const person = await findPerson(db, accountId);
  const [described] = person ? await withPlans(db, [person]) : [];
  if (!described) throw new AppError('payments.buyer-unknown');
  return described;
}

/** The end of a day to come. @throws AppError for a day that is none, past, or far away */
export async function checkedEnd(db: Database, day: string): Promise<Date> {
  const end = endOfDay(day);
  if (!end) throw new AppError('payments.day-invalid', { field: 'until' });
  const now = await databaseTime(db);
  if (end <= now) throw new AppError('payments.access-until-past', { field: 'until' });
  const farthest = new Date(now);
  farthest.setUTCFullYear(farthest.getUTCFullYear() + YEARS_MAX);
  if (end > farthest) throw new AppError('payments.access-until-far', { field: 'until' });
  return end;
}

type Change = { readonly id: string; readonly reason: string };

/** @throws AppError 404 for unknown access, 409 when it was taken back already */
export async function revokeAccess({ db }: Context, actor: string, request: Change): Promise<PlanHolder> {
  const reason = checkedReason(request.reason);
  const accountId = await db.transaction().execute(async (tx) => {
    const access = await requireAccess(tx, request.id);
    await withdrawAccess(tx, access, { actor, reason });
    await recordAudit(tx, {
      actor,
      action: 'payments.access-revoke',
      subject: access.id,
      before: { planId: access.plan_id, until: access.expires_at },
      after: { reason },
    });
    return access.account_id;
  });
  return describeHolder(db, accountId);
}

/** Access that can be changed, held until the transaction ends. @throws AppError 404, 409 when it was taken back */
export async function requireAccess(tx: Database, id: string) {
  const access = await holdAccess(tx, id);
  if (!access) throw new AppError('payments.access-unknown');
  if (access.revoked_at) throw new AppError('payments.access-revoked');
  return access;
}
