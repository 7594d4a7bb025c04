import type { ShownAllowance } from '@abhyas/contract/assignments';

import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Levels } from './rubric.rules.ts';
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

/** Returns whose allowance it was; undefined for an unknown id. */
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
  readonly levels: Levels;
  readonly version: number;
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
  return (await query.execute()).map(({ hundredths, reason, version, ...row }) => ({
    assignmentId: row.assignment_id,
    accountId: row.account_id,
    assetId: row.asset_id,
    manual: hundredths === null || reason === null ? undefined : { hundredths, reason },
    comment: row.comment ?? undefined,
    levels: row.levels as Levels,
    version,
  }));
}

/** A sender who has read no version is not checked. */
type Saving = Omit<Remark, 'version' | 'levels'> & {
  readonly version: number | undefined;
  /** Null: not chosen any more. Those of other criteria stay as they are. */
  readonly levels: Readonly<Record<string, string | null>>;
};

/** False when somebody else has changed it since that version. */
export async function saveRemark(
  db: Database,
  assignmentId: string,
  { accountId, assetId, manual, comment, levels, version }: Saving,
): Promise<boolean> {
  const said = {
    hundredths: manual?.hundredths ?? null,
    reason: manual?.reason ?? null,
    comment: comment ?? null,
    changed_at: new Date(),
  };
  const chosen = JSON.stringify(levels);
  const row = await db
    .insertInto('assignment_remark')
    .values({
      assignment_id: assignmentId,
      account_id: accountId,
      asset_id: assetId,
      levels: sql`jsonb_strip_nulls(${chosen}::jsonb)`,
      ...said,
    })
    .onConflict((conflict) => {
      const change = conflict.columns(['assignment_id', 'account_id', 'asset_id']).doUpdateSet({
        ...said,
        levels: sql`jsonb_strip_nulls(assignment_remark.levels || ${chosen}::jsonb)`,
        version: sql<number>`assignment_remark.version + 1`,
      });
      return version === undefined ? change : change.where('assignment_remark.version', '=', version);
    })
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}
