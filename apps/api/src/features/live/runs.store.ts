import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Run } from './failures.rules.ts';

export type LastRun = Run & { readonly accountId: string; readonly itemId: string };

/** How far back is looked for runs that failed in the same way. */
const LOOKED_BACK = 3;
/** Of what a compiler or a program said. */
const SAID_CHARACTERS = 2000;

type Wanted = {
  readonly accountIds: readonly string[];
  readonly itemIds: readonly string[];
  readonly since: Date;
};

/** The last runs of each learner and item since a moment, the newest first. */
export async function findLastRuns(db: Database, { accountIds, itemIds, since }: Wanted): Promise<LastRun[]> {
  const { rows } = await sql<LastRun>`
    select learner as "accountId", item as "itemId", run.verdict,
      (select count(*) from jsonb_array_elements(tests) as test where test ->> 'verdict' = 'accepted')::integer as passed,
      jsonb_array_length(tests) as total,
      (select test ->> 'name' from jsonb_array_elements(tests) with ordinality as t (test, place)
        where test ->> 'verdict' <> 'accepted' order by place limit 1) as test,
      case run.verdict when 'compile-error' then left(result -> 'compile' ->> 'output', ${SAID_CHARACTERS})
        when 'runtime-error' then right(result ->> 'stderr', ${SAID_CHARACTERS}) end as said
    from unnest(${[...accountIds]}::uuid[]) as learner, unnest(${[...itemIds]}::text[]) as item,
      lateral (
        select verdict, result, submitted_at, coalesce(result -> 'tests', '[]') as tests from submission
        where account_id = learner and asset_id = item and submitted_at >= ${since}
        order by submitted_at desc limit ${LOOKED_BACK}
      ) as run
    order by run.submitted_at desc`.execute(db);
  return rows;
}
