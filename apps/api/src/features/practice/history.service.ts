import type { CallRequest } from '@abhyas/contract/call';
import { limits } from '@abhyas/contract/limits';
import type { Submission, SubmissionLine } from '@abhyas/contract/practice-history';
import type { reportProblem } from '@abhyas/contract/practice-report';

import type { RawBuilder } from 'kysely';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { recordedReply } from '../running/record.rules.ts';
import { receiveReport } from '../support/support.service.ts';
import { isTooLarge, storable } from './practice.rules.ts';
import { requireOwned } from './practice.service.ts';
import {
  findAllSubmissions,
  findSolvedDays,
  findSubmission,
  findSubmissions,
  findSubmitted,
  stuckOn,
  submittersOf,
  type AnySubmissionLine,
  type SolvedDay,
} from './submissions.store.ts';

export { findHandedIn as handedIn, type HandedIn } from './handed-in.store.ts';
export {
  findCodes as codesOf,
  findSubmissions as latestSubmissions,
  findSubmissionsById,
} from './submissions.store.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

/** @throws AppError for a problem that is unknown (404) or not owned (403). */
export async function listSubmissions(
  context: Context,
  accountId: string,
  assetId: string,
): Promise<SubmissionLine[]> {
  await requireOwned(context, accountId, assetId);
  return findSubmissions(context.db, { accountId, assetId });
}

/** Ids of the problems that an account has submitted to; the one it left alone longest comes first. */
export async function submittedProblems({ db }: Pick<Context, 'db'>, accountId: string): Promise<string[]> {
  return (await findSubmitted(db, accountId)).map((row) => row.asset_id);
}

/** The days on which the account solved problems. */
export function solvedDays({ db }: Pick<Context, 'db'>, accountId: string): Promise<SolvedDay[]> {
  return findSolvedDays(db, accountId);
}

/** @throws AppError 404 for a submission that is unknown or another learner's, 403 when its problem is not owned. */
export async function getSubmission(context: Context, accountId: string, id: string): Promise<Submission> {
  const submission = await findSubmission(context.db, accountId, id);
  if (!submission) throw new AppError('practice.submission-unknown');
  await requireOwned(context, accountId, submission.assetId);
  return submission;
}

const SUBMISSIONS_PAGE = 30;

/** For staff: what a learner handed in, for all problems, a page at a time. */
export async function submissionsOf(
  db: Database,
  accountId: string,
  after: string | undefined,
): Promise<{ submissions: AnySubmissionLine[]; next?: string }> {
  const found = await findAllSubmissions(db, accountId, { after, most: SUBMISSIONS_PAGE + 1 });
  const submissions = found.slice(0, SUBMISSIONS_PAGE);
  const last = submissions.at(-1);
  return { submissions, ...(found.length > SUBMISSIONS_PAGE && last && { next: last.id }) };
}

/** For staff: one of them, whatever its learner owns now. @throws AppError 404 when it is not this learner's */
export async function submissionOf(db: Database, accountId: string, id: string): Promise<Submission> {
  const submission = await findSubmission(db, accountId, id);
  if (!submission) throw new AppError('practice.submission-unknown');
  return submission;
}

/**
 * Takes a report of a problem with a question into the support queue and answers its number.
 * @throws AppError for a problem that is unknown (404) or not owned (403), no words, or code that is too large (413).
 */
export async function report(
  { db, release }: Context,
  accountId: string,
  { params, body }: CallRequest<typeof reportProblem>,
): Promise<number> {
  await requireOwned({ db, release }, accountId, params.assetId);
  const text = storable(body.text).trim();
  if (!text) throw new AppError('practice.report-empty', { field: 'text' });
  if (isTooLarge(body.code)) throw new AppError('practice.code-too-large');
  if (Array.from(text).length > limits.supportMax) throw new AppError('support.too-long', { field: 'text' });
  return receiveReport(db, {
    accountId,
    assetId: params.assetId,
    releaseId: release.whole.release.id,
    text,
    language: body.language,
    code: storable(body.code),
    result: body.result && recordedReply(body.result),
    screen: body.screen,
    clientId: body.clientId,
  });
}

/** A query for the accounts that have submitted to a problem. */
export function submitters(assetId: string): RawBuilder<unknown> {
  return submittersOf(assetId);
}

/** Who is stuck on which of these problems, as a query: the one meaning of "stuck" on every screen. */
export function stuckPairs(assetIds: readonly string[]): RawBuilder<unknown> {
  return stuckOn(assetIds);
}
