import type { ProofFault } from '@abhyas/content/proof/faults';
import type { Snippet } from '@abhyas/content/snippet';
import type { RunOutcome } from '@abhyas/queue/job';
import { matches } from '@abhyas/runner/src/compare.ts';

/** A fault in words, after the name of what was proved. */
export function faultText(fault: ProofFault): string {
  switch (fault.kind) {
    case 'not-built':
      return `does not compile:\n${fault.output}`;
    case 'not-judged':
      return `could not be judged (${fault.cause})`;
    case 'not-right':
      return `${fault.verdict} on ${fault.test}`;
    case 'tight':
      return `takes ${fault.timeMs} ms, more than half of its ${fault.limitMs} ms`;
    case 'not-wrong':
      return `never gets ${fault.expected}, only ${fault.met.join(', ')}`;
    case 'falls-over':
      return `ends with ${fault.verdict}`;
    default:
      return fault satisfies never;
  }
}

/** Why a program of a lesson does not do what the lesson says, or null. */
export function snippetFault(outcome: RunOutcome, snippet: Snippet): string | null {
  const end = endOf(outcome);
  if (snippet.refuted) return doesAs(outcome, snippet) ? 'does the same as the right answer' : null;
  if (end !== snippet.expect) return `ends with ${end}, not ${snippet.expect}${wordsOf(outcome)}`;
  if (snippet.output === null || outcome.kind !== 'custom') return null;
  if (printsAs(snippet, outcome.execution.stdout)) return null;
  return `prints\n${outcome.execution.stdout}\nnot\n${snippet.output}`;
}

/** Whether a wrong program ends and prints as the right one. */
function doesAs(outcome: RunOutcome, snippet: Snippet): boolean {
  if (endOf(outcome) !== snippet.expect || outcome.kind !== 'custom') return false;
  return printsAs(snippet, outcome.execution.stdout);
}

function printsAs({ output, tolerance }: Snippet, stdout: string): boolean {
  if (output === null) return true;
  if (tolerance === undefined) return matches({ kind: 'trailing-space' }, output, stdout);
  return matches({ kind: 'floats', absolute: tolerance, relative: 0 }, output, stdout);
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
