import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { SeatName } from './seats.store.ts';

/** More is not said to one learner in one assignment. */
const MOST_NOTES = 100;

export type NewNote = {
  readonly id: string;
  readonly assetId: string | undefined;
  readonly line: number | undefined;
  readonly text: string;
  readonly by: string;
};

/** Writes a note; one that is there already stays as it is. False when there are too many. */
export async function insertNote(
  db: Database,
  { assignmentId, accountId }: SeatName,
  { id, assetId, line, text, by }: NewNote,
): Promise<boolean> {
  const { rows } = await sql<{ written: number }>`
    select count(*)::integer as written from sitting_note
    where exam_id = ${assignmentId} and account_id = ${accountId} and id <> ${id}`.execute(db);
  if ((rows[0]?.written ?? 0) >= MOST_NOTES) return false;
  await db
    .insertInto('sitting_note')
    .values({
      id,
      exam_id: assignmentId,
      account_id: accountId,
      asset_id: assetId ?? null,
      line: line ?? null,
      body: text,
      written_by: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export type Note = {
  readonly id: string;
  readonly assetId: string | null;
  readonly line: number | null;
  readonly text: string;
  readonly at: Date;
  readonly readAt: Date | null;
};

/** What was said to a learner in an assignment, the oldest first; all of it, or what was not read yet. */
export async function findNotes(
  db: Database,
  { assignmentId, accountId }: SeatName,
  { unread = false } = {},
): Promise<Note[]> {
  return db
    .selectFrom('sitting_note')
    .select(['id', 'asset_id as assetId', 'line', 'body as text', 'written_at as at', 'read_at as readAt'])
    .where('exam_id', '=', assignmentId)
    .where('account_id', '=', accountId)
    .$if(unread, (query) => query.where('read_at', 'is', null))
    .orderBy('written_at')
    .orderBy('id')
    .execute();
}

export async function markNotesRead(
  db: Database,
  { assignmentId, accountId }: SeatName,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('sitting_note')
    .set({ read_at: sql<Date>`now()` })
    .where('exam_id', '=', assignmentId)
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .where('read_at', 'is', null)
    .execute();
}
