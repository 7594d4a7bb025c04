import type { Editorial as Written, ProblemAsset } from '@abhyas/content/release-assets';
import {
  TRIES_BEFORE_EDITORIAL,
  type Editorial,
  type OwnSolution,
} from '@abhyas/contract/practice-editorial';
import type { ExecuteReply } from '@abhyas/contract/running';
import type { LanguageIndex } from '@abhyas/languages/index';

import type { ShownRelease } from '../../platform/content/active-release.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { signerFor } from '../../platform/content/file-signing.ts';
import { AppError } from '../../platform/errors.ts';
import { overlayOf } from '../learning/learning.service.ts';
import { countTries, findOwnSolution, hasOpened, insertOpened } from './editorial.store.ts';
import { starterOf } from './practice.rules.ts';
import { requireOwned } from './practice.service.ts';
import { solutionsBefore } from './step-before.service.ts';

type Context = Pick<AppContext, 'db'> & { readonly release: ShownRelease };

/**
 * The editorial of a problem, for an account that has solved it, or has opened it after some tries.
 * @throws AppError as `requireOwned`, 404 where there is none.
 */
export async function editorialOf(context: Context, accountId: string, assetId: string): Promise<Editorial> {
  const { problem, editorial } = await requireEditorial(context, accountId, assetId);
  const { db, release } = context;
  const { title } = problem;
  if (!(await mayRead(context, accountId, assetId))) {
    return { state: 'closed', title, tries: await triesOf(context, accountId, problem) };
  }
  const [sign, own] = await Promise.all([
    signerFor(db, release.current.release.files),
    findOwnSolution(db, { accountId, assetId }),
  ]);
  return {
    state: 'open',
    title,
    html: sign(editorial.html),
    solutions: editorial.solutions.map(({ key, html }) => ({ key, html })),
    ...(own && { own: toOwnSolution(own) }),
    ...(problem.language && { language: problem.language }),
  };
}

/**
 * Opens the editorial of a problem that is not solved yet. What is solved afterwards counts as solved with help.
 * @throws AppError as `editorialOf`, 403 before TRIES_BEFORE_EDITORIAL.
 */
export async function openEditorial(context: Context, accountId: string, assetId: string): Promise<void> {
  const { problem } = await requireEditorial(context, accountId, assetId);
  if (await mayRead(context, accountId, assetId)) return;
  const tries = await triesOf(context, accountId, problem);
  if (tries < TRIES_BEFORE_EDITORIAL) throw new AppError('practice.editorial-closed');
  await insertOpened(context.db, { accountId, assetId });
}

type Own = NonNullable<Awaited<ReturnType<typeof findOwnSolution>>>;

function toOwnSolution({ language, code, submitted_at: submittedAt, result }: Own): OwnSolution {
  const { timeMs } = result as ExecuteReply;
  return {
    language: language as LanguageIndex,
    code,
    submittedAt: submittedAt.toISOString(),
    ...(timeMs !== undefined && { timeMs }),
  };
}

async function triesOf({ db }: Context, accountId: string, problem: ProblemAsset): Promise<number> {
  const before = Object.values(await solutionsBefore(db, { accountId, problem }));
  const starters = [...problem.body.languages.map((key) => starterOf(problem, key)), ...before];
  return countTries(db, { accountId, assetId: problem.id }, starters);
}

async function mayRead(context: Context, accountId: string, assetId: string): Promise<boolean> {
  const [{ finished }, isOpened] = await Promise.all([
    overlayOf(context, accountId),
    hasOpened(context.db, { accountId, assetId }),
  ]);
  return finished.has(assetId) || isOpened;
}

type Found = { readonly problem: ProblemAsset; readonly editorial: Written };

async function requireEditorial(context: Context, accountId: string, assetId: string): Promise<Found> {
  const problem = await requireOwned(context, accountId, assetId);
  if (!problem.editorial) throw new AppError('practice.editorial-unknown');
  return { problem, editorial: problem.editorial };
}
