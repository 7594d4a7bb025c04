import { limits } from '@abhyas/contract/limits';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { workedOnBy } from '../assignments/exam-records.service.ts';
import type { SeatName } from './seats.store.ts';

type AtWork = {
  readonly watchedAt: Date | null;
  /** The class records how texts come about. */
  readonly recorded: boolean;
  /** The log of this problem's texts is kept for long enough already. */
  readonly kept: boolean;
};

/** Notes who is at work on a problem of an assignment; undefined where they cannot be. */
export async function saveAtWork(
  db: Database,
  { assignmentId, accountId }: SeatName,
  shown: string,
): Promise<AtWork | undefined> {
  const { rows } = await sql<AtWork>`
    with seat as (insert into lab_seat as seat (assignment_id, account_id, shown)
    select assignment.id, ${accountId}::uuid, ${shown} from assignment
    where assignment.id = ${assignmentId} and ${workedOnBy(accountId)}
      and items @> ${JSON.stringify([{ assetId: shown }])}::jsonb
    on conflict (assignment_id, account_id) do update set shown = excluded.shown, heard_at = now()
    returning assignment_id, watched_at)
    select watched_at as "watchedAt", records_texts_since is not null as recorded,
      exists (select from kept_text_log where account_id = ${accountId} and asset_id = ${shown}
        and until > now() + make_interval(days => ${limits.textLogDays - 1})) as kept
    from seat join assignment on assignment.id = assignment_id join batch on batch.id = batch_id`.execute(db);
  return rows[0];
}
