import type { ProblemAsset } from '@abhyas/content/release-assets';
import type { ErrorCode } from '@abhyas/contract/errors';
import { limits } from '@abhyas/contract/limits';
import { fill, type messages } from '@abhyas/contract/messages';
import type { ExecuteReply, ExecuteRequest } from '@abhyas/contract/running';
import { LANGUAGES, languageAt, type LanguageIndex } from '@abhyas/languages/index';
import { withRetry } from '@abhyas/postgres/retry';
import type { RunOutcome } from '@abhyas/queue/job';
import type { Acceptance } from '@abhyas/queue/submit-run';

import { DrainingError } from '../../platform/overload/draining.ts';
import { namedUuid } from '../../platform/database/named-uuid.ts';
import { mayOpen } from '../entitlements/entitlements.rules.ts';
import { ownershipOf } from '../entitlements/entitlements.service.ts';
import { findOpen } from '../learning/learning.service.ts';
import { readExamItemId } from '../sitting/exam-items.rules.ts';
import { examProblem } from '../sitting/seat.service.ts';
import { type Refusal, refusalOf, type Usage } from './allowance.rules.ts';
import { requireBlob } from './hand-in-runs.service.ts';
import { saveCostTogether } from './costs-together.ts';
import { jobOf } from './job.rules.ts';
import { RECORD_TIMEOUT_MS, RUN_DEADLINE_MS } from './run-limits.ts';
import { findUsage, insertUsage, saveCost } from './running.store.ts';
import { noteOf, replyTo, type Run, type RunningContext, recordRun } from './run-record.service.ts';
import { VisibleTexts } from './visible-texts.ts';

/** An answer to execute. A denied run says when it may be tried again, where that is known. */
export type Answer = { readonly reply: ExecuteReply; readonly retryAfterSeconds?: number };

/** What the queue did not accept, by its text, and after how many seconds another try makes sense. */
const ACCEPTANCE_DENIALS = {
  busy: { text: 'busy', seconds: 2 },
  full: { text: 'full', seconds: 5 },
  'no-runner': { text: 'noRunner', seconds: 30 },
} as const;

/** A denied run (RUNNING-3): the previous result stays on the screen (RUNNING-5). */
export function denied(notif: string, retryAfterSeconds?: number): Answer {
  const reply: ExecuteReply = { notif, notifType: 'error' };
  return retryAfterSeconds === undefined ? { reply } : { reply, retryAfterSeconds };
}

type WatchedRun = Run & { readonly watchName: string };

/** A call as it arrived. */
export type Call<
  Request extends { readonly runId?: string | undefined } = { readonly runId?: string | undefined },
> = {
  readonly accountId: string;
  readonly request: Request;
  /** Names the call, should its client not have named the run: a balancer that sends it again gives the same name. */
  readonly requestId: string;
};
export type RunRequest = Call<ExecuteRequest>;

/** Whether some class work asks for the verdict of every test of a problem (ASSIGNMENTS-19). */
export type NeedsAllTests = (accountId: string, assetId: string) => Promise<boolean>;

/**
 * Runs a learner's program and answers when it has ended (RUNNING-1). The same call again, here or in another
 * process, waits for the same run: whoever lost the answer may ask once more.
 */
export async function execute(
  context: RunningContext & { readonly needsAllTests: NeedsAllTests; readonly samplesOnly: boolean },
  { accountId, request, requestId }: RunRequest,
): Promise<Answer> {
  const language = request.language as LanguageIndex;
  const { errors } = context.texts;
  const fault = faultOf(request);
  if (fault !== undefined) return denied(errors[fault]);
  const admission = await admit(context, accountId, request);
  if ('denial' in admission) return admission.denial;
  const problem = context.samplesOnly ? sampled(admission.problem) : admission.problem;
  const judges = problem !== undefined && request.mode !== 'ctestcase';
  const counts =
    judges && (readExamItemId(problem.id) ? true : await context.needsAllTests(accountId, problem.id));
  const all = request.all === true || counts;
  const job = jobOf({ ...request, language, all }, problem);
  return executeRun(context, { ...nameOf({ accountId, request, requestId }), accountId, problem, job });
}

/** The problem with its visible tests only: what a run may tell while a mock test lasts (MOCKS-11). */
function sampled(problem: ProblemAsset | undefined): ProblemAsset | undefined {
  if (!problem) return undefined;
  const tests = problem.judging.tests.filter(({ hidden }) => !hidden);
  return { ...problem, judging: { ...problem.judging, tests } };
}

/**
 * Runs a program of the staff against a problem that learners do not have yet, or by itself. It counts as use; nothing
 * else is kept.
 */
export async function tryUnpublished(
  parts: Omit<RunningContext, 'visibleTexts'>,
  asked: RunRequest,
  problem: ProblemAsset | undefined,
): Promise<Answer> {
  const context = { ...parts, visibleTexts: new VisibleTexts(parts.db) };
  const { accountId, request } = asked;
  const fault = faultOf(request);
  if (fault !== undefined) return denied(context.texts.errors[fault]);
  const usage = await findUsage(context.db, accountId);
  const denial = denialOf(context, { request, problem, usage });
  if (denial) return denial;
  const job = jobOf({ ...request, language: request.language as LanguageIndex }, problem);
  return executeRun(context, { ...nameOf(asked), accountId, problem, unpublished: true, job });
}

