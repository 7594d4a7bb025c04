import type { ActivePlan } from '@abhyas/contract/plans';

import type { RawBuilder } from 'kysely';

import type { AppContext } from '../../platform/app-context.ts';
import type { ShownRelease } from '../../platform/content/active-release.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Recipient } from '../../platform/mail/compose-mail.ts';
import { planIdWithoutSuffix } from '../plans/plans.rules.ts';
import { ownershipIn, type Ownership } from './entitlements.rules.ts';
import {
  activeTopicIds,
  findActive,
  findEnding,
  holdersOf,
  insertEntitlement,
  markExpiryTold,
  revokeByOrder,
  takeEndingWithin,
  type NewEntitlement,
  type PlanRow,
} from './entitlements.store.ts';

/** What an account owns at this moment. */
export async function ownershipOf(
  { db, release }: Pick<AppContext, 'db'> & { readonly release: ShownRelease },
  accountId: string,
): Promise<Ownership> {
  const rows = await findActive(db, accountId);
  return ownershipIn(
    release.current,
    rows.flatMap((row) => row.topic_ids),
  );
}

/** The topics an account owns, for a query that asks more of the database at the same time. */
export function ownedTopicIds(account: RawBuilder<string>): RawBuilder<string[]> {
  return activeTopicIds(account);
}

/** A query for the accounts that hold a plan now. */
export function planHolders(planId: string): RawBuilder<unknown> {
  return holdersOf(planId);
}

/** The plans an account holds, latest expiry first. */
export async function activePlansOf(db: Database, accountId: string): Promise<ActivePlan[]> {
  const rows = await findActive(db, accountId);
  return rows.map((row) => ({
    planId: row.plan_id,
    planTitle: row.plan_title,
    expiry: row.expires_at.toISOString(),
    purchasedOn: row.purchased_on.toISOString(),
  }));
}

/** True once after a plan has run out (AUTH-16). */
export function tellExpiryOnce(db: Database, accountId: string): Promise<boolean> {
  return markExpiryTold(db, accountId);
}

/** A plan that somebody holds. */
export type GrantedPlan = {
  readonly id: string;
  readonly accountId: string;
  readonly planTitle: string;
  readonly expiresAt: Date;
};

function toGranted(row: PlanRow): GrantedPlan {
  return {
    id: row.id,
    accountId: row.account_id,
    planTitle: row.plan_title,
    expiresAt: row.expires_at,
  };
}

/** Grants what an order has paid for. Call it in the transaction that marks the order paid. */
export async function grantPlan(db: Database, grant: NewEntitlement): Promise<GrantedPlan> {
  return toGranted(await insertEntitlement(db, grant));
}

/** Takes back what a refunded order had granted. */
export function revokePlan(db: Database, orderId: string): Promise<void> {
  return revokeByOrder(db, orderId);
}

/** Plans that end within `days` days, each once for these days: whoever takes them tells their owners. */
export async function takeEndingPlans(db: Database, days: number, most: number): Promise<GrantedPlan[]> {
  return (await takeEndingWithin(db, days, most)).map(toGranted);
}

export type EndingPlan = Recipient & {
  readonly planTitle: string;
  readonly expiresAt: Date;
};

/** Who holds a plan that is about to end; undefined when it is over already. */
export async function endingPlan(db: Database, entitlementId: string): Promise<EndingPlan | undefined> {
  const row = await findEnding(db, entitlementId);
  if (!row) return undefined;
  const { name, email, language } = row;
  return { name, email, language, planTitle: row.plan_title, expiresAt: row.expires_at };
}

/** The plan as an account holds it at this moment, its latest expiry first. */
export async function heldPlan(
  tx: Database,
  accountId: string,
  planId: string,
): Promise<ActivePlan | undefined> {
  const plans = await activePlansOf(tx, accountId);
  return plans.find((plan) => planIdWithoutSuffix(plan.planId) === planId);
}
