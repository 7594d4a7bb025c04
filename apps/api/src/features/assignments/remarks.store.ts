import type { ShownAllowance } from '@abhyas/contract/assignments';

import type { Database } from '../../platform/database/database.ts';
import type { Allowance } from './times.rules.ts';

/** Something that one learner was allowed. */
export type KeptAllowance = {
  readonly id: string;
  readonly accountId: string;
  readonly allowed: Allowance;
  readonly reason: string;
  readonly at: Date;
};

/** What learners were allowed in an assignment, the oldest first; of all, or of one. */
export async function findAllowances(
  db: Database,
  assignmentIds: readonly string[],
  accountId?: string,
): Promise<(KeptAllowance & { readonly assignmentId: string })[]> {
  if (assignmentIds.length === 0) return [];
  let query = db
    .selectFrom('assignment_allowance')
    .selectAll()
    .where('assignment_id', 'in', [...assignmentIds])
    .orderBy('at')
    .orderBy('id');
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  return (await query.execute()).map((row) => ({
    id: row.id,
    assignmentId: row.assignment_id,
    accountId: row.account_id,
    allowed: allowedOf(row),
    reason: row.reason,
    at: row.at,
  }));
}

function allowedOf(row: {
  readonly due_at: Date | null;
  readonly factor: number | null;
  readonly attempts: number | null;
}): Allowance {
  if (row.due_at) return { kind: 'due', dueAt: row.due_at.getTime() };
  if (row.factor !== null) return { kind: 'factor', factor: row.factor };
  return { kind: 'attempts', attempts: row.attempts ?? 0 };
}

/** An allowance as it is sent. */
export function shownAllowance({ id, allowed, reason, at }: KeptAllowance): ShownAllowance {
  const value = allowed.kind === 'due' ? { dueAt: new Date(allowed.dueAt).toISOString() } : allowed;
  return { id, ...value, kind: allowed.kind, reason, at: at.toISOString() };
}

type NewAllowance = Pick<KeptAllowance, 'id' | 'accountId' | 'allowed' | 'reason'> & {
  readonly assignmentId: string;
};

/** False when it is there already. */
export async function insertAllowance(
  db: Database,
  { id, assignmentId, accountId, allowed, reason }: NewAllowance,
): Promise<boolean> {
  const row = await db
    .insertInto('assignment_allowance')
    .values({
      id,
      assignment_id: assignmentId,
      account_id: accountId,
      kind: allowed.kind,
      due_at: allowed.kind === 'due' ? new Date(allowed.dueAt) : null,
      factor: allowed.kind === 'factor' ? allowed.factor : null,
      attempts: allowed.kind === 'attempts' ? allowed.attempts : null,
      reason,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose it was; undefined when there is none. */
export async function deleteAllowance(
  db: Database,
  { id, assignmentId }: { readonly id: string; readonly assignmentId: string },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('assignment_allowance')
    .where('id', '=', id)
    .where('assignment_id', '=', assignmentId)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

export type Remark = {
  readonly accountId: string;
  readonly assetId: string;
  readonly manual: { readonly hundredths: number; readonly reason: string } | undefined;
  readonly comment: string | undefined;
};

/** What teachers said of the work in some assignments; of all learners, or of one. */
export async function findRemarks(
  db: Database,
  assignmentIds: readonly string[],
  accountId?: string,
): Promise<(Remark & { readonly assignmentId: string })[]> {
  if (assignmentIds.length === 0) return [];
  let query = db
    .selectFrom('assignment_remark')
    .selectAll()
    .where('assignment_id', 'in', [...assignmentIds]);
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  return (await query.execute()).map(({ hundredths, reason, ...row }) => ({
    assignmentId: row.assignment_id,
    accountId: row.account_id,
    assetId: row.asset_id,
    manual: hundredths === null || reason === null ? undefined : { hundredths, reason },
    comment: row.comment ?? undefined,
  }));
}

export async function saveRemark(
  db: Database,
  assignmentId: string,
  { accountId, assetId, manual, comment }: Remark,
): Promise<void> {
  const said = {
    hundredths: manual?.hundredths ?? null,
    reason: manual?.reason ?? null,
    comment: comment ?? null,
    changed_at: new Date(),
  };
  await db
    .insertInto('assignment_remark')
    .values({ assignment_id: assignmentId, account_id: accountId, asset_id: assetId, ...said })
    .onConflict((conflict) => conflict.columns(['assignment_id', 'account_id', 'asset_id']).doUpdateSet(said))
    .execute();
}
