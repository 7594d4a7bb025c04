import { randomUUID } from 'node:crypto';

import type { AccessRequest, PlanHolder } from '@abhyas/contract/entitlements.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { takeAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { giveAccess, prolongAccess, type Access } from './access.service.ts';
import { findPlan } from '../plans/plans.service.ts';
import { checkedEnd, describeHolder, requireAccess } from './staff-access.service.ts';
import {
  decideRequest,
  findWaitingRequests,
  insertRequest,
  lockRequest,
  type AccessRequestRow,
} from './access-requests.store.ts';
import { findPerson } from './people.store.ts';
import { checkedReason } from './reason.rules.ts';
import { requireSame } from './sent-again.rules.ts';
import { requireNoOwnPlan, requireSecondPerson, requireWaiting } from './two-person.rules.ts';
import { formatDay } from '../../platform/india/indian-format.ts';
import { notifyActive } from './plan-notifications.service.ts';
import { heldPlan } from './entitlements.service.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

const ERRORS = {
  unknown: 'payments.access-request-unknown',
  decided: 'payments.access-decided',
  samePerson: 'payments.access-same-person',
  ownPlan: 'payments.access-own-plan',
} as const;

export type Grant = {
  /** Drawn by who asks: the same one sent twice asks once. */
  readonly grantId: string;
  readonly accountId: string;
  readonly planId: string;
  readonly until: string;
  readonly reason: string;
};

/**
 * Asks that a plan is opened to somebody. Nothing is opened before somebody else approves it.
 * @throws AppError 404 for an unknown learner or plan, 409 when the plan is held already, the same waits, or another was
 * asked for under its id
 */
export async function askForGrant(context: Context, actor: string, params: Grant): Promise<PlanHolder> {
  const reason = checkedReason(params.reason);
  const plan = requirePlan(context, params.planId);
  const until = await checkedEnd(context.db, params.until);
  await context.db.transaction().execute(async (tx) => {
    const person = await findPerson(tx, params.accountId);
    if (!person) throw new AppError('payments.buyer-unknown');
    const known = await lockRequest(tx, params.grantId);
    if (known) return requireSame(known, { account_id: person.id, plan_id: plan.id, until });
    await requireNotHeld(tx, person.id, plan.id);
    await ask(tx, {
      id: params.grantId,
      account_id: person.id,
      plan_id: plan.id,
      entitlement_id: null,
      until,
      reason,
      asked_by: actor,
    });
  });
  return describeHolder(context.db, params.accountId);
}

/**
 * Asks that a plan goes on longer.
 * @throws AppError 404 for unknown access, 409 when it was taken back, runs longer already, or the same waits
 */
export async function askForExtension(
  { db }: Pick<Context, 'db'>,
  actor: string,
  params: { readonly id: string; readonly until: string; readonly reason: string },
): Promise<PlanHolder> {
  const reason = checkedReason(params.reason);
  const until = await checkedEnd(db, params.until);
  const accountId = await db.transaction().execute(async (tx) => {
    const access = await requireAccess(tx, params.id);
    requireLater(access, until);
    const { account_id: owner, plan_id: planId } = access;
    await ask(tx, {
      id: randomUUID(),
      account_id: owner,
      plan_id: planId,
      entitlement_id: access.id,
      until,
      reason,
      asked_by: actor,
    });
    return owner;
  });
  return describeHolder(db, accountId);
}

async function ask(tx: Database, request: Omit<AccessRequestRow, 'state'>): Promise<void> {
  const person = await findPerson(tx, request.account_id);
  if (!(await insertRequest(tx, request))) throw new AppError('payments.access-waits');
  const { id, asked_by: actor, plan_id: planId, until, reason } = request;
  const after = { request: id, planId, until, reason };
  await recordAudit(tx, { actor, action: 'payments.access-ask', subject: person?.email ?? id, after });
}

