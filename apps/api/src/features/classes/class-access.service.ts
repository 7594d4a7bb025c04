import type { BatchAccess } from '@abhyas/contract/classes-access.staff';
import type { Receivers } from '@abhyas/contract/announcements.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { classAccounts } from './class-accounts.service.ts';
import { allBatches, inUse } from './batches.service.ts';
import { requireBatch } from './class-rights.service.ts';
import {
  askForBatch,
  batchAccessLines,
  giveToBatch,
  holdBatchAccess,
  lackingPlan,
  rejectBatchAccess,
  takeBackFromBatch,
} from '../entitlements/batch-access.service.ts';
import { isAmong, requireShown, touchedBy } from '../notifications/receivers.service.ts';
import { findPlan } from '../plans/plans.service.ts';
import { checkedEnd } from '../entitlements/staff-access.service.ts';
import { checkedReason } from '../entitlements/reason.rules.ts';
import { requireSame } from '../entitlements/sent-again.rules.ts';
import { requireNoOwnPlan, requireSecondPerson, requireWaiting } from '../entitlements/two-person.rules.ts';
import { dayInIndia } from '../../platform/india/indian-days.ts';
import { notifyActive } from '../entitlements/plan-notifications.service.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

const ERRORS = {
  unknown: 'payments.class-access-unknown',
  decided: 'payments.class-access-decided',
  samePerson: 'payments.class-access-same-person',
  ownPlan: 'payments.class-access-own-plan',
} as const;

/** What was asked for and given to classes, and the classes that there are. */
export async function listForBatches(context: Context, actor: string) {
  const [lines, batches] = await Promise.all([batchAccessLines(context.db), allBatches(context.db)]);
  return {
    lines: lines.map((row): BatchAccess => ({
      id: row.id,
      batchId: row.batch_id,
      batch: row.batch_name,
      planId: row.plan_id,
      planTitle: row.plan_title,
      until: dayInIndia(row.until),
      laterMembers: row.later_members,
      reason: row.reason,
      state: row.state as BatchAccess['state'],
      askedBy: row.asked ?? '',
      decidedBy: row.decided ?? '',
      own: row.asked_by === actor,
      people: row.people,
    })),
    batches: inUse(batches).map(({ id, name }) => ({ batchId: id, title: name })),
  };
}

type BatchAccessRequest = { readonly batchId: string; readonly planId: string; readonly until: string };

/**
 * Who of a class would get a plan, by name.
 * @throws AppError 404 for an unknown class or plan, 400 for a day that does not do
 */
export async function previewForBatch(
  { db, release }: Context,
  { batchId, planId, until: day }: BatchAccessRequest,
): Promise<Receivers & { holding: number; unregistered: number }> {
  await requireBatch(db, batchId);
  requirePlan({ release }, planId);
  const until = await checkedEnd(db, day);
  const batches = await allBatches(db);
  const batch = batches.find(({ id }) => id === batchId);
  const shown = await touchedBy(db, lackingPlan(classAccounts(batchId), planId, until));
  const registered = batch?.registered ?? 0;
  return {
    ...shown,
    holding: registered - shown.people,
    unregistered: (batch?.members ?? 0) - registered,
  };
}

function requirePlan({ release }: Pick<Context, 'release'>, planId: string) {
  const plan = findPlan(release.current, planId);
  if (!plan) throw new AppError('payments.plan-unknown', { field: 'planId' });
  return plan;
}

/**
 * Asks for a plan for a class; somebody else gives it.
 * @throws AppError 404 for an unknown class or plan, 400 for a day or a reason that does not do
 */
export async function askForClass(
  context: Context,
  actor: string,
  request: BatchAccessRequest & {
    readonly id: string;
    readonly laterMembers: boolean;
    readonly reason: string;
  },
): Promise<void> {
  const reason = checkedReason(request.reason);
  const plan = requirePlan(context, request.planId);
  await context.db.transaction().execute(async (tx) => {
    const batch = await requireBatch(tx, request.batchId);
    const until = await checkedEnd(tx, request.until);
    const asked = {
      batch_id: batch.id,
      plan_id: plan.id,
      until,
      later_members: request.laterMembers,
    };
    const made = await askForBatch(tx, {
      id: request.id,
      ...asked,
      batch_name: batch.name,
      plan_title: plan.title,
      topic_ids: [...plan.topicIds],
      reason,
      asked_by: actor,
    });
    if (!made) {
      const known = await holdBatchAccess(tx, request.id);
      if (known) requireSame(known, asked);
      return;
    }
    const after = { planId: plan.id, until, laterMembers: request.laterMembers, reason };
    await recordAudit(tx, { actor, action: 'payments.class-access-ask', subject: batch.name, after });
  });
}

/**
 * Gives what somebody else asked for to exactly those who were shown, and tells them.
 * @throws AppError 403 for who asked and for a member of the class, 409 when it is decided, the class is gone, or it
 * would reach others than were shown
 */
export async function giveToClass(
  { db }: Pick<Context, 'db'>,
  actor: string,
  { id, set }: { readonly id: string; readonly set: string },
): Promise<{ people: number }> {
  return db.transaction().execute(async (tx) => {
    const access = requireWaiting(await holdBatchAccess(tx, id), ERRORS);
    if (access.batch_id === null) throw new AppError(ERRORS.decided);
    requireSecondPerson(actor, access.asked_by, ERRORS);
    const { name } = await requireBatch(tx, access.batch_id);
    const members = classAccounts(access.batch_id);
    requireNoOwnPlan(await isAmong(tx, members, actor), ERRORS);
    const { plan_id: planId, until } = access;
    requireShown((await touchedBy(tx, lackingPlan(members, planId, until))).set, set);
    const given = await giveToBatch(tx, { access, members }, actor);
    for (const plan of given) await notifyActive(tx, plan);
    const after = { planId, until, people: given.length };
    await recordAudit(tx, { actor, action: 'payments.class-access-give', subject: name, after });
    return { people: given.length };
  });
}

/**
 * Says no to what waits, or takes back what was given, as a whole.
 * @throws AppError 404, 409 when it has ended already, 400 without a reason
 */
export async function endForClass(
  { db }: Pick<Context, 'db'>,
  actor: string,
  request: { readonly id: string; readonly reason: string },
): Promise<{ people: number }> {
  const reason = checkedReason(request.reason);
  return db.transaction().execute(async (tx) => {
    const access = await holdBatchAccess(tx, request.id);
    if (!access) throw new AppError(ERRORS.unknown);
    const told = { actor, subject: access.batch_name, before: { planId: access.plan_id } };
    if (access.state === 'waiting') {
      await rejectBatchAccess(tx, access.id, actor);
      await recordAudit(tx, { ...told, action: 'payments.class-access-reject', after: { reason } });
      return { people: 0 };
    }
    if (access.state !== 'given') throw new AppError(ERRORS.decided);
    const people = await takeBackFromBatch(tx, access.id, { actor, reason });
    await recordAudit(tx, { ...told, action: 'payments.class-access-revoke', after: { people, reason } });
    return { people };
  });
}