/** The problem that a program is for, if it is for one; or why this account may not run it now. */
export async function admit(
  context: RunningContext,
  accountId: string,
  request: Pick<ExecuteRequest, 'assetId' | 'language'>,
): Promise<{ readonly problem: ProblemAsset | undefined } | { readonly denial: Answer }> {
  const [asset, usage] = await Promise.all([
    // Anything else than an open item is no problem, and its code is just run (RUNNING-2).
    readExamItemId(request.assetId)
      ? examProblem(context.release, request.assetId)
      : findOpen(context, accountId, request.assetId),
    findUsage(context.db, accountId),
  ]);
  // What is open to everybody is most of what is run: whoever runs it is not asked what they own.
  if (asset?.premium === true && !mayOpen(await ownershipOf(context, accountId), asset)) {
    return { denial: denied(context.texts.errors['learning.not-owned']) };
  }
  const problem = asset?.type === 'problem' ? asset : undefined;
  const denial = denialOf(context, { request, problem, usage });
  return denial ? { denial } : { problem };
}

/** The same call of the same account is the same run, and nobody else can come upon its id. */
export function nameOf({ accountId, request, requestId }: Call) {
  const runId = namedUuid(JSON.stringify([accountId, request.runId ?? requestId, JSON.stringify(request)]));
  return { runId, watchName: request.runId ?? runId };
}

type DenialCheck = {
  readonly request: Pick<ExecuteRequest, 'language'>;
  readonly problem: ProblemAsset | undefined;
  readonly usage: Usage;
};

/** Why this account may not run this now; undefined when it may. */
function denialOf({ texts }: RunningContext, { request, problem, usage }: DenialCheck): Answer | undefined {
  const { codeKey } = languageAt(request.language as LanguageIndex);
  if (problem !== undefined && !problem.body.languages.includes(codeKey)) {
    return denied(texts.errors['practice.language-unknown']);
  }
  const refusal = refusalOf(usage);
  return refusal && refused(refusal, texts.running.denied);
}

function refused(refusal: Refusal, denials: typeof messages.running.denied): Answer {
  const seconds = refusal.reason === 'tooMany' ? refusal.seconds : undefined;
  return denied(fill(denials[refusal.reason], refusal), seconds);
}

/** What is wrong with a call whatever the account may do; undefined when nothing is. */
export function faultOf({
  code,
  ctestcase,
  language,
}: Pick<ExecuteRequest, 'code' | 'ctestcase' | 'language'>): ErrorCode | undefined {
  if (!(language in LANGUAGES)) return 'practice.language-unknown';
  if (Buffer.byteLength(code) > limits.codeBytesMax) return 'running.code-too-large';
  if (Buffer.byteLength(ctestcase) > limits.customTestBytesMax) return 'running.input-too-large';
  return undefined;
}

export async function executeRun(context: RunningContext, run: WatchedRun): Promise<Answer> {
  const { denied: denials } = context.texts.running;
  const acceptance = await submit(context, run);
  if (acceptance !== 'accepted') {
    const { text, seconds } = ACCEPTANCE_DENIALS[acceptance];
    return denied(denials[text], seconds);
  }
  const [outcome] = await Promise.all([
    outcomeOf(context, run),
    withRetry(RECORD_TIMEOUT_MS, () => insertUsage(context.db, run)),
  ]);
  if (outcome === 'overdue') return denied(denials.overdue);
  const reply = await withRetry(RECORD_TIMEOUT_MS, () => replyTo(context, run, outcome));
  const isJudged = run.job.task.kind === 'judge';
  const ended = { reply, outcome, save: isJudged ? saveCost : saveCostTogether };
  const recording = withRetry(RECORD_TIMEOUT_MS, () => recordRun(context, run, ended));
  if (isJudged) await recording;
  // Nothing but its cost is kept of a run with own input: what fails here is recorded by the sweep.
  else recording.catch(() => undefined);
  return reply === undefined ? denied(denials.ourFault) : { reply };
}

function submit({ queue, db }: RunningContext, run: WatchedRun): Promise<Acceptance> {
  const { runId, accountId: accountKey, watchName, job } = run;
  return queue.submit({
    runId,
    job,
    accountKey,
    watchName,
    note: noteOf(run),
    readBlob: (hash) => requireBlob(db, hash),
  });
}

/**
 * Waits for the outcome; a run that the queue has lost, with its database, is submitted again.
 * @throws DrainingError when this process leaves: the run goes on, and the same call to another process waits for it
 */
async function outcomeOf(context: RunningContext, run: WatchedRun): Promise<RunOutcome | 'overdue'> {
  const { queue } = context;
  const overdueAt = performance.now() + RUN_DEADLINE_MS;
  for (;;) {
    const outcome = await queue.outcome(run.runId, Math.max(0, overdueAt - performance.now()));
    if (outcome === 'overdue') {
      await queue.stop({ accountKey: run.accountId, watchName: run.watchName });
      return outcome;
    }
    if (outcome === 'leaving') throw new DrainingError();
    if (outcome !== 'lost') return outcome;
    const acceptance = await submit(context, run);
    if (acceptance !== 'accepted') return { kind: 'failed', cause: `lost, then ${acceptance}` };
  }
}
