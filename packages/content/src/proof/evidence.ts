import type { JudgedTest, RunOutcome } from '@abhyas/queue/job';

export type Verdict = JudgedTest['verdict'];

/** What a judged program did on one test. */
export type TestEvidence = {
  readonly name: string;
  readonly verdict: Verdict;
  /** CPU time; of a run that ended because it waited too long, the time by the clock. */
  readonly timeMs: number;
  readonly memoryKb: number;
};

/** What is kept of the run of a proof: no output, for the tests may be hidden. */
export type Evidence =
  | { readonly kind: 'not-built'; readonly output: string }
  | {
      readonly kind: 'judged';
      /** What the program's language was granted. */
      readonly limits: { readonly timeMs: number; readonly memoryMb: number };
      readonly tests: readonly TestEvidence[];
    }
  /** Nothing was learned about the program: our fault, or it was stopped. */
  | { readonly kind: 'not-judged'; readonly cause: string };

const COMPILER_CHARACTERS = 2000;

export function evidenceOf(outcome: RunOutcome): Evidence {
  if (outcome.kind === 'compile-error') {
    return { kind: 'not-built', output: outcome.compile.output.slice(0, COMPILER_CHARACTERS) };
  }
  if (outcome.kind !== 'judged') {
    return { kind: 'not-judged', cause: outcome.kind === 'failed' ? outcome.cause : outcome.kind };
  }
  const { limits, tests } = outcome;
  return {
    kind: 'judged',
    limits: { timeMs: limits.cpuMs, memoryMb: limits.memoryMb },
    tests: tests.map(({ name, verdict, cpuMs, wallMs, memoryKb }) => ({
      name,
      verdict,
      timeMs: Math.round(verdict === 'time-limit' ? Math.max(cpuMs, wallMs) : cpuMs),
      memoryKb: Math.round(memoryKb),
    })),
  };
}
