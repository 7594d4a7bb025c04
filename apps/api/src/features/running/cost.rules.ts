import type { RunOutcome } from '@abhyas/queue/job';

import type { Cost } from './allowance.rules.ts';
import { TIME_STEP_MS } from './run-limits.ts';

/** The time of everything that ran, for the limits on use: of what failed through our fault nothing is counted. */
export function costOf(outcome: RunOutcome): Cost {
  if (outcome.kind === 'failed') return { cpuMs: 0, wallMs: 0 };
  const compileMs = 'compile' in outcome ? outcome.compile.timeMs : 0;
  // Most of a talk is a person who thinks, and takes nothing from anybody.
  if (outcome.kind === 'talked') {
    const cpuMs = coarse(compileMs + outcome.execution.cpuMs);
    return { cpuMs, wallMs: cpuMs };
  }
  return {
    cpuMs: coarse(compileMs + (outcome.cpuMs ?? executedMs(outcome))),
    wallMs: coarse(outcome.heldMs ?? 0),
  };
}

/** What a runner of the version before tells. */
function executedMs(outcome: RunOutcome): number {
  if (outcome.kind === 'custom' || outcome.kind === 'traced') return outcome.execution.cpuMs;
  if (outcome.kind !== 'judged') return 0;
  return outcome.tests.reduce((total, test) => total + test.cpuMs, 0);
}

/** Learners may ask for what is kept of them, these sums too. */
const coarse = (ms: number): number => Math.ceil(ms / TIME_STEP_MS) * TIME_STEP_MS;
