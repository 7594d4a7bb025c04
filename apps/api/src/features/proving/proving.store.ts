import type { Evidence } from '@abhyas/content/proof/evidence';
import type { Known, Tally } from '@abhyas/content/proof/report';
import type { ProblemAsset } from '@abhyas/content/release-assets';
import type { CodeKey } from '@abhyas/languages/code-keys';
import type { ProofScope } from '@abhyas/contract/proving.staff';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** Verifications are kept so that their matrices can be looked at again; older ones go. */
const KEPT = 30;

export type NewVerification = {
  readonly releaseId: string;
  readonly draftId: string | undefined;
  readonly scope: ProofScope;
  readonly mutants: boolean;
};

export async function insertVerification(
  db: Database,
  { releaseId, draftId, scope, mutants }: NewVerification,
): Promise<string> {
  const { id } = await db
    .insertInto('verification')
    .values({
      release_id: releaseId,
      draft_id: draftId ?? null,
      scope: JSON.stringify(scope),
      mutants,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`delete from verification where state <> 'running' and id in (
    select id from verification order by asked_at desc offset ${KEPT}
  )`.execute(db);
  return id;
}

export async function insertProblem(
  db: Database,
  verificationId: string,
  {
    problem,
    place,
    tally,
  }: { readonly problem: ProblemAsset; readonly place: number; readonly tally: Tally },
): Promise<void> {
  await db
    .insertInto('verification_problem')
    .values({
      verification_id: verificationId,
      asset_id: problem.id,
      place,
      problem: JSON.stringify(problem),
      ...tallyColumns(tally),
    })
    .execute();
}

function tallyColumns({ unsolved, unmutated, ...counts }: Tally) {
  return {
    ...counts,
    unsolved_in: [...unsolved],
    unmutated_in: [...unmutated],
    ended_at: counts.done === counts.total ? sql<Date>`now()` : null,
  };
}

type Counts = Pick<Tally, 'total' | 'done' | 'faults' | 'survivors'>;

export type VerificationRow = {
  readonly id: string;
  readonly release_id: string;
  readonly draft_id: string | null;
  readonly scope: unknown;
  readonly mutants: boolean;
  readonly state: string;
  readonly asked_at: Date;
  readonly problems: number;
  readonly unsolvedProblems: number;
  readonly unmutatedProblems: number;
} & Counts;

/** The newest first; of one draft, or of what learners see. */
export async function findVerifications(
  db: Database,
  request: { readonly draftId: string | undefined } | { readonly id: string },
): Promise<VerificationRow[]> {
  const which =
    'id' in request
      ? sql`verification.id = ${request.id}`
      : sql`verification.draft_id is not distinct from ${request.draftId ?? null}`;
  const { rows } = await sql<VerificationRow>`
    select verification.id, release_id, draft_id, scope, mutants, state, asked_at, sums.*
    from verification, lateral (
      select count(*)::int as problems, coalesce(sum(total), 0)::int as total,
        coalesce(sum(done), 0)::int as done, coalesce(sum(faults), 0)::int as faults,
        coalesce(sum(survivors), 0)::int as survivors,
        (count(*) filter (where unsolved_in <> '{}'))::int as "unsolvedProblems",
        (count(*) filter (where unmutated_in <> '{}' and ended_at is not null))::int as "unmutatedProblems"
      from verification_problem where verification_id = verification.id
    ) as sums
    where ${which} order by asked_at desc limit ${KEPT}`.execute(db);
  return rows;
}

export type ProblemRow = Counts & {
  readonly asset_id: string;
  readonly title: string;
  readonly ended_at: Date | null;
  readonly unsolvedIn: readonly CodeKey[];
  /** There is no right solution at all. */
  readonly unsolved: boolean;
  readonly unmutatedIn: readonly CodeKey[];
};

export async function findProblems(db: Database, verificationId: string): Promise<ProblemRow[]> {
  const { rows } = await sql<ProblemRow>`
    select asset_id, problem->>'title' as title, ended_at, total, done, faults, survivors,
      unsolved_in as "unsolvedIn", jsonb_array_length(problem->'judging'->'references') = 0 as unsolved,
      case when ended_at is null then '{}' else unmutated_in end as "unmutatedIn"
    from verification_problem where verification_id = ${verificationId} order by place`.execute(db);
  return rows;
}

export async function findProblem(
  db: Database,
  verificationId: string,
  assetId: string,
): Promise<{ problem: ProblemAsset; mutants: boolean } | undefined> {
  const row = await db
    .selectFrom('verification_problem')
    .innerJoin('verification', 'verification.id', 'verification_problem.verification_id')
    .select(['problem', 'mutants'])
    .where('verification_id', '=', verificationId)
    .where('asset_id', '=', assetId)
    .executeTakeFirst();
  return row && { problem: row.problem as unknown as ProblemAsset, mutants: row.mutants };
}

/** The first problem of the oldest verification that runs, which is not proved to the end. */
export async function findPending(
  db: Database,
): Promise<{ verificationId: string; problem: ProblemAsset; mutants: boolean } | undefined> {
  const row = await db
    .selectFrom('verification_problem')
    .innerJoin('verification', 'verification.id', 'verification_problem.verification_id')
    .select(['verification_id', 'problem', 'mutants'])
    .where('verification.state', '=', 'running')
    .where('verification_problem.ended_at', 'is', null)
    .orderBy('verification.asked_at')
    .orderBy('place')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      verificationId: row.verification_id,
      problem: row.problem as unknown as ProblemAsset,
      mutants: row.mutants,
    }
  );
}

export async function isRunning(db: Database, verificationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('verification')
    .select('id')
    .where('id', '=', verificationId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row !== undefined;
}

/** How far a problem has come; the verification is done with its last one. */
export async function saveTally(
  db: Database,
  { verificationId, assetId }: { readonly verificationId: string; readonly assetId: string },
  tally: Tally,
): Promise<void> {
  await db
    .updateTable('verification_problem')
    .set(tallyColumns(tally))
    .where('verification_id', '=', verificationId)
    .where('asset_id', '=', assetId)
    .execute();
}

/** Those that have nothing left to prove are done. */
export async function endFinished(db: Database): Promise<void> {
  await sql`update verification set state = 'done', ended_at = now()
    where state = 'running' and not exists (
      select from verification_problem where verification_id = verification.id and ended_at is null
    )`.execute(db);
}

/** False: it had ended already. */
export async function endByHand(db: Database, verificationId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('verification')
    .set({ state: 'stopped', ended_at: sql<Date>`now()` })
    .where('id', '=', verificationId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findEvidence(db: Database, keys: readonly string[]): Promise<Known> {
  const { rows } = await sql<{ key: string; evidence: Evidence }>`
    select key, evidence from proof_evidence where key = any(${keys})`.execute(db);
  return new Map(rows.map(({ key, evidence }) => [key, evidence]));
}

export async function saveEvidence(db: Database, key: string, evidence: Evidence): Promise<void> {
  await db
    .insertInto('proof_evidence')
    .values({ key, evidence: JSON.stringify(evidence) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** What we failed to judge shall be tried again by the next verification. */
export async function forgetOurFailures(db: Database): Promise<void> {
  await sql`delete from proof_evidence where evidence->>'kind' = 'not-judged'`.execute(db);
}
