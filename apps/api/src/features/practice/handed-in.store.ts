import type { LanguageIndex } from '@abhyas/languages/index';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** A submission as far as a mark depends on it. */
export type HandedIn = {
  readonly id: string;
  readonly accountId: string;
  readonly assetId: string;
  readonly language: LanguageIndex;
  /** When the server took it in. */
  readonly at: Date;
  /** Whether each test passed, in their order; null when it was not compiled or not judged. */
  readonly tests: readonly boolean[] | null;
  /** What the tests said before it was judged again, each until when, in milliseconds since 1970; the oldest first. */
  readonly before: readonly { readonly until: number; readonly tests: readonly boolean[] | null }[];
};

type Asked = {
  readonly accountIds: readonly string[];
  readonly assetIds: readonly string[];
  readonly since: Date;
};

/** Whether each test of a result passed, in their order. */
const passedOf = (result: RawBuilder<unknown>) => sql`
  select report ->> 'verdict' = 'accepted'
  from jsonb_array_elements(${result} -> 'tests') with ordinality as test(report, place) order by place`;

/** What some accounts have handed in for some problems since a moment, the oldest first. */
export async function findHandedIn(
  db: Database,
  { accountIds, assetIds, since }: Asked,
): Promise<HandedIn[]> {
  if (accountIds.length === 0 || assetIds.length === 0) return [];
  const { rows } = await sql<HandedIn>`
    select id, account_id as "accountId", asset_id as "assetId", language,
      coalesce(received_at, submitted_at) as at,
      case when verdict in ('compile-error', 'internal-error') then null else array(${passedOf(sql`result`)})
      end as tests,
      case when judged_again_at is null then '[]' else (
        select coalesce(jsonb_agg(jsonb_build_object('until', floor(extract(epoch from applied_at) * 1000),
          'tests', array(${passedOf(sql`result_before`)})) order by applied_at), '[]')
        from rejudged_submission as again where submission_id = submission.id and result_before is not null
      ) end as before
    from submission
    where account_id = any(${[...accountIds]}::uuid[]) and asset_id = any(${[...assetIds]}::text[])
      and submitted_at >= ${since}
    order by at, id`.execute(db);
  return rows;
}
