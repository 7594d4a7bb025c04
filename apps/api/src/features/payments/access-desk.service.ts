import type { HeldPlan, PlanHolder } from '@abhyas/contract/admin-money';

import { recordAudit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { takeTurn } from '../../platform/take-turn.ts';
import {
  accessOf,
  giveAccess,
  holdAccess,
  knownAccess,
  prolongAccess,
  withdrawAccess,
  type Access,
} from '../entitlements/access.service.ts';
import { findPlan } from '../plans/plans.service.ts';
import { findPeople, findPerson, type PersonRow } from './desk-people.store.ts';
import { checkedReason } from './desk.rules.ts';
import { endOfDay } from './indian-days.rules.ts';
import { formatDay } from './indian-format.rules.ts';
import type { PaymentContext } from './orders.service.ts';
import { tellActive } from './payment-news.service.ts';
import { databaseTime } from './payments.store.ts';
import { heldPlan } from './settlement.service.ts';

type Context = Pick<PaymentContext, 'db' | 'release'>;

const YEARS_MAX = 10;

/** People by a part of their mail or name, with every plan they hold or held. */
export async function findHolders({ db }: Pick<Context, 'db'>, search: string): Promise<PlanHolder[]> {
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

async function holder(db: Database, accountId: string): Promise<PlanHolder> {
  const person = await findPerson(db, accountId);
  const [described] = person ? await withPlans(db, [person]) : [];
  if (!described) throw new AppError('payments.buyer-unknown', { status: 404 });
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

export type Grant = {
  /** Drawn by who asks: the same one sent twice grants once. */
  readonly grantId: string;
  readonly accountId: string;
  readonly planId: string;
  readonly until: string;
  readonly reason: string;
};

/** @throws AppError 404 for an unknown learner or plan, 409 when the plan is held already */
export async function grantAccess(context: Context, actor: string, wish: Grant): Promise<PlanHolder> {
  const { db, release } = context;
  const reason = checkedReason(wish.reason);
  const plan = findPlan(release.current, wish.planId);
  if (!plan) throw new AppError('payments.plan-unknown', { status: 404, field: 'planId' });
  const until = await checkedEnd(db, wish.until);
  await db.transaction().execute(async (tx) => {
    const person = await findPerson(tx, wish.accountId);
    if (!person) throw new AppError('payments.buyer-unknown', { status: 404 });
    await takeTurn(tx, 'order', person.id);
    if (await knownAccess(tx, wish.grantId)) return;
    const held = await heldPlan(tx, person.id, plan.id);
    if (held) {
      const date = formatDay(new Date(held.expiry));
      throw new AppError('payments.access-held', { status: 409, values: { date } });
    }
    const { id: planId, title: planTitle, topicIds } = plan;
    const access = { id: wish.grantId, accountId: person.id, planId, planTitle, topicIds, until };
    await giveAccess(tx, access, { actor, reason });
    await recordAudit(tx, {
      actor,
      action: 'payments.access-grant',
      subject: person.email,
      after: { planId, until, reason },
    });
    await tellActive(tx, { ...access, expiresAt: until });
  });
  return holder(db, wish.accountId);
}

type Change = { readonly id: string; readonly reason: string };

/** @throws AppError 404 for unknown access, 409 when it was taken back or runs longer already */
export async function extendAccess(
  { db }: Pick<Context, 'db'>,
  actor: string,
  wish: Change & { readonly until: string },
): Promise<PlanHolder> {
  const reason = checkedReason(wish.reason);
  const until = await checkedEnd(db, wish.until);
  const accountId = await db.transaction().execute(async (tx) => {
    const access = await requireAccess(tx, wish.id);
    if (until <= access.expires_at) {
      const date = formatDay(access.expires_at);
      throw new AppError('payments.access-until-sooner', { status: 409, values: { date }, field: 'until' });
    }
    await prolongAccess(tx, { access, until }, { actor, reason });
    await recordAudit(tx, {
      actor,
      action: 'payments.access-extend',
      subject: access.id,
      before: { until: access.expires_at },
      after: { until, reason },
    });
    const { id, account_id: owner, plan_title: planTitle } = access;
    await tellActive(tx, { id, accountId: owner, planTitle, expiresAt: until });
    return owner;
  });
  return holder(db, accountId);
}

/** @throws AppError 404 for unknown access, 409 when it was taken back already */
export async function revokeAccess(
  { db }: Pick<Context, 'db'>,
  actor: string,
  wish: Change,
): Promise<PlanHolder> {
  const reason = checkedReason(wish.reason);
  const accountId = await db.transaction().execute(async (tx) => {
    const access = await requireAccess(tx, wish.id);
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
  return holder(db, accountId);
}

async function requireAccess(tx: Database, id: string) {
  const access = await holdAccess(tx, id);
  if (!access) throw new AppError('payments.access-unknown', { status: 404 });
  if (access.revoked_at) throw new AppError('payments.access-revoked', { status: 409 });
  return access;
}
