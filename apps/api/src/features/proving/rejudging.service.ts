import { judgingHash } from '@abhyas/content/proof/judging-hash';
import { indexRelease } from '@abhyas/content/release-index';
import type { ProblemAsset } from '@abhyas/content/release-assets';
import type {
  Rejudgeable,
  RejudgeChoice,
  RejudgementDetail,
  LearnerWithChangedVerdict,
} from '@abhyas/contract/proving-rejudging.staff';
import type { ExecuteReply, Verdict } from '@abhyas/contract/running';
import type { LanguageIndex } from '@abhyas/languages/index';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { readRelease } from '../../platform/content/release-store.ts';
import { previousReleaseId } from '../publishing/releases.service.ts';
import { lanesOf } from './background-runs.ts';
import { contentToProve } from './content-to-prove.ts';
import { PROVING_KEY, provingJob } from './proving-jobs.ts';
import {
  findRejudgeable,
  findRejudgement,
  findUnderway,
  gatherSubmissions,
  insertRejudgement,
  moveOn,
  type RejudgementRow,
} from './rejudging.store.ts';
import {
  countEffects,
  countChangedVerdicts,
  findChangedVerdicts,
  type ChangedVerdictRow,
} from './changed-verdicts.store.ts';

type Context = Pick<AppContext, 'db' | 'release' | 'builder' | 'queue'>;

/** As many learners as a person looks through. */
const SHOWN = 200;

/**
 * Problems whose earlier submissions were judged by other tests than those of a draft, or of what learners see.
 * @throws AppError as `contentToProve`
 */
export async function listRejudgeable(context: Context, draftId: string | undefined): Promise<Rejudgeable[]> {
  const { problems } = await contentToProve(context, draftId);
  const before = draftId === undefined ? await problemsBefore(context) : context.release.current.problems;
  const judgedBy = problems.map(({ id, judging }) => ({ assetId: id, hash: judgingHash(judging) }));
  const changed = judgedBy.filter(({ assetId, hash }) => {
    const old = before.get(assetId);
    return old !== undefined && judgingHash(old.judging) !== hash;
  });
  const titles = new Map(problems.map(({ id, title }) => [id, title]));
  const rows = await findRejudgeable(
    context.db,
    judgedBy,
    changed.map(({ assetId }) => assetId),
  );
  return rows.map(({ assetId, accepted, failed, lastId, lastState, lastChoice }) => ({
    assetId,
    title: titles.get(assetId) ?? assetId,
    accepted,
    failed,
    ...(lastId !== null && {
      last: {
        id: lastId,
        state: lastState as RejudgementDetail['state'],
        ...(lastChoice !== null && { choice: lastChoice as RejudgeChoice }),
      },
    }),
  }));
}

/** As learners saw them before the release that they see now. */
async function problemsBefore({ db }: Context): Promise<ReadonlyMap<string, ProblemAsset>> {
  const id = await previousReleaseId(db);
  const release = id === undefined ? undefined : await readRelease(db, id);
  return release ? indexRelease(release).problems : new Map();
}

/**
 * Begins to run earlier submissions against the tests of a draft, or of what learners see. Changes nothing by itself.
 * @throws AppError as `contentToProve`, and 404 for an unknown problem
 */
export async function startRejudgement(
  context: Context,
  actor: string,
  { draftId, assetId }: { readonly draftId?: string | undefined; readonly assetId: string },
): Promise<string> {
  const { problems } = await contentToProve(context, draftId);
  const problem = problems.find(({ id }) => id === assetId);
  if (!problem) throw new AppError('proving.problem-unknown');
  const judgedBy = { assetId, hash: judgingHash(problem.judging) };
  return context.db.transaction().execute(async (tx) => {
    const underway = await findUnderway(tx, judgedBy);
    if (underway !== undefined) return underway;
    const id = await insertRejudgement(tx, { ...judgedBy, problem, draftId });
    await gatherSubmissions(tx, id);
    await enqueue(tx, [provingJob, {}], { key: PROVING_KEY });
    await recordAudit(tx, { actor, action: 'submissions.check', subject: assetId });
    return id;
  });
}

async function requireRejudgement({ db }: Pick<AppContext, 'db'>, id: string): Promise<RejudgementRow> {
  const row = await findRejudgement(db, id);
  if (!row) throw new AppError('proving.rejudgement-unknown');
  return row;
}

/** @throws AppError 404 for an unknown one */
export async function rejudgementDetail(context: Context, id: string): Promise<RejudgementDetail> {
  const row = await requireRejudgement(context, id);
  const { db } = context;
  const [counts, effects, turned, lanes] = await Promise.all([
    countChangedVerdicts(db, id),
    countEffects(db, id),
    findChangedVerdicts(db, id, SHOWN),
    lanesOf(context),
  ]);
  return {
    id,
    assetId: row.asset_id,
    title: row.problem.title,
    ...(row.draft_id !== null && { draftId: row.draft_id }),
    state: row.state as RejudgementDetail['state'],
    ...(row.choice !== null && { choice: row.choice }),
    askedAt: row.asked_at.toISOString(),
    ...counts,
    ...effects,
    learners: turned.map(toLearnerWithChangedVerdict),
    shown: isShown(context, row),
    runner: lanes > 0,
  };
}

function toLearnerWithChangedVerdict({
  result,
  language,
  verdict,
  ...row
}: ChangedVerdictRow): LearnerWithChangedVerdict {
  const { tests = [] } = (result ?? {}) as ExecuteReply;
  const failed = tests.find((test) => test.verdict !== 'accepted' && test.verdict !== 'not-run');
  const test = failed?.category ?? failed?.name;
  return {
    ...row,
    language: language as LanguageIndex,
    verdict: verdict as Verdict,
    ...(test !== undefined && { test }),
  };
}

function isShown({ release }: Pick<AppContext, 'release'>, row: RejudgementRow): boolean {
  const now = release.current.problems.get(row.asset_id);
  return now !== undefined && judgingHash(now.judging) === row.judging_hash;
}

/** @throws AppError 404 for an unknown one, 409 when it is not under way */
export async function stopRejudgement(context: Context, actor: string, id: string): Promise<void> {
  const { asset_id: subject } = await requireRejudgement(context, id);
  await context.db.transaction().execute(async (tx) => {
    if (!(await moveOn(tx, id, { from: ['checking'], to: 'stopped' }))) {
      throw new AppError('proving.not-running');
    }
    await recordAudit(tx, { actor, action: 'submissions.check-stop', subject });
  });
}

/**
 * Decides what becomes of the submissions; it is carried out in the background. Those that came in since they were
 * checked are checked, too.
 * @throws AppError 404; 409 before all are checked, and when learners are not judged by these tests
 */
export async function decide(
  context: Context,
  actor: string,
  { id, choice }: { readonly id: string; readonly choice: RejudgeChoice },
): Promise<void> {
  const row = await requireRejudgement(context, id);
  if (!isShown(context, row)) throw new AppError('proving.not-shown');
  await context.db.transaction().execute(async (tx) => {
    if (!(await moveOn(tx, id, { from: ['checked'], to: 'applying', choice }))) {
      throw new AppError('proving.not-checked');
    }
    await gatherSubmissions(tx, id);
    await enqueue(tx, [provingJob, {}], { key: PROVING_KEY });
    const { turned } = await countChangedVerdicts(tx, id);
    const effects = await countEffects(tx, id);
    const after = { choice, turned, ...effects };
    await recordAudit(tx, { actor, action: 'submissions.decide', subject: row.asset_id, after });
  });
}
