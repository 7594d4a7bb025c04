import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type ChangedVerdictCounts = {
  readonly total: number;
  readonly done: number;
  readonly accepted: number;
  readonly turned: number;
  readonly latestTurned: number;
  readonly unjudged: number;
};

/** All of a rejudgement, with what its verdict counts as: what could not be judged stays as it is. */
const judged = (id: string): RawBuilder<unknown> => sql`
  select submission.id, submission.account_id, submission.language, submission.submitted_at, again.verdict,
    again.result, again.applied_at, again.verdict_before = 'accepted' as before,
    coalesce(nullif(again.verdict, 'internal-error'), again.verdict_before) = 'accepted' as now
  from rejudged_submission as again join submission on submission.id = again.submission_id
  where again.rejudgement_id = ${id}`;

/** What it means for each learner, unless another submission of theirs was accepted by these very tests. */
const learners = (id: string): RawBuilder<unknown> => sql`
  select account_id, case when bool_or(before) then 'loses' else 'gains' end as effect
  from (${judged(id)}) as judged
  where not exists (
    select from submission as other join rejudgement on rejudgement.id = ${id}
    where other.account_id = judged.account_id and other.asset_id = rejudgement.asset_id
      and other.verdict = 'accepted' and other.judging_hash = rejudgement.judging_hash
      and not exists (select from rejudged_submission as own
        where own.rejudgement_id = ${id} and own.submission_id = other.id))
  group by account_id having bool_or(before) <> bool_or(now)`;

export async function countChangedVerdicts(db: Database, id: string): Promise<ChangedVerdictCounts> {
  const { rows } = await sql<ChangedVerdictCounts>`
    with judged as (${judged(id)})
    select count(*)::int as total, count(verdict)::int as done,
      count(*) filter (where before)::int as accepted,
      count(*) filter (where before and not now)::int as turned,
      count(*) filter (where verdict = 'internal-error')::int as unjudged,
      (select count(*)::int from (
        select distinct on (account_id) now from judged where before order by account_id, submitted_at desc
      ) as latest where not now) as "latestTurned"
    from judged`.execute(db);
  return rows[0] ?? { total: 0, done: 0, accepted: 0, turned: 0, latestTurned: 0, unjudged: 0 };
}

export async function countEffects(db: Database, id: string): Promise<{ losing: number; gaining: number }> {
  const { rows } = await sql<{ losing: number; gaining: number }>`
    select count(*) filter (where effect = 'loses')::int as losing,
      count(*) filter (where effect = 'gains')::int as gaining
    from (${learners(id)}) as learners`.execute(db);
  return rows[0] ?? { losing: 0, gaining: 0 };
}

export type ChangedVerdictRow = {
  readonly accountId: string;
  readonly name: string;
  readonly effect: 'loses' | 'gains';
  readonly submissionId: string;
  readonly language: number;
  readonly verdict: string;
  readonly result: unknown;
};

/** Learners for whom it makes a difference, each with their latest submission that is turned. */
export async function findChangedVerdicts(
  db: Database,
  id: string,
  most: number,
): Promise<ChangedVerdictRow[]> {
  const { rows } = await sql<ChangedVerdictRow>`
    with judged as (${judged(id)})
    select account.id as "accountId", account.name, learners.effect, last.id as "submissionId", last.language,
      last.verdict, last.result
    from (${learners(id)}) as learners join account on account.id = learners.account_id
    cross join lateral (
      select * from judged where judged.account_id = learners.account_id and before <> now
      order by submitted_at desc limit 1
    ) as last
    order by learners.effect desc, account.name, account.id limit ${most}`.execute(db);
  return rows;
}

export type Affected = { readonly accountId: string; readonly effect: 'loses' | 'gains' | null };

/** Some learners for whom the decision is not carried out yet, locked against a second carrying out. */
export async function takeUnapplied(db: Database, id: string, most: number): Promise<Affected[]> {
  await sql`select id from rejudgement where id = ${id} for update`.execute(db);
  const { rows } = await sql<Affected>`
    select waiting.account_id as "accountId", learners.effect
    from (
      select distinct account_id from (${judged(id)}) as judged where applied_at is null
      order by account_id limit ${most}
    ) as waiting left join (${learners(id)}) as learners using (account_id)`.execute(db);
  return rows;
}

/**
 * Turns the submissions of some learners and notes that it was done.
 * @param alsoWorse false: only what is better for the learner is turned
 */
export async function applyVerdicts(
  db: Database,
  id: string,
  { accountIds, alsoWorse }: { readonly accountIds: readonly string[]; readonly alsoWorse: boolean },
): Promise<void> {
  const turned = sql`submission.account_id = any(${accountIds}::uuid[]) and again.applied_at is null
    and again.verdict <> 'internal-error' and again.result is not null
    and (again.verdict_before = 'accepted') <> (again.verdict = 'accepted')
    and (${alsoWorse} or again.verdict = 'accepted')`;
  // The marks of assignments stand on what was there before, until a teacher takes the new ones over.
  await sql`
    update rejudged_submission as again set result_before = submission.result
    from submission
    where again.rejudgement_id = ${id} and again.submission_id = submission.id and ${turned}`.execute(db);
  await sql`
    update submission set verdict = again.verdict, result = again.result, judged_again_at = now(),
      judging_hash = rejudgement.judging_hash
    from rejudged_submission as again join rejudgement on rejudgement.id = again.rejudgement_id
    where again.rejudgement_id = ${id} and again.submission_id = submission.id
      and ${turned}`.execute(db);
  await sql`
    update rejudged_submission as again set applied_at = now() from submission
    where again.rejudgement_id = ${id} and submission.id = again.submission_id
      and submission.account_id = any(${accountIds}::uuid[])`.execute(db);
}
