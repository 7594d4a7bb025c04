import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { SeatName, Sitting } from './sitting.store.ts';

/** Where somebody works: in an exam, or in a mock test, whose programs run on the samples only until it is over. */
export type Seat = Sitting & { readonly isMock?: boolean };

/**
 * An attempt at a mock test, as far as its programs are worked on like the items of an exam (MOCKS-11). Every device of
 * its learner holds it.
 */
export async function findMockSeat(
  db: Database,
  { examId, accountId }: SeatName,
  sessionId: string,
): Promise<Seat | undefined> {
  const { rows } = await sql<Seat>`
    select id as "examId", account_id as "accountId", items, started_at as "startedAt", ends_at as "endsAt",
      ${sessionId}::uuid as "sessionId", null as "askingSessionId", started_at as "heardAt", null as shown,
      null as "watchedAt", finished_at as "handedAt", finished_by as "handedBy", true as "isMock"
    from mock_attempt where id = ${examId} and account_id = ${accountId}`.execute(db);
  return rows[0];
}
