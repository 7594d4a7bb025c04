import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { ProblemAsset } from '@abhyas/content/release-assets';
import type { ConsoleEnd } from '@abhyas/contract/console';
import { fill, type messages } from '@abhyas/contract/messages';
import { TRY_CODE_BYTES_MAX } from '@abhyas/contract/running-trial';
import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';
import { withRetry } from '@abhyas/postgres/retry';
import type { JobLimits, RunJob, RunOutcome } from '@abhyas/queue/job';
import type { WatchKey } from '@abhyas/queue/run-watch';

import { isLoopback, networkOf } from '../../platform/network-address.ts';
import { namedUuid } from '../../platform/database/named-uuid.ts';
import { compileErrorReply, talkedReply } from './reply.rules.ts';
import { CONSOLE_DEADLINE_MS, FREE_RUN_LIMITS, TRIAL_LIMITS, RECORD_TIMEOUT_MS } from './run-limits.ts';
import { admit, faultOf } from './running.service.ts';
import { insertUsage } from './running.store.ts';
import { noteOf, recordRun, replyTo, type Run, type RunningContext } from './run-record.service.ts';
import type { TrialWindow } from './trial.rules.ts';

/** When a learner starts another program, the one before gets this long to end. */
const REPLACED_WITHIN_MS = 3000;
const LOOK_AGAIN_MS = 50;

/** Whoever talks with a program: a learner, or somebody whose address is all that is known. */
export type Talker = { readonly accountId: string } | { readonly address: string };

export type ConsoleContext = RunningContext & { readonly window: TrialWindow };

type Start = {
  readonly code: string;
  readonly language: number;
  readonly assetId: string;
  readonly runId: string;
};

type Started = { readonly accepted: boolean; readonly notif?: string; readonly notifType?: 'error' };

const denied = (notif: string | undefined): Started => ({
  accepted: false,
  ...(notif !== undefined && { notif }),
  notifType: 'error',
});

/**
 * Under which name a run of this talker goes. Visitors have no account: each of their runs stands for itself, since
 * many people share the address of a school, and only whoever knows its name hears it, from the same network.
 */
export function keyOf(talker: Talker, runId: string): WatchKey {
  if ('accountId' in talker) return { accountKey: talker.accountId, watchName: runId };
  const { address } = talker;
  const network = isLoopback(address) ? 'loopback' : networkOf(address);
  const name = createHash('sha256').update(`${network} ${runId}`).digest('hex').slice(0, 32);
  return { accountKey: `visitor-${name}`, watchName: runId };
}

/** Begins a program at a console (CONSOLE-6). */
export function startAtConsole(context: ConsoleContext, talker: Talker, start: Start): Promise<Started> {
  return 'accountId' in talker
    ? startForLearner(context, talker.accountId, start)
    : startForVisitor(context, talker.address, start);
}

async function startForLearner(context: ConsoleContext, accountId: string, start: Start): Promise<Started> {
  const fault = faultOf({ ...start, ctestcase: '' });
  if (fault !== undefined) return denied(context.texts.errors[fault]);
  const admission = await admit(context, accountId, start);
  if ('denial' in admission) return denied(admission.denial.reply.notif);
  const { problem } = admission;
  const run = runOf({ accountId, start, problem });
  const answer = await submit(context, { run, key: keyOf({ accountId }, start.runId), visitor: false });
  if (answer !== undefined) return denied(answer);
  await withRetry(RECORD_TIMEOUT_MS, () => insertUsage(context.db, run));
  void recordWhenOver(context, run);
  return { accepted: true };
}

async function startForVisitor(context: ConsoleContext, address: string, start: Start): Promise<Started> {
  const { errors, landing, running } = context.texts;
  if (!(start.language in LANGUAGES)) return denied(errors['practice.language-unknown']);
  if (Buffer.byteLength(start.code) > TRY_CODE_BYTES_MAX) return denied(landing.trial.tooLarge);
  const seconds = isLoopback(address) ? 0 : context.window.waitSeconds(networkOf(address), Date.now());
  if (seconds > 0) return denied(fill(running.denied.tooMany, { seconds }));
  const key = keyOf({ address }, start.runId);
  const run = runOf({ accountId: key.accountKey, start, problem: undefined, limits: TRIAL_LIMITS });
  const answer = await submit(context, { run, key, visitor: true });
  return answer === undefined ? { accepted: true } : denied(answer);
}

type RunParts = {
  readonly accountId: string;
  readonly start: Start;
  readonly problem: ProblemAsset | undefined;
  readonly limits?: JobLimits;
};

function runOf({ accountId, start, problem, limits }: RunParts): Run {
  const job: RunJob = {
    language: start.language as LanguageIndex,
    code: start.code,
    limits: limits ?? problem?.judging.limits ?? FREE_RUN_LIMITS,
    task: { kind: 'interactive' },
  };
  const { runId: name } = start;
  return {
    runId: namedUuid(JSON.stringify(['console', accountId, name, start.code])),
    accountId,
    problem,
    job,
  };
}

type Submission = { readonly run: Run; readonly key: WatchKey; readonly visitor: boolean };

/** Why it was not accepted; undefined when it was. What still talks under the same account is ended first. */
async function submit(
  { queue, texts }: ConsoleContext,
  { run, key, visitor }: Submission,
): Promise<string | undefined> {
  const { denied: denials } = texts.running;
  const note = visitor ? {} : { note: noteOf(run) };
  const giveUpAt = performance.now() + REPLACED_WITHIN_MS;
  for (;;) {
    const answer = await queue.interactive.submit({
      ...key,
      ...note,
      runId: run.runId,
      job: run.job,
      visitor,
    });
    if (answer === 'accepted') return undefined;
    if (answer !== 'busy') return answer === 'full' ? denials.full : denials.noRunner;
    await queue.interactive.endOthers(key.accountKey);
    if (performance.now() > giveUpAt) return denials.busy;
    await sleep(LOOK_AGAIN_MS);
  }
}

/** Counts what it cost. Should this process end before, another one does. */
async function recordWhenOver(context: ConsoleContext, run: Run): Promise<void> {
  const outcome = await context.queue.outcome(run.runId, CONSOLE_DEADLINE_MS);
  if (typeof outcome !== 'object') return;
  const reply = await replyTo(context, run, outcome);
  await recordRun(context, run, { reply, outcome });
}

/** How the end of a talk is told. */
export function endOf(outcome: RunOutcome | 'lost', { running, console }: typeof messages): ConsoleEnd {
  if (outcome === 'lost' || outcome.kind === 'failed')
    return { notif: console.ended.fault, notifType: 'error' };
  if (outcome.kind === 'compile-error') return compileErrorReply(outcome, running);
  if (outcome.kind === 'talked') {
    const { ending, execution } = outcome;
    // The time by the clock is the person's as well as the program's.
    return { ...talkedReply(outcome, running), timeMs: execution.cpuMs, ending };
  }
  return { ending: 'stopped' };
}
