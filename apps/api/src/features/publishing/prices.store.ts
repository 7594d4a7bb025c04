import type { Plan } from '@abhyas/content/release';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** As far back as a history of prices goes. */
const ACTIVATIONS = 300;

export type PricesRow = { readonly at: Date; readonly by: string | null; readonly plans: readonly Plan[] };

/** The plans of the releases that were active, one after the other, the oldest first. */
export async function findSoldPlans(db: Database): Promise<PricesRow[]> {
  const { rows } = await sql<PricesRow>`
    select activation.activated_at as at, account.name as by, coalesce(plans, document->'plans') as plans
    from release_activation activation
    join content_release on content_release.id = activation.release_id
    left join account on account.id = activation.account_id
    order by activation.number desc limit ${ACTIVATIONS}`.execute(db);
  return rows.toReversed();
}
