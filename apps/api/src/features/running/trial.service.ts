import { createHash, randomUUID } from 'node:crypto';

import { fill, messages } from '@abhyas/contract/messages';
import type { ExecuteReply } from '@abhyas/contract/running';
import { TRY_CODE_BYTES_MAX } from '@abhyas/contract/trying';
import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';
import type { JobLimits, RunOutcome } from '@abhyas/queue/job';

import type { AppContext } from '../../platform/app-context.ts';
import { compileErrorReply, customReply } from './reply.rules.ts';
import { isLoopback, type TrialWindow } from './trial.rules.ts';

export type TrialContext = Pick<AppContext, 'queue'> & { readonly window: TrialWindow };

type Trial = { readonly address: string; readonly code: string; readonly language: number };

/** Stated for C. Small: a visitor's program must never keep a learner waiting. */
const TRIAL_LIMITS: JobLimits = { timeMs: 2000, memoryMb: 128, outputKb: 16 };
const TRIAL_DEADLINE_MS = 30_000;

const denials = messages.running.denied;
const ACCEPTANCE_DENIALS = { busy: denials.busy, full: denials.full, 'no-runner': denials.noRunner };

/** Runs a program of somebody without an account. Nothing of it is kept. */
export async function runTrial({ queue, window }: TrialContext, trial: Trial): Promise<ExecuteReply> {
  const { address, code, language } = trial;
  if (!(language in LANGUAGES)) return denied(messages.errors['practice.language-unknown']);
  if (Buffer.byteLength(code) > TRY_CODE_BYTES_MAX) return denied(messages.landing.trial.tooLarge);
  const own = isLoopback(address);
  const seconds = own ? 0 : window.waitSeconds(address, Date.now());
  if (seconds > 0) return denied(fill(denials.tooMany, { seconds }));

  const runId = randomUUID();
  const accountKey = own
    ? runId
    : `visitor-${createHash('sha256').update(address).digest('hex').slice(0, 32)}`;
  const acceptance = await queue.submit({
    runId,
    accountKey,
    watchName: runId,
    job: {
      language: language as LanguageIndex,
      code,
      limits: TRIAL_LIMITS,
      task: { kind: 'custom', stdin: '' },
    },
    readBlob: (hash) => Promise.reject(new Error(`a trial has no test data, yet ${hash} was asked for`)),
  });
  if (acceptance !== 'accepted') return denied(ACCEPTANCE_DENIALS[acceptance]);
  const outcome = await queue.outcome(runId, TRIAL_DEADLINE_MS);
  if (typeof outcome === 'object') return replyTo(outcome);
  if (outcome === 'lost') return denied(denials.ourFault);
  await queue.stop({ accountKey, watchName: runId });
  return denied(denials.overdue);
}

function replyTo(outcome: RunOutcome): ExecuteReply {
  if (outcome.kind === 'custom') return customReply(outcome);
  if (outcome.kind === 'compile-error') return compileErrorReply(outcome);
  return denied(denials.ourFault);
}

function denied(notif: string): ExecuteReply {
  return { notif, notifType: 'error' };
}
