import type { Plan } from '@abhyas/content/release';
import type { ReleaseChange } from '@abhyas/contract/publishing-drafts.staff';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** As many as a person looks through. */
const SHOWN = 50;

export type ActivationRow = {
  readonly releaseId: string;
  readonly at: Date;
  /** Null: somebody who has left, or nobody who signed in. */
  readonly by: string | null;
  readonly draft: string | null;
  readonly broughtBack: boolean;
  readonly changes: readonly ReleaseChange[] | null;
};

/** What was made active, the newest first. */
export async function findActivations(db: Database): Promise<ActivationRow[]> {
  const { rows } = await sql<ActivationRow>`
    select activation.release_id as "releaseId", activation.activated_at as at, account.name as by,
      activation.draft_name as draft, activation.brought_back as "broughtBack", activation.changes
    from release_activation activation left join account on account.id = activation.account_id
    order by activation.number desc limit ${SHOWN}`.execute(db);
  return rows;
}

type Bringer = { readonly name: string | null; readonly draft: string | null; readonly at: string };

/** Who published each of these last, by its id, as far as it was noted. */
export async function findBringers(db: Database, ids: readonly string[]): Promise<Map<string, Bringer>> {
  const { rows } = await sql<{ id: string; name: string | null; draft: string | null; at: Date }>`
    select distinct on (change->>'id') change->>'id' as id, account.name, activation.draft_name as draft,
      activation.activated_at as at
    from release_activation activation left join account on account.id = activation.account_id,
      jsonb_array_elements(activation.changes) change
    where change->>'id' = any(${ids}::text[]) and change->>'change' in ('added', 'changed')
    order by change->>'id', activation.number desc`.execute(db);
  return new Map(rows.map(({ id, at, ...by }) => [id, { ...by, at: at.toISOString() }]));
}

/** The active release, held until the transaction ends, so that two changes come one after the other. */
export async function lockActive(db: Database): Promise<string | undefined> {
  await sql`lock table release_activation in share row exclusive mode`.execute(db);
  const row = await db
    .selectFrom('release_activation')
    .select('release_id')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.release_id;
}

/**
 * Whether it was this person who made `to` what learners see in place of `from`, the last time that they saw `from`: a
 * request that is sent again because its answer was lost.
 */
export async function isStepOf(
  db: Database,
  actor: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const next = await db
    .selectFrom('release_activation')
    .select(['release_id', 'account_id'])
    .where('number', '>', (last) =>
      last
        .selectFrom('release_activation')
        .select(({ fn }) => fn.max('number').as('number'))
        .where('release_id', '=', from),
    )
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return next?.release_id === to && next.account_id === actor;
}

export async function isStored(db: Database, releaseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_release')
    .select('id')
    .where('id', '=', releaseId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The plans that a stored release sells; none of a release that there is not. */
export async function findPlansOf(db: Database, releaseId: string): Promise<Plan[]> {
  const row = await db
    .selectFrom('content_release')
    .select(sql<Plan[]>`coalesce(plans, document->'plans')`.as('plans'))
    .where('id', '=', releaseId)
    .executeTakeFirst();
  return row?.plans ?? [];
}
