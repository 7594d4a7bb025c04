import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** What was decided of an item; moments in milliseconds since 1970. */
export type Regrade = {
  readonly assignmentId: string;
  readonly assetId: string;
  readonly countedUntil: number | null;
  readonly decidedUntil: number;
};

/** What was decided of the items of some assignments. */
export async function findRegrades(db: Database, assignmentIds: readonly string[]): Promise<Regrade[]> {
  if (assignmentIds.length === 0) return [];
  const rows = await db
    .selectFrom('assignment_regrade')
    .selectAll()
    .where('assignment_id', 'in', [...assignmentIds])
    .execute();
  return rows.map((row) => ({
    assignmentId: row.assignment_id,
    assetId: row.asset_id,
    countedUntil: row.counted_until?.getTime() ?? null,
    decidedUntil: row.decided_until.getTime(),
  }));
}

type Deciding = {
  readonly assignmentId: string;
  readonly assetIds: readonly string[];
  /** What was judged again until then. */
  readonly until: Date;
  /** False: the marks stay as they were. */
  readonly counts: boolean;
};

export async function saveRegrade(
  db: Database,
  { assignmentId, assetIds, until, counts }: Deciding,
): Promise<void> {
  await sql`
    insert into assignment_regrade (assignment_id, asset_id, counted_until, decided_until)
    select ${assignmentId}::uuid, asset_id, ${counts ? until : null}::timestamptz, ${until}
    from unnest(${[...assetIds]}::text[]) as asset_id
    on conflict (assignment_id, asset_id) do update set decided_until = excluded.decided_until,
      counted_until = coalesce(excluded.counted_until, assignment_regrade.counted_until)`.execute(db);
}
