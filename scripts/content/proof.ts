import type { WrongVerdict } from '@abhyas/content/release';
import type { Snippet } from '@abhyas/content/snippet';
import type { Verdict } from '@abhyas/contract/running';
import type { RunOutcome } from '@abhyas/queue/job';
import { matches } from '@abhyas/runner/src/compare.ts';

/** A right solution has to stay below this share of its time limit: machines differ, and students' code too. */
const TIME_SHARE = 1 / 3;

const VERDICT_OF: Readonly<Record<WrongVerdict, Verdict>> = {
  wrong_answer: 'wrong-answer',
  time_limit_exceeded: 'time-limit',
  run_time_error: 'runtime-error',
};

/** What a reference solution did wrong, or null when it is right everywhere and fast enough. */
export function referenceFault(outcome: RunOutcome, timeLimitMs: number): string | null {
  if (outcome.kind === 'compile-error') return `does not compile:\n${outcome.compile.output}`;
  if (outcome.kind !== 'judged') return `could not be judged (${outcome.kind})`;
  const failed = outcome.tests.find((test) => test.verdict !== 'accepted');
  if (failed) return `${failed.verdict} on ${failed.name}`;
  const slowest = Math.max(...outcome.tests.map((test) => test.cpuMs));
  if (slowest <= timeLimitMs * TIME_SHARE) return null;
  return `takes ${Math.round(slowest)} ms, more than a third of its ${timeLimitMs} ms`;
}

/** Why a labelled wrong solution is not as wrong as its folder says, or null. */
export function wrongSolutionFault(outcome: RunOutcome, expected: WrongVerdict): string | null {
  if (outcome.kind === 'compile-error') return `does not compile:\n${outcome.compile.output}`;
  if (outcome.kind !== 'judged') return `could not be judged (${outcome.kind})`;
  if (outcome.tests.some((test) => test.verdict === VERDICT_OF[expected])) return null;
  const met = [...new Set(outcome.tests.map((test) => test.verdict))].join(', ');
  return `never gets ${VERDICT_OF[expected]}, only ${met}`;
}

/** Why the code that a learner starts with does not run, or null. It need not be right. */
export function starterFault(outcome: RunOutcome): string | null {
  const end = endOf(outcome);
  return end === 'success' ? null : `ends with ${end}${wordsOf(outcome)}`;
}

/** Why a program of a lesson does not do what the lesson says, or null. */
export function snippetFault(outcome: RunOutcome, snippet: Snippet): string | null {
  const end = endOf(outcome);
  if (end !== snippet.expect) return `ends with ${end}, not ${snippet.expect}${wordsOf(outcome)}`;
  if (snippet.output === null || outcome.kind !== 'custom') return null;
  if (matches({ kind: 'trailing-space' }, snippet.output, outcome.execution.stdout)) return null;
  return `prints\n${outcome.execution.stdout}\nnot\n${snippet.output}`;
}

function endOf(outcome: RunOutcome): string {
  if (outcome.kind === 'compile-error') return 'compile-error';
  if (outcome.kind !== 'custom') return outcome.kind;
  const { verdict } = outcome.execution;
  return verdict === 'accepted' ? 'success' : verdict;
}

function wordsOf(outcome: RunOutcome): string {
  if (outcome.kind === 'compile-error') return `:\n${outcome.compile.output}`;
  return outcome.kind === 'custom' ? `:\n${outcome.execution.stderr}` : '';
}
