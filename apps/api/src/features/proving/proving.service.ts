import { keysOf, reportOf, tallyOf, type Known } from '@abhyas/content/proof/report';
import { notProved, proofStatusOf } from '@abhyas/content/proof/proof-status';
import { indexRelease } from '@abhyas/content/release-index';
import type { Release } from '@abhyas/content/release';
import type { ProblemAsset } from '@abhyas/content/release-assets';
import type {
  NotProvedProblem,
  ProofMatrix,
  ProofScope,
  ProofStatus,
  VerificationDetail,
  VerificationLine,
} from '@abhyas/contract/proving.staff';
import { indicesOf, type CodeKey } from '@abhyas/languages/code-keys';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { lanesOf } from './background-runs.ts';
import { contentToProve } from './content-to-prove.ts';
import { PROVING_KEY, provingJob } from './proving-jobs.ts';
import { matrixOf, problemsIn } from './proving.rules.ts';
import {
  endByHand,
  findEvidence,
  findProblem,
  findProblems,
  findVerifications,
  forgetOurFailures,
  insertProblem,
  insertVerification,
  type VerificationRow,
} from './proving.store.ts';

type Context = Pick<AppContext, 'db' | 'release' | 'builder' | 'queue'>;

type ProofRequest = {
  readonly draftId?: string | undefined;
  readonly scope: ProofScope;
  readonly mutants: boolean;
};

/**
 * Asks the runners to prove problems, behind all learners' runs. What was proved before is not run again.
 * @throws AppError for a draft that cannot be read, or when there is nothing to prove
 */
export async function startVerification(
  context: Context,
  actor: string,
  { draftId, scope, mutants }: ProofRequest,
): Promise<string> {
  const { db, release } = context;
  const { id: releaseId, problems } = await contentToProve(context, draftId);
  const chosen = problemsIn(problems, scope, release.current.problems);
  if (chosen.length === 0) throw new AppError('proving.nothing');
  await forgetOurFailures(db);
  const known = await findEvidence(
    db,
    chosen.flatMap((problem) => keysOf(problem, { mutants })),
  );
  return db.transaction().execute(async (tx) => {
    const id = await insertVerification(tx, { releaseId, draftId, scope, mutants });
    for (const [place, problem] of chosen.entries()) {
      await insertProblem(tx, id, { problem, place, tally: tallyOf(reportOf(problem, known, { mutants })) });
    }
    await enqueue(tx, [provingJob, {}], { key: PROVING_KEY });
    await recordAudit(tx, { actor, action: 'content.verify', subject: draftId ?? releaseId, after: scope });
    return id;
  });
}

/** Verifications of a draft, or without one of what learners see, the newest first. */
export async function listVerifications(
  { db }: Pick<AppContext, 'db'>,
  draftId: string | undefined,
): Promise<VerificationLine[]> {
  return (await findVerifications(db, { draftId })).map(lineOf);
}

/** @throws AppError 404 for an unknown one */
export async function verificationDetail(context: Context, id: string): Promise<VerificationDetail> {
  const { db } = context;
  const [row] = await findVerifications(db, { id });
  if (!row) throw new AppError('proving.unknown');
  const [problems, lanes] = await Promise.all([findProblems(db, id), lanesOf(context)]);
  return {
    ...lineOf(row),
    runner: lanes > 0,
    list: problems.map(({ asset_id: assetId, ended_at: endedAt, unsolvedIn, unmutatedIn, ...rest }) => ({
      ...rest,
      assetId,
      ended: endedAt !== null,
      unsolvedIn: unsolvedIn.flatMap(indicesOf),
      unmutatedIn: unmutatedIn.flatMap(indicesOf),
    })),
  };
}

/** @throws AppError 404 for a verification or a problem of it that is unknown */
export async function proofMatrix(
  { db }: Pick<AppContext, 'db'>,
  { id, assetId }: { readonly id: string; readonly assetId: string },
): Promise<ProofMatrix> {
  const found = await findProblem(db, id, assetId);
  if (!found) throw new AppError('proving.unknown');
  const { problem, mutants } = found;
  const known = await findEvidence(db, keysOf(problem, { mutants }));
  return matrixOf(problem, reportOf(problem, known, { mutants }));
}

/** @throws AppError 404 for an unknown one, 409 when it has ended already */
export async function stopVerification(
  { db }: Pick<AppContext, 'db'>,
  actor: string,
  id: string,
): Promise<void> {
  const [row] = await findVerifications(db, { id });
  if (!row) throw new AppError('proving.unknown');
  await db.transaction().execute(async (tx) => {
    if (!(await endByHand(tx, id))) throw new AppError('proving.not-running');
    const subject = row.draft_id ?? row.release_id;
    await recordAudit(tx, { actor, action: 'content.verify-stop', subject, before: 'running' });
  });
}

/**
 * Whether a draft, or without one what learners see, was verified as it is now: a problem that was changed since
 * counts as not proved.
 * @throws AppError as `contentToProve`
 */
export async function verificationStatus(
  context: Context,
  draftId: string | undefined,
): Promise<ProofStatus> {
  const { problems } = await contentToProve(context, draftId);
  const keys = problems.flatMap((problem) => keysOf(problem, { mutants: false }));
  const { gaps, faulty, unproved } = proofStatusOf(problems, await findEvidence(context.db, keys));
  return {
    problems: problems.length,
    gaps: gaps.map(gapOf),
    faulty: [...faulty],
    unproved: [...unproved],
  };
}

type Gap = { readonly problem: ProblemAsset; readonly languages: readonly CodeKey[] };

function gapOf({ problem: { id, title, judging }, languages }: Gap): ProofStatus['gaps'][number] {
  return {
    id,
    title,
    languages: languages.flatMap(indicesOf),
    unsolved: judging.references.length === 0,
  };
}

/**
 * The problems that `after` brings or changes against `before` and of which something is not proved. `elsewhere` are
 * outcomes that are not kept in the database.
 */
export async function notProvedSince(
  db: Database,
  { before, after }: { readonly before: Release; readonly after: Release },
  elsewhere: (keys: readonly string[]) => Promise<Known> = () => Promise.resolve(new Map()),
): Promise<NotProvedProblem[]> {
  const { problems: shown } = indexRelease(before);
  const changed = problemsIn(indexRelease(after).problems.values(), { kind: 'changed' }, shown);
  const keys = changed.flatMap((problem) => keysOf(problem, { mutants: false }));
  const known = new Map([...(await elsewhere(keys)), ...(await findEvidence(db, keys))]);
  return notProved(changed, known).map(({ faulty, unverified, ...gap }) => ({
    ...gapOf(gap),
    faulty,
    unverified,
  }));
}

function lineOf(row: VerificationRow): VerificationLine {
  const { id, problems, total, done, faults, survivors, mutants, unsolvedProblems, unmutatedProblems } = row;
  return {
    id,
    releaseId: row.release_id,
    ...(row.draft_id !== null && { draftId: row.draft_id }),
    scope: row.scope as ProofScope,
    mutants,
    state: row.state as VerificationLine['state'],
    askedAt: row.asked_at.toISOString(),
    problems,
    total,
    done,
    faults,
    survivors,
    unsolvedProblems,
    unmutatedProblems,
  };
}
