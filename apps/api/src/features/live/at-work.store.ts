import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { workedOnBy } from '../assignments/exam-records.service.ts';
import type { SeatName } from './seats.store.ts';

/** Notes who is at work on a problem of an assignment; undefined where they cannot be. */
export async function saveAtWork(
  db: Database,
  { assignmentId, accountId }: SeatName,
  shown: string,
): Promise<{ readonly watchedAt: Date | null } | undefined> {
  const { rows } = await sql<{ watchedAt: Date | null }>`
    insert into lab_seat as seat (assignment_id, account_id, shown)
    select assignment.id, ${accountId}::uuid, ${shown} from assignment
    where assignment.id = ${assignmentId} and ${workedOnBy(accountId)}
      and items @> ${JSON.stringify([{ assetId: shown }])}::jsonb
    on conflict (assignment_id, account_id) do update set shown = excluded.shown, heard_at = now()
    returning watched_at as "watchedAt"`.execute(db);
  return rows[0];
}
