import { placesOf } from '@abhyas/content/places';
import type { ProblemAsset } from '@abhyas/content/release-assets';
import type { HintName, Problem, Problems } from '@abhyas/contract/practice';

import type { ShownRelease } from '../../platform/content/active-release.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { signerFor } from '../../platform/content/file-signing.ts';
import { mayOpen } from '../entitlements/entitlements.rules.ts';
import { ownershipOf } from '../entitlements/entitlements.service.ts';
import { openModuleOf } from '../learning/learning.rules.ts';
import { overlayOf, requireOpen, type ContentRead } from '../learning/learning.service.ts';
import { plansThatOpen } from '../plans/plans.service.ts';
import { findCode, type CodeOwner } from './code.store.ts';
import { toProblemCard, toProblemData, toProblems, type Saved } from './practice.rules.ts';
import { addOpenedHint, findBegun, findOpenedHints } from './practice.store.ts';
import { solutionsBefore } from './step-before.service.ts';

/** The content in the reader's language. */
type Context = Pick<AppContext, 'db'> & { readonly release: ShownRelease };

/** All problems of open modules, split by what this learner owns and has solved (PRACTICE-23). */
export async function listProblems(context: Context, accountId: string): Promise<ContentRead<Problems>> {
  const { db, release } = context;
  const [{ ownership, finished, ...overlay }, begun] = await Promise.all([
    overlayOf(context, accountId),
    findBegun(db, accountId),
  ]);
  const listed = [...release.current.problems.values()]
    .filter((problem) => openModuleOf(problem, release.current, overlay))
    .map((problem) => ({
      problem,
      owned: mayOpen(ownership, problem),
      solved: finished.has(problem.id),
      tried: begun.has(problem.id) && !finished.has(problem.id),
    }));
  const versions = listed.map(
    ({ problem, owned, solved, tried }) => `${problem.id}:${Number(owned)}${Number(solved)}${Number(tried)}`,
  );
  return {
    version: [release.current.release.id, ...versions].join(' '),
    build: () =>
      toProblems(listed, (problem) => {
        const plans = placesOf(problem).flatMap(({ topicId }) => plansThatOpen(release.current, topicId));
        return [...new Set(plans)];
      }),
  };
}

/** @throws AppError 404 when `assetId` is no problem of a module that is open for this learner. */
async function findProblem(context: Context, accountId: string, assetId: string): Promise<ProblemAsset> {
  if (context.release.current.assets.get(assetId)?.type === 'problem') {
    const asset = await requireOpen(context, accountId, assetId);
    if (asset.type === 'problem') return asset;
  }
  throw new AppError('practice.problem-unknown');
}

/** A problem with the learner's own texts; when it is not owned, these alone. */
export async function getProblem(context: Context, accountId: string, assetId: string): Promise<Problem> {
  const { db, release } = context;
  const problem = await findProblem(context, accountId, assetId);
  const [{ ownership, finished }, sign] = await Promise.all([
    overlayOf(context, accountId),
    signerFor(db, release.current.release.files),
  ]);
  const owned = mayOpen(ownership, problem);
  return {
    ...toProblemCard(problem),
    topicId: problem.topicId,
    subtopicId: problem.subtopicId,
    ...(problem.alsoIn && { alsoIn: [...problem.alsoIn] }),
    owned,
    solved: finished.has(assetId),
    ...(problem.language && { language: problem.language }),
    ...(owned
      ? { assetData: toProblemData(problem, await savedOf(db, accountId, problem), sign) }
      : await ownCodeOf(db, { accountId, assetId })),
  };
}

/** Learners can still read what they have written when their plan has ended; the problem itself is not shown. */
async function ownCodeOf(db: Database, owner: CodeOwner): Promise<Pick<Problem, 'ownCode'>> {
  const { code } = await findCode(db, owner);
  return Object.keys(code).length === 0 ? {} : { ownCode: code };
}

async function savedOf(db: Database, accountId: string, problem: ProblemAsset): Promise<Saved> {
  const owner = { accountId, assetId: problem.id };
  const [before, { code, versions }, openedHints] = await Promise.all([
    solutionsBefore(db, { accountId, problem }),
    findCode(db, owner),
    findOpenedHints(db, owner),
  ]);
  return { code: { ...before, ...code }, versions, openedHints };
}

/** Writes down that a learner has opened a hint, and answers with all that were opened. */
export async function openHint(
  context: Context,
  accountId: string,
  { assetId, hint }: { readonly assetId: string; readonly hint: HintName },
): Promise<HintName[]> {
  const { body } = await requireOwned(context, accountId, assetId);
  const owner = { accountId, assetId };
  if (body[hint] !== null) await addOpenedHint(context.db, owner, hint);
  return findOpenedHints(context.db, owner);
}

/**
 * The problem, when this learner may work on it.
 * @throws AppError 404 for an unknown problem, 403 for one that is not owned.
 */
export async function requireOwned(
  context: Context,
  accountId: string,
  assetId: string,
): Promise<ProblemAsset> {
  const problem = await findProblem(context, accountId, assetId);
  if (!problem.premium) return problem;
  if (!mayOpen(await ownershipOf(context, accountId), problem)) {
    throw new AppError('learning.not-owned');
  }
  return problem;
}
