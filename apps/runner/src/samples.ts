import type { TestReport } from '@abhyas/contract/running';
import type { JobTest, JudgedTest } from '@abhyas/queue/job';

/** A database tells at most 8,000 bytes at once, with the names of the run beside them. */
const TOLD_BYTES = 7000;

type Texts = { readonly input: string; readonly expected: string };

/**
 * What the learner is told about the visible tests that have run, while hidden ones follow; undefined when there are
 * none, or when it is too long to be told ahead of the outcome.
 */
export function samplesOf(
  tests: readonly JobTest[],
  judged: readonly JudgedTest[],
  textsOf: (test: JobTest) => Texts,
): TestReport[] | undefined {
  const samples = judged.flatMap((told, index): TestReport[] => {
    const test = tests[index];
    return test && !test.hidden ? [reportOf(told, textsOf(test))] : [];
  });
  if (samples.length === 0) return undefined;
  return Buffer.byteLength(JSON.stringify(samples)) > TOLD_BYTES ? undefined : samples;
}

function reportOf(told: JudgedTest, { input, expected }: Texts): TestReport {
  const { name, verdict, wallMs, memoryKb, stdout, stderr, exitCode, signal } = told;
  // Of a run that ended because it waited too long, the time by the clock.
  const timeMs = verdict === 'time-limit' ? Math.max(told.cpuMs, wallMs) : told.cpuMs;
  const figures = { timeMs, wallMs, memoryKb };
  return {
    name,
    verdict,
    hidden: false,
    ...figures,
    input,
    expected,
    actual: stdout,
    stderr,
    exitCode,
    signal,
  };
}
