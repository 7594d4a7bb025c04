import type { ProblemAsset } from '@abhyas/content/release';
import type { TraceRequest } from '@abhyas/contract/running';
import { languageAt, type LanguageIndex } from '@abhyas/languages/index';
import type { RunJob, StepWindow } from '@abhyas/queue/job';

import { namedUuid } from '../../platform/database/named-uuid.ts';
import { mayOpen } from '../entitlements/entitlements.rules.ts';
import { ownershipOf } from '../entitlements/entitlements.service.ts';
import { FREE_RUN_LIMITS } from './run-limits.ts';
import { executeRun, denialOf, denied, faultOf, findAsset, type Answer } from './running.service.ts';
import { findUsage } from './running.store.ts';
import type { RunningContext } from './settlement.service.ts';

type Asked = { readonly accountId: string; readonly request: TraceRequest; readonly requestId: string };

/** What a program reads, and what it should print, where that is known. */
type Texts = { readonly stdin: string; readonly expected?: string };

/**
 * Runs a learner's program step by step (TRACING-1). It counts as a run; nothing else is kept. A hidden test is never
 * traced: each step would tell of its data (TRACING-2).
 */
export async function trace(context: RunningContext, asked: Asked): Promise<Answer> {
  const { accountId, request } = asked;
  const { errors } = context.texts;
  const ctestcase = request.input.of === 'own' ? request.input.text : '';
  const fault = faultOf({ ...request, ctestcase });
  if (fault !== undefined) return denied(errors[fault]);
  const language = request.language as LanguageIndex;
  if (!languageAt(language).hasRecorder) return denied(errors['running.not-traced']);
  const [asset, ownership, usage] = await Promise.all([
    findAsset(context, accountId, request.assetId),
    ownershipOf(context.db, accountId),
    findUsage(context.db, accountId),
  ]);
  if (asset !== undefined && !mayOpen(ownership, asset)) return denied(errors['learning.not-owned']);
  const problem = asset?.type === 'problem' ? asset : undefined;
  const denial = denialOf(context, { request, problem, usage });
  if (denial) return denial;
  const texts = await textsOf(context, request, problem);
  if (!texts) return denied(errors['running.test-unknown']);
  const job = jobOf({ ...request, language }, texts, problem);
  const runId = namedUuid(
    JSON.stringify([accountId, request.runId ?? asked.requestId, JSON.stringify(request)]),
  );
  return executeRun(context, { runId, watchName: request.runId ?? runId, accountId, problem, job });
}

/** Undefined for a test that the problem does not show. */
async function textsOf(
  { visibleTexts }: RunningContext,
  { input }: TraceRequest,
  problem: ProblemAsset | undefined,
): Promise<Texts | undefined> {
  if (input.of === 'own') return { stdin: input.text };
  const test = problem && (await visibleTexts.state(problem))[input.test];
  if (!test || test.hidden || test.input === undefined) return undefined;
  return { stdin: test.input, ...(test.expected !== undefined && { expected: test.expected }) };
}

type Program = Pick<TraceRequest, 'code' | 'from'> & { readonly language: LanguageIndex };

function jobOf(
  { code, from, language }: Program,
  { stdin, expected }: Texts,
  problem: ProblemAsset | undefined,
): RunJob {
  const limits = problem?.judging.limits ?? FREE_RUN_LIMITS;
  return { language, code, limits, task: { kind: 'trace', stdin, window: windowOf(from, expected) } };
}

function windowOf(from: TraceRequest['from'], expected: string | undefined): StepWindow {
  if (typeof from === 'object') return { from: 'step', step: from.step };
  return from === 'difference' && expected !== undefined ? { from, expected } : { from: 'start' };
}
