import { randomUUID } from 'node:crypto';

import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { giveAccess, withdrawAccess } from './access.service.ts';
import {
  countWaitingAccess,
  decideBatchAccess,
  findBatchAccess,
  findForLaterMembers,
  findLacking,
  insertBatchAccess,
  lacking,
  lockBatchAccess,
  lockGivenBy,
  type BatchAccessRow,
  type ListedBatchAccess,
  type NewBatchAccess,
} from './batch-access.store.ts';
import type { GrantedPlan } from './entitlements.service.ts';

export type { BatchAccessRow } from './batch-access.store.ts';

/** A plan for a class is asked for. False when it was before. */
export function askForBatch(tx: Database, asked: NewBatchAccess): Promise<boolean> {
  return insertBatchAccess(tx, asked);
}

/** It, held until the transaction ends. */
export function holdBatchAccess(tx: Database, id: string): Promise<BatchAccessRow | undefined> {
  return lockBatchAccess(tx, id);
}

/** What was asked for and given, what waits first. */
export function batchAccessLines(db: Database): Promise<ListedBatchAccess[]> {
  return findBatchAccess(db);
}

/** How many wait for a second person. */
export function waitingBatchAccess(db: Database): Promise<number> {
  return countWaitingAccess(db);
}

/** Those of these people who do not hold a plan until a moment, as a query. */
export function lackingPlan(members: RawBuilder<unknown>, planId: string, until: Date): RawBuilder<unknown> {
  return lacking(members, planId, until);
}

/** Gives what was asked for to these members, as far as they lack it, and answers what each has now. */
export async function giveToBatch(
  tx: Database,
  { access, members }: { readonly access: BatchAccessRow; readonly members: RawBuilder<unknown> },
  actor: string,
): Promise<GrantedPlan[]> {
  const given = await giveToEach(tx, access, { members, actor });
  await decideBatchAccess(tx, access.id, { state: 'given', decidedBy: actor });
  return given;
}

async function giveToEach(
  tx: Database,
  access: BatchAccessRow,
  { members, actor }: { readonly members: RawBuilder<unknown>; readonly actor: string },
): Promise<GrantedPlan[]> {
  const given: GrantedPlan[] = [];
  for (const accountId of await findLacking(tx, members, access)) {
    const made = {
      id: randomUUID(),
      accountId,
      planId: access.plan_id,
      planTitle: access.plan_title,
      topicIds: access.topic_ids,
      until: access.until,
      batchAccessId: access.id,
    };
    await giveAccess(tx, made, { actor, reason: access.reason });
    given.push({ id: made.id, accountId, planTitle: made.planTitle, expiresAt: made.until });
  }
  return given;
}

/** Accounts join batches: what was given to these for later members is theirs. Answers what each has now. */
export async function giveToLaterMembers(
  tx: Database,
  batchIds: readonly string[],
  accountIds: readonly string[],
): Promise<GrantedPlan[]> {
  if (accountIds.length === 0) return [];
  const given: GrantedPlan[] = [];
  const members = sql`select unnest(${[...accountIds]}::uuid[]) as account_id`;
  for (const access of await findForLaterMembers(tx, batchIds)) {
    given.push(...(await giveToEach(tx, access, { members, actor: access.asked_by })));
  }
  return given;
}

/** Says no to what waits. */
export function rejectBatchAccess(tx: Database, id: string, actor: string): Promise<void> {
  return decideBatchAccess(tx, id, { state: 'rejected', decidedBy: actor });
}

/** Takes back what was given, from everybody who has it by it; answers how many. */
export async function takeBackFromBatch(
  tx: Database,
  id: string,
  hand: { readonly actor: string; readonly reason: string },
): Promise<number> {
  const held = await lockGivenBy(tx, id);
  for (const access of held) await withdrawAccess(tx, access, hand);
  await decideBatchAccess(tx, id, { state: 'revoked' });
  return held.length;
}