export async function waitingRequests({ db, release }: Context, actor: string): Promise<AccessRequest[]> {
  const rows = await findWaitingRequests(db);
  return rows.map((row) => ({
    id: row.id,
    kind: row.entitlement_id === null ? 'grant' : 'extend',
    name: row.name,
    email: row.email,
    planTitle: findPlan(release.current, row.plan_id)?.title ?? row.plan_id,
    until: row.until.toISOString(),
    reason: row.reason,
    askedBy: row.asker,
    askedAt: row.asked_at.toISOString(),
    mine: row.asked_by === actor,
  }));
}

/**
 * Does what somebody else asked for.
 * @throws AppError 403 for who asked and for one's own account, 404, 409 when it is decided or cannot be
 */
export async function approveRequest(context: Context, actor: string, id: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const request = requireWaiting(await lockRequest(tx, id), ERRORS);
    requireSecondPerson(actor, request.asked_by, ERRORS);
    requireNoOwnPlan(request.account_id === actor, ERRORS);
    const subject =
      request.entitlement_id === null
        ? await openPlan(tx, context, request)
        : await prolongPlan(tx, request.entitlement_id, request);
    await decideRequest(tx, id, { state: 'approved', decidedBy: actor });
    const { until, reason } = request;
    const kind = request.entitlement_id === null ? 'grant' : 'extend';
    await recordAudit(tx, {
      actor,
      action: `payments.access-${kind}`,
      subject,
      after: { request: id, planId: request.plan_id, until, reason },
    });
  });
}

/** @returns the address of who holds it now */
async function openPlan(tx: Database, context: Context, request: AccessRequestRow): Promise<string> {
  const { id, account_id: accountId, until, reason, asked_by: actor } = request;
  const { id: planId, title: planTitle, topicIds } = requirePlan(context, request.plan_id);
  const person = await findPerson(tx, accountId);
  if (!person) throw new AppError('payments.buyer-unknown');
  await takeAdvisoryLock(tx, 'order', accountId);
  await requireNotHeld(tx, accountId, planId);
  const access = { id, accountId, planId, planTitle, topicIds, until };
  await giveAccess(tx, access, { actor, reason });
  await notifyActive(tx, { ...access, expiresAt: until });
  return person.email;
}

/** @returns the access's id */
async function prolongPlan(
  tx: Database,
  accessId: string,
  { until, reason, asked_by: actor }: AccessRequestRow,
): Promise<string> {
  const access = await requireAccess(tx, accessId);
  requireLater(access, until);
  await prolongAccess(tx, { access, until }, { actor, reason });
  const { id, account_id: accountId, plan_title: planTitle } = access;
  await notifyActive(tx, { id, accountId, planTitle, expiresAt: until });
  return id;
}

/** Declines what was asked for, or takes one's own request back. @throws AppError 404, 409 when it is decided */
export async function rejectRequest({ db }: Context, actor: string, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const request = requireWaiting(await lockRequest(tx, id), ERRORS);
    await decideRequest(tx, id, { state: 'rejected', decidedBy: actor });
    const person = await findPerson(tx, request.account_id);
    const after = { request: id, planId: request.plan_id };
    await recordAudit(tx, { actor, action: 'payments.access-reject', subject: person?.email ?? id, after });
  });
}

function requirePlan({ release }: Context, planId: string) {
  const plan = findPlan(release.current, planId);
  if (!plan) throw new AppError('payments.plan-unknown', { field: 'planId' });
  return plan;
}

async function requireNotHeld(tx: Database, accountId: string, planId: string): Promise<void> {
  const held = await heldPlan(tx, accountId, planId);
  if (!held) return;
  const date = formatDay(new Date(held.expiry));
  throw new AppError('payments.access-held', { values: { date } });
}

function requireLater(access: Pick<Access, 'expires_at'>, until: Date): void {
  if (until > access.expires_at) return;
  const date = formatDay(access.expires_at);
  throw new AppError('payments.access-until-sooner', { values: { date }, field: 'until' });
}
