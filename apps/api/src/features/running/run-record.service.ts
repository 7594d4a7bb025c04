import { setTimeout as sleep } from 'node:timers/promises';

import { judgingHash } from '@abhyas/content/proof/judging-hash';
import type { ProblemAsset } from '@abhyas/content/release-assets';
import type { apiMessages } from '@abhyas/contract/messages.api';
import type { ExecuteReply } from '@abhyas/contract/running';
import type { RunJob, RunOutcome } from '@abhyas/queue/job';
import type { UnrecordedRun } from '@abhyas/queue/run-queue.client';
import * as z from 'zod/mini';

import type { AppContext } from '../../platform/app-context.ts';
import { isDatabaseUnavailable } from '@abhyas/postgres/connection-fault';
import { recordInternalFailure } from '../../platform/telemetry/internal-failures.ts';
import { recordSolved } from '../learning/learning.service.ts';
import { readExamItemId } from '../sitting/exam-items.rules.ts';
import { examProblem } from '../sitting/seat.service.ts';
import { costOf } from './cost.rules.ts';
import { recordedReply, storable } from './record.rules.ts';
import {
  compileErrorReply,
  customReply,
  formattedReply,
  inWordsOfChecks,
  judgedReply,
  talkedReply,
  tracedReply,
  verdictOf,
} from './reply.rules.ts';
import { accountExists, insertSubmission, insertUsage, saveCost } from './running.store.ts';
import type { VisibleTexts } from './visible-texts.ts';

export type RunningContext = Pick<AppContext, 'db' | 'release' | 'queue' | 'log'> & {
  readonly visibleTexts: VisibleTexts;
  /** In the language of whoever runs. */
  readonly texts: typeof apiMessages;
};

/** What is run, and for whom. */
export type Run = {
  readonly runId: string;
  readonly accountId: string;
  readonly problem: ProblemAsset | undefined;
  /** True when the problem is one that learners do not have yet: nothing but the cost of the run is kept. */
  readonly unpublished?: boolean;
  readonly job: RunJob;
};

/** Runs whose API process has died are looked for this often, and recorded so many at a time. */
const SWEEP_INTERVAL_MS = 2000;
const SWEPT_AT_ONCE = 50;

const note = z.object({ assetId: z.optional(z.string()) });

/** What the queue keeps so that any process can record the run. */
export function noteOf({ problem, unpublished = false }: Run): string {
  return JSON.stringify({ assetId: unpublished ? undefined : problem?.id } satisfies z.infer<typeof note>);
}

/** How an outcome is answered; undefined when the fault is ours. */
export async function replyTo(
  { db, visibleTexts, log, texts: { running } }: RunningContext,
  { runId, problem }: Run,
  outcome: RunOutcome,
): Promise<ExecuteReply | undefined> {
  switch (outcome.kind) {
    case 'compile-error':
      return compileErrorReply(outcome, running);
    case 'custom':
      return customReply(outcome, running);
    case 'traced':
      return tracedReply(outcome, running);
    case 'talked':
      return talkedReply(outcome, running);
    case 'formatted':
    case 'shapeless':
    case 'unformatted':
      return formattedReply(outcome, running);
    case 'judged':
      return (
        problem &&
        inWordsOfChecks(judgedReply(outcome, await visibleTexts.state(problem), running), problem, running)
      );
    case 'stopped':
      return { notif: running.denied.stopped, notifType: 'info' };
    case 'failed':
      log.error({ runId, cause: outcome.cause }, 'a run failed through our fault');
      recordInternalFailure(db, log, { kind: 'run', cause: outcome.cause });
      return undefined;
    default:
      return outcome satisfies never;
  }
}

type Ended = {
  readonly reply: ExecuteReply | undefined;
  readonly outcome: RunOutcome;
  /** How its cost is saved, where that is all that is kept of it. */
  readonly save?: typeof saveCost;
};

/** Records what came of a run and says that it is recorded. Doing it again, here or in another process, changes nothing. */
export async function recordRun(
  context: RunningContext,
  run: Run,
  { reply, outcome, save = saveCost }: Ended,
): Promise<void> {
  const { problem, unpublished = false, job } = run;
  const isKept = problem !== undefined && !unpublished && job.task.kind === 'judge';
  if (isKept && reply?.verdict !== undefined)
    await saveRecord(context, { ...run, problem }, { reply, outcome });
  // What was stopped has cost as much as what ended by itself.
  else await save(context.db, run.runId, costOf(outcome));
  context.queue.markRecorded(run.runId);
}

type Judged = Run & { readonly problem: ProblemAsset };
type Answered = { readonly reply: ExecuteReply; readonly outcome: RunOutcome };

/** Keeps what came of a run, in one transaction. */
async function saveRecord(
  { db }: RunningContext,
  { runId, accountId, problem, job }: Judged,
  { reply, outcome }: Answered,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await insertSubmission(transaction, {
      runId,
      accountId,
      assetId: problem.id,
      language: job.language,
      code: storable(job.code),
      verdict: verdictOf(reply),
      result: recordedReply(reply),
      judgingHash: judgingHash(problem.judging),
    });
    await saveCost(transaction, runId, costOf(outcome));
    // What is solved in an exam is not solved in practice.
    if (reply.done === true && !readExamItemId(problem.id))
      await recordSolved(transaction, accountId, problem.id);
  });
}

/** Records, for as long as `signal` is not aborted, the runs of processes that died before they could. */
export async function recordForOthers(context: RunningContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(SWEEP_INTERVAL_MS, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    await sweep(context).catch((err: unknown) => context.log.debug({ err }, 'unrecorded runs wait'));
  }
}

async function sweep(context: RunningContext): Promise<void> {
  for (const run of await context.queue.unrecorded(SWEPT_AT_ONCE)) {
    try {
      await recordForAnother(context, run);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      // It would fail again forever: an operator sees it, and the others are not held up.
      context.log.error({ err: error, runId: run.runId }, 'a run could not be recorded');
      recordInternalFailure(context.db, context.log, {
        kind: 'run',
        cause: `not recorded: ${String(error)}`,
      });
      context.queue.markRecorded(run.runId);
    }
  }
}

async function recordForAnother(context: RunningContext, unrecorded: UnrecordedRun): Promise<void> {
  const { runId, accountKey: accountId, job, outcome } = unrecorded;
  if (!(await accountExists(context.db, accountId))) return context.queue.markRecorded(runId);
  const { assetId = '' } = note.parse(JSON.parse(unrecorded.note));
  const asset = context.release.whole.assets.get(assetId) ?? examProblem(context.release, assetId);
  const problem = asset?.type === 'problem' ? asset : undefined;
  await insertUsage(context.db, { runId, accountId });
  const run = { runId, accountId, problem, job };
  const reply = await replyTo(context, run, outcome);
  await recordRun(context, run, { reply, outcome });
  context.log.info({ runId }, 'a run was recorded for a process that is gone');
}
