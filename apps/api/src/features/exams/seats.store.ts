import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** The last run of a problem of an exam. */
export type LastRun = {
  readonly accountId: string;
  /** Of the problem and the exam. */
  readonly itemId: string;
  readonly passed: number;
  readonly total: number;
  readonly verdict: string;
  /** The first test that failed. */
  readonly test: string | null;
};

export async function findLastRuns(db: Database, examId: string): Promise<LastRun[]> {
  const { rows } = await sql<LastRun>`
    select distinct on (s.account_id, s.asset_id) s.account_id as "accountId", s.asset_id as "itemId", verdict,
      (select count(*) from jsonb_array_elements(coalesce(result -> 'tests', '[]')) as test
        where test ->> 'verdict' = 'accepted')::integer as passed,
      jsonb_array_length(coalesce(result -> 'tests', '[]')) as total,
      (select test ->> 'name' from jsonb_array_elements(coalesce(result -> 'tests', '[]')) with ordinality as t (test, place)
        where test ->> 'verdict' <> 'accepted' order by place limit 1) as test
    from sitting, unnest(items) as item, submission as s
    where exam_id = ${examId} and s.account_id = sitting.account_id and s.asset_id = item || '@' || exam_id
    order by s.account_id, s.asset_id, submitted_at desc`.execute(db);
  return rows;
}

export type Noted = {
  readonly accountId: string;
  readonly pasted: number;
  readonly left: number;
  readonly unjudged: number;
};

/** How often something was noted of each learner, and how much of theirs waits to be judged. */
export async function countNoted(db: Database, examId: string): Promise<Noted[]> {
  const { rows } = await sql<Noted>`
    select account_id as "accountId",
      (select count(*) from sitting_event as event where (event.exam_id, event.account_id) = (s.exam_id, s.account_id)
        and kind = 'paste')::integer as pasted,
      (select count(*) from sitting_event as event where (event.exam_id, event.account_id) = (s.exam_id, s.account_id)
        and kind = 'left')::integer as left,
      (select count(*) from hand_in where (hand_in.exam_id, hand_in.account_id) = (s.exam_id, s.account_id)
        and judged_at is null)::integer as unjudged
    from sitting as s where exam_id = ${examId}`.execute(db);
  return rows;
}

type SeatName = { readonly examId: string; readonly accountId: string };

export type NotedEvent = {
  readonly kind: string;
  readonly amount: number | null;
  readonly happenedAt: Date;
  readonly arrivedAt: Date;
};

export async function findEvents(
  db: Database,
  { examId, accountId }: SeatName,
  most: number,
): Promise<NotedEvent[]> {
  const { rows } = await sql<NotedEvent>`
    select kind, amount, happened_at as "happenedAt", arrived_at as "arrivedAt" from sitting_event
    where exam_id = ${examId} and account_id = ${accountId} order by happened_at desc, id limit ${most}`.execute(
    db,
  );
  return rows;
}

export type WrittenText = {
  readonly itemId: string;
  readonly key: string;
  readonly code: string;
  readonly version: number;
  readonly savedAt: Date;
};

/** The text that a learner changed last in an exam. */
export async function findWritten(
  db: Database,
  { examId, accountId }: SeatName,
): Promise<WrittenText | undefined> {
  const { rows } = await sql<WrittenText>`
    select asset_id as "itemId", code_key as key, code, version, saved_at as "savedAt"
    from sitting, unnest(items) as item join saved_code on asset_id = item || '@' || ${examId}
    where exam_id = ${examId} and sitting.account_id = ${accountId} and saved_code.account_id = ${accountId}
    order by saved_at desc limit 1`.execute(db);
  return rows[0];
}

/** What was handed in last for a problem. */
export async function findHandedCode(
  db: Database,
  { examId, accountId, assetId }: SeatName & { readonly assetId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('hand_in')
    .select('code')
    .where('exam_id', '=', examId)
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.code;
}
