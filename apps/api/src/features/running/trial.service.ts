import { createHash, randomUUID } from 'node:crypto';

import { fill } from '@abhyas/contract/fill';
import type { apiMessages } from '@abhyas/contract/messages.api';
import type { ExecuteReply } from '@abhyas/contract/running';
import { TRY_CODE_BYTES_MAX } from '@abhyas/contract/running-trial';
import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';
import type { RunOutcome } from '@abhyas/queue/job';

import type { AppContext } from '../../platform/app-context.ts';
import { isLoopback, networkOf } from '../../platform/network-address.ts';
import type { RunTexts } from './ending.rules.ts';
import { compileErrorReply, customReply } from './reply.rules.ts';
import { TRIAL_LIMITS } from './run-limits.ts';
import type { TrialWindow } from './trial.rules.ts';

export type TrialContext = Pick<AppContext, 'queue'> & {
  readonly window: TrialWindow;
  /** In the language of the visitor. */
  readonly texts: typeof apiMessages;
};

type Trial = {
  readonly address: string;
  readonly code: string;
  readonly language: number;
  readonly input: string;
};

const TRIAL_DEADLINE_MS = 30_000;

const ACCEPTANCE_DENIALS = { busy: 'busy', full: 'full', 'no-runner': 'noRunner' } as const;

/** Runs a program of somebody without an account. Nothing of it is kept. */
export async function runTrial({ queue, window, texts }: TrialContext, trial: Trial): Promise<ExecuteReply> {
  const { denied: denials } = texts.running;
  const { address, code, language } = trial;
  if (!(language in LANGUAGES)) return denied(texts.errors['practice.language-unknown']);
  if (Buffer.byteLength(code) > TRY_CODE_BYTES_MAX) return denied(texts.landing.trial.tooLarge);
  const own = isLoopback(address);
  const network = networkOf(address);
  const seconds = own ? 0 : window.waitSeconds(network, Date.now());
  if (seconds > 0) return denied(fill(denials.tooMany, { seconds }));

  const runId = randomUUID();
  const accountKey = own
    ? runId
    : `visitor-${createHash('sha256').update(network).digest('hex').slice(0, 32)}`;
  const acceptance = await queue.submit({
    runId,
    accountKey,
    watchName: runId,
    visitor: true,
    job: {
      language: language as LanguageIndex,
      code,
      limits: TRIAL_LIMITS,
      task: { kind: 'custom', stdin: trial.input },
    },
    readBlob: (hash) => Promise.reject(new Error(`a trial has no test data, yet ${hash} was asked for`)),
  });
  if (acceptance !== 'accepted') return denied(denials[ACCEPTANCE_DENIALS[acceptance]]);
  const outcome = await queue.outcome(runId, TRIAL_DEADLINE_MS);
  if (typeof outcome === 'object') return replyTo(outcome, texts.running);
  if (outcome === 'lost') return denied(denials.ourFault);
  await queue.stop({ accountKey, watchName: runId });
  return denied(denials.overdue);
}

function replyTo(outcome: RunOutcome, texts: RunTexts): ExecuteReply {
  if (outcome.kind === 'custom') return customReply(outcome, texts);
  if (outcome.kind === 'compile-error') return compileErrorReply(outcome, texts);
  return denied(texts.denied.ourFault);
}

function denied(notif: string): ExecuteReply {
  return { notif, notifType: 'error' };
}
