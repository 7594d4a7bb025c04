import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { SeatName } from './sitting.store.ts';

/** Changes that arrived after the end and say that they were made before. */
export type LateText = {
  readonly id: string;
  readonly accountId: string;
  readonly assetId: string;
  readonly key: string;
  readonly code: string;
  readonly lastVersion: number;
  readonly arrivedAt: Date;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly decision: 'accepted' | 'by-rule' | 'refused' | null;
  readonly reason: string | null;
};

type Arrived = SeatName & {
  readonly assetId: string;
  readonly key: string;
  readonly code: string;
  readonly version: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly byRule: boolean;
};

/** The newest version of a text that is kept as late, whatever was decided about it; 0: none. */
export async function findLateVersion(
  db: Database,
  { examId, accountId, assetId, key }: SeatName & Pick<Arrived, 'assetId' | 'key'>,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(last_version), 0) as version from late_text
    where exam_id = ${examId} and account_id = ${accountId} and asset_id = ${assetId} and key = ${key}`.execute(
    db,
  );
  return rows[0]?.version ?? 0;
}

/** Keeps what arrived late; more of the same text, while nobody has decided, goes with what came before. */
export async function saveLateText(db: Database, late: Arrived): Promise<void> {
  const { examId, accountId, assetId, key, code, version, firstAt, lastAt, byRule } = late;
  const merged = await sql`
    update late_text set last_version = ${version}, code = ${code}, arrived_at = now(),
      first_at = least(first_at, ${firstAt}), last_at = greatest(last_at, ${lastAt})
    where exam_id = ${examId} and account_id = ${accountId} and asset_id = ${assetId} and key = ${key}
      and decision is not distinct from ${byRule ? 'by-rule' : null} returning id`.execute(db);
  if (merged.rows.length > 0) return;
  await db
    .insertInto('late_text')
    .values({
      exam_id: examId,
      account_id: accountId,
      asset_id: assetId,
      key,
      code,
      last_version: version,
      first_at: firstAt,
      last_at: lastAt,
      decision: byRule ? 'by-rule' : null,
      decided_at: byRule ? sql<Date>`now()` : null,
    })
    .execute();
}

/** Of an exam, the oldest first. */
export async function findLateTexts(db: Database, examId: string): Promise<LateText[]> {
  const { rows } = await sql<LateText>`
    select id, account_id as "accountId", asset_id as "assetId", key, code, last_version as "lastVersion",
      arrived_at as "arrivedAt", first_at as "firstAt", last_at as "lastAt", decision, reason
    from late_text where exam_id = ${examId} order by arrived_at, id`.execute(db);
  return rows;
}

type Decided = {
  readonly id: string;
  readonly decision: 'accepted' | 'refused';
  readonly reason: string;
  readonly by: string;
};

/** False when somebody has decided already. */
export async function saveDecision(db: Database, { id, decision, reason, by }: Decided): Promise<boolean> {
  const { rows } = await sql`
    update late_text set decision = ${decision}, reason = ${reason}, decided_by = ${by}, decided_at = now()
    where id = ${id} and decision is null returning id`.execute(db);
  return rows.length > 0;
}
