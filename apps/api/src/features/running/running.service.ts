import { randomUUID } from 'node:crypto';

import type { ProblemAsset } from '@abhyas/content/release';
import { limits } from '@abhyas/contract/limits';
import { fill, messages } from '@abhyas/contract/messages';
import type { ExecuteReply, ExecuteRequest } from '@abhyas/contract/running';
import { LANGUAGES, languageAt, type LanguageIndex } from '@abhyas/languages/index';
import { withPatience } from '@abhyas/queue/connection-fault';
import type { RunJob, RunOutcome } from '@abhyas/queue/job';
import type { Acceptance } from '@abhyas/queue/run-queue.client';

import type { AppContext } from '../../platform/app-context.ts';
import { noteFailure } from '../../platform/own-failures.ts';
import { readBlob } from '../../platform/release-store.ts';
import { isOpenFor } from '../classes/opened-modules.service.ts';
import { mayOpen } from '../entitlements/entitlements.rules.ts';
import { ownershipOf } from '../entitlements/entitlements.service.ts';
import { recordSolved } from '../learning/learning.service.ts';
import { refusalOf } from './allowance.rules.ts';
import { jobOf } from './job.rules.ts';
import { recordedReply, storable } from './record.rules.ts';
import { compileErrorReply, cpuTimeOf, customReply, judgedReply, verdictOf } from './reply.rules.ts';
import { RUN_DEADLINE_MS } from './run-limits.ts';
import { findUsage, insertSubmission, insertUsage, saveCpuTime } from './running.store.ts';
import type { VisibleTexts } from './visible-texts.ts';

export type RunningContext = Pick<AppContext, 'db' | 'release' | 'queue' | 'log'> & {
  readonly visibleTexts: VisibleTexts;
};

/** An answer to execute. A denied run says when it may be tried again, where that is known. */
export type Answer = { readonly reply: ExecuteReply; readonly retryAfterSeconds?: number };

const denials = messages.running.denied;
/** What the queue did not accept, in words, and after how many seconds another try makes sense. */
const ACCEPTANCE_DENIALS = {
  busy: denied(denials.busy, 2),
  full: denied(denials.full, 5),
  'no-runner': denied(denials.noRunner, 30),
} as const;
/** How long what follows a run outlives a database that is restarting. */
const RECORD_PATIENCE_MS = 15_000;

/** The spec's denied shape: the previous result stays on the screen (section 4, Run result storing). */
function denied(notif: string, retryAfterSeconds?: number): Answer {
  const reply: ExecuteReply = { notif, notifType: 'error' };
  return retryAfterSeconds === undefined ? { reply } : { reply, retryAfterSeconds };
}

/** What is to be run, and for whom. */
type Run = {
  readonly runId: string;
  readonly accountId: string;
  readonly watchName: string;
  readonly language: LanguageIndex;
  readonly problem: ProblemAsset | undefined;
  readonly job: RunJob;
};

/** Runs a learner's program and answers when it has ended (spec section 7). */
export async function execute(
  context: RunningContext,
  accountId: string,
  request: ExecuteRequest,
): Promise<Answer> {
  const language = request.language as LanguageIndex;
  const fault = faultOf(request);
  if (fault !== undefined) return denied(fault);
  const [asset, ownership, usage] = await Promise.all([
    findAsset(context, accountId, request.assetId),
    ownershipOf(context.db, accountId),
    findUsage(context.db, accountId),
  ]);
  if (asset !== undefined && !mayOpen(ownership, asset)) return denied(messages.errors['learning.not-owned']);
  const problem = asset?.type === 'problem' ? asset : undefined;
  if (problem !== undefined && !problem.body.languages.includes(languageAt(language).codeKey)) {
    return denied(messages.errors['practice.language-unknown']);
  }
  const refusal = refusalOf(usage);
  if (refusal?.reason === 'tooMany') return denied(fill(denials.tooMany, refusal), refusal.seconds);
  if (refusal !== undefined) return denied(fill(denials[refusal.reason], refusal));

  const runId = randomUUID();
  const job = jobOf({ ...request, language }, problem);
  return carryOut(context, { runId, accountId, watchName: request.runId ?? runId, language, problem, job });
}

