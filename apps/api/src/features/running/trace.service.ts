import type { ProblemAsset } from '@abhyas/content/release-assets';
import type { TraceRequest } from '@abhyas/contract/running';
import { languageAt, type LanguageIndex } from '@abhyas/languages/index';
import type { RunJob, StepWindow } from '@abhyas/queue/job';

import { FREE_RUN_LIMITS } from './run-limits.ts';
import { admit, denied, executeRun, faultOf, nameOf, type Answer, type Call } from './running.service.ts';
import type { RunningContext } from './run-record.service.ts';
import { VisibleTexts } from './visible-texts.ts';

/** What a program reads, and what it should print, where that is known. */
type Texts = { readonly stdin: string; readonly expected?: string };

/**
 * Runs a learner's program step by step (TRACING-1). It counts as a run; nothing else is kept. A hidden test is never
 * traced: each step would reveal its data (TRACING-2).
 */
export async function trace(context: RunningContext, call: Call<TraceRequest>): Promise<Answer> {
  const { accountId, request } = call;
  const { errors } = context.texts;
  const ctestcase = request.input.of === 'own' ? request.input.text : '';
  const fault = faultOf({ ...request, ctestcase });
  if (fault !== undefined) return denied(errors[fault]);
  const language = request.language as LanguageIndex;
  const { hasRecorder, builds } = languageAt(language);
  const canBeChecked = builds === 'machine-code' || request.isChecked !== true;
  if (!hasRecorder || !canBeChecked) return denied(errors['running.not-traced']);
  const admission = await admit(context, accountId, request);
  if ('denial' in admission) return admission.denial;
  const { problem } = admission;
  const texts = await textsOf(context, request, problem);
  if (!texts) return denied(errors['running.test-unknown']);
  const job = jobOf({ ...request, language }, texts, problem);
  return executeRun(context, { ...nameOf(call), accountId, problem, job });
}

type Alone = Omit<Call, 'request'> & {
  readonly language: LanguageIndex;
  readonly code: string;
  readonly stdin: string;
};

/** Runs a program of the staff step by step by itself. It counts as use; nothing else is kept. */
export function traceAlone(
  parts: Omit<RunningContext, 'visibleTexts'>,
  { accountId, requestId, language, code, stdin }: Alone,
): Promise<Answer> {
  const request = { language, code, assetId: '', input: { of: 'own', text: stdin }, from: 'start' } as const;
  return trace({ ...parts, visibleTexts: new VisibleTexts(parts.db) }, { accountId, requestId, request });
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

type Program = Pick<TraceRequest, 'code' | 'from' | 'isChecked'> & { readonly language: LanguageIndex };

function jobOf(
  { code, from, language, isChecked }: Program,
  { stdin, expected }: Texts,
  problem: ProblemAsset | undefined,
): RunJob {
  const limits = problem?.judging.limits ?? FREE_RUN_LIMITS;
  const task = { kind: 'trace', stdin, window: windowOf(from, expected), isChecked } as const;
  return { language, code, limits, task };
}

function windowOf(from: TraceRequest['from'], expected: string | undefined): StepWindow {
  if (typeof from === 'object') return { from: 'step', step: from.step };
  if (from === 'mistake') return { from };
  return from === 'difference' && expected !== undefined ? { from, expected } : { from: 'start' };
}
