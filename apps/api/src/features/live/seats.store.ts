import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** A learner and an assignment of either kind. */
export type SeatName = { readonly assignmentId: string; readonly accountId: string };

/** Who is at work on an assignment that is no exam. */
export type LabSeat = {
  readonly accountId: string;
  readonly shown: string;
  readonly heardAt: Date;
};

export async function findLabSeats(db: Database, assignmentId: string): Promise<LabSeat[]> {
  return db
    .selectFrom('lab_seat')
    .select(['account_id as accountId', 'shown', 'heard_at as heardAt'])
    .where('assignment_id', '=', assignmentId)
    .execute();
}

export async function hasLabSeat(db: Database, { assignmentId, accountId }: SeatName): Promise<boolean> {
  const { rows } = await sql`
    select from lab_seat where assignment_id = ${assignmentId} and account_id = ${accountId}`.execute(db);
  return rows.length > 0;
}

/** A teacher looks at it: kept every other second, however often their page asks. */
export async function saveLabWatched(db: Database, { assignmentId, accountId }: SeatName): Promise<void> {
  await sql`
    update lab_seat set watched_at = now()
    where assignment_id = ${assignmentId} and account_id = ${accountId}
      and (watched_at is null or watched_at < now() - interval '2 seconds')`.execute(db);
}

export type Noted = {
  readonly accountId: string;
  readonly pasted: number;
  readonly left: number;
  readonly unjudged: number;
};

/** How often something was noted of each learner in an exam, and how much of theirs waits to be judged. */
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

export type NotedEvent = {
  readonly kind: string;
  readonly amount: number | null;
  readonly happenedAt: Date;
  readonly arrivedAt: Date;
};

/** What was noted of a learner in an exam, the newest first. */
export async function findEvents(
  db: Database,
  { assignmentId, accountId }: SeatName,
  most: number,
): Promise<NotedEvent[]> {
  const { rows } = await sql<NotedEvent>`
    select kind, amount, happened_at as "happenedAt", arrived_at as "arrivedAt" from sitting_event
    where exam_id = ${assignmentId} and account_id = ${accountId}
    order by happened_at desc, id limit ${most}`.execute(db);
  return rows;
}

export type WrittenText = {
  readonly itemId: string;
  readonly key: string;
  readonly code: string;
  readonly version: number;
  readonly savedAt: Date;
};

type Wanted = { readonly accountId: string; readonly itemIds: readonly string[]; readonly since: Date };

/** The text of some items that a learner changed last since a moment. */
export async function findWritten(
  db: Database,
  { accountId, itemIds, since }: Wanted,
): Promise<WrittenText | undefined> {
  const { rows } = await sql<WrittenText>`
    select asset_id as "itemId", code_key as key, code, version, saved_at as "savedAt" from saved_code
    where account_id = ${accountId} and asset_id = any(${[...itemIds]}::text[]) and saved_at >= ${since}
    order by saved_at desc limit 1`.execute(db);
  return rows[0];
}