/** What is wrong with a call whatever the account may do; undefined when nothing is. */
function faultOf({ code, ctestcase, language }: ExecuteRequest): string | undefined {
  if (!(language in LANGUAGES)) return messages.errors['practice.language-unknown'];
  if (Buffer.byteLength(code) > limits.codeBytesMax) return messages.errors['running.code-too-large'];
  if (Buffer.byteLength(ctestcase) > limits.customTestBytesMax)
    return messages.errors['running.input-too-large'];
  return undefined;
}

/** The item of a module open for this learner. Anything else is no problem, and its code is just run (decisions.md). */
async function findAsset({ db, release }: RunningContext, accountId: string, assetId: string) {
  const asset = release.current.assets.get(assetId);
  const subtopic = asset && release.current.subtopics.get(asset.subtopicId);
  return subtopic && (await isOpenFor(db, accountId, subtopic)) ? asset : undefined;
}

async function carryOut(context: RunningContext, run: Run): Promise<Answer> {
  const acceptance = await submit(context, run);
  if (acceptance !== 'accepted') return ACCEPTANCE_DENIALS[acceptance];
  const [outcome] = await Promise.all([
    outcomeOf(context, run),
    withPatience(RECORD_PATIENCE_MS, () => insertUsage(context.db, run)),
  ]);
  if (outcome === 'overdue') return denied(denials.overdue);
  const reply = await withPatience(RECORD_PATIENCE_MS, () => replyTo(context, run, outcome));
  if (reply === undefined) return denied(denials.ourFault);
  await withPatience(RECORD_PATIENCE_MS, () => record(context, run, { reply, outcome }));
  return { reply };
}

function submit({ queue, db }: RunningContext, run: Run): Promise<Acceptance> {
  const { runId, accountId: accountKey, watchName, job } = run;
  return queue.submit({
    runId,
    job,
    accountKey,
    watchName,
    readBlob: async (hash) => {
      const bytes = await readBlob(db, hash);
      if (bytes === undefined) throw new Error(`no release has the test data ${hash}`);
      return bytes;
    },
  });
}

/** Waits for the outcome; a run that the queue has lost, with its database, is submitted again. */
async function outcomeOf(context: RunningContext, run: Run): Promise<RunOutcome | 'overdue'> {
  const { queue } = context;
  const overdueAt = performance.now() + RUN_DEADLINE_MS;
  for (;;) {
    const outcome = await queue.outcome(run.runId, Math.max(0, overdueAt - performance.now()));
    if (outcome === 'overdue') {
      await queue.stop({ accountKey: run.accountId, watchName: run.watchName });
      return outcome;
    }
    if (outcome !== 'lost') return outcome;
    const acceptance = await submit(context, run);
    if (acceptance !== 'accepted') return { kind: 'failed', cause: `lost, then ${acceptance}` };
  }
}

async function replyTo(
  { db, visibleTexts, log }: RunningContext,
  { runId, problem }: Run,
  outcome: RunOutcome,
): Promise<ExecuteReply | undefined> {
  switch (outcome.kind) {
    case 'compile-error':
      return compileErrorReply(outcome);
    case 'custom':
      return customReply(outcome);
    case 'judged':
      return problem && judgedReply(outcome, await visibleTexts.state(problem));
    case 'stopped':
      return { notif: denials.stopped, notifType: 'info' };
    case 'failed':
      log.error({ runId, cause: outcome.cause }, 'a run failed through our fault');
      noteFailure(db, log, { kind: 'run', cause: outcome.cause });
      return undefined;
    default:
      return outcome satisfies never;
  }
}

type Ended = { readonly reply: ExecuteReply; readonly outcome: RunOutcome };

/** Keeps what came of a run, in one transaction; doing it again changes nothing. */
async function record({ db }: RunningContext, run: Run, { reply, outcome }: Ended): Promise<void> {
  const { runId, accountId, problem, language, job } = run;
  if (problem === undefined || job.task.kind === 'custom' || reply.verdict === undefined) {
    await saveCpuTime(db, runId, cpuTimeOf(outcome));
    return;
  }
  await db.transaction().execute(async (transaction) => {
    await insertSubmission(transaction, {
      runId,
      accountId,
      assetId: problem.id,
      language,
      code: storable(job.code),
      verdict: verdictOf(reply),
      result: recordedReply(reply),
    });
    await saveCpuTime(transaction, runId, cpuTimeOf(outcome));
    if (reply.done === true) await recordSolved(transaction, accountId, problem.id);
  });
}
