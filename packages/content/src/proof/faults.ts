import type { WrongVerdict } from '../release-assets.ts';
import type { Evidence, Verdict } from './evidence.ts';
import type { Proof } from './proofs.ts';

/** A right solution that takes more of its time limit than this is a fault: machines differ, and learners' code too. */
export const TIME_SHARE = 1 / 2;

const VERDICT_OF: Readonly<Record<WrongVerdict, Verdict>> = {
  wrong_answer: 'wrong-answer',
  time_limit_exceeded: 'time-limit',
  run_time_error: 'runtime-error',
};

/** What a proof shows to be wrong with a problem. */
export type ProofFault =
  | { readonly kind: 'not-built'; readonly output: string }
  | { readonly kind: 'not-judged'; readonly cause: string }
  /** A right solution fails. */
  | { readonly kind: 'not-right'; readonly test: string; readonly verdict: Verdict }
  /** A right solution is too near its limit. */
  | { readonly kind: 'tight'; readonly timeMs: number; readonly limitMs: number }
  /** A wrong solution is not wrong in the way its folder says. */
  | { readonly kind: 'not-wrong'; readonly expected: Verdict; readonly met: readonly Verdict[] }
  /** A starter falls over. */
  | { readonly kind: 'falls-over'; readonly verdict: Verdict };

/** What is wrong, or null when the problem is as it should be in this. A mutant by itself is never a fault. */
export function faultOf(proof: Proof, evidence: Evidence): ProofFault | null {
  if (proof.kind === 'mutant') return null;
  if (evidence.kind !== 'judged') return evidence;
  if (proof.kind === 'reference') return referenceFault(evidence);
  return proof.kind === 'wrong' ? wrongFault(evidence, VERDICT_OF[proof.expected]) : starterFault(evidence);
}

type Judged = Extract<Evidence, { kind: 'judged' }>;

function referenceFault({ tests, limits }: Judged): ProofFault | null {
  const failed = tests.find((test) => test.verdict !== 'accepted');
  if (failed) return { kind: 'not-right', test: failed.name, verdict: failed.verdict };
  const timeMs = Math.max(0, ...tests.map((test) => test.timeMs));
  return timeMs > limits.timeMs * TIME_SHARE ? { kind: 'tight', timeMs, limitMs: limits.timeMs } : null;
}

function wrongFault({ tests }: Judged, expected: Verdict): ProofFault | null {
  if (tests.some((test) => test.verdict === expected)) return null;
  return { kind: 'not-wrong', expected, met: [...new Set(tests.map((test) => test.verdict))] };
}

/** The starter need not be right. */
function starterFault({ tests }: Judged): ProofFault | null {
  const fallen = tests.find(({ verdict }) => verdict !== 'accepted' && verdict !== 'wrong-answer');
  return fallen ? { kind: 'falls-over', verdict: fallen.verdict } : null;
}
