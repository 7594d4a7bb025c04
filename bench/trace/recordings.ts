import type { TracingRunner } from '../../apps/runner/src/tracing/testing/tracing-runner.ts';
import { median } from '../../scripts/testing/statistics.ts';
import { roundsFor, type Stepping } from './programs.ts';

/** A whole window. */
const WINDOW = 20_000;
const ROUNDS = 5;
/** No program of ours comes to this step: steps are counted, and none is recorded. */
const NEVER = 50_000_000;

/** What a recorded step costs more than one that is counted, in nanoseconds of the processor. */
export async function stepNs(runner: TracingRunner, { language, codeOf }: Stepping): Promise<number> {
  const code = codeOf(roundsFor(WINDOW));
  const cpuMs = async (window: { from: 'start' } | { from: 'step'; step: number }): Promise<number> => {
    const { execution } = await runner.trace(code, { language, window });
    return execution.cpuMs;
  };
  const added: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const counted = await cpuMs({ from: 'step', step: NEVER });
    added.push((await cpuMs({ from: 'start' })) - counted);
  }
  return (median(added) / WINDOW) * 1e6;
}

/** What 10,000 steps take on their way to the browser, in kilobytes. */
export async function wireKb(runner: TracingRunner, { language, codeOf }: Stepping): Promise<number> {
  const outcome = await runner.outcomeOf(codeOf(roundsFor(10_000)), { language });
  if (outcome.kind !== 'traced' || outcome.recording === undefined) throw new Error('nothing was recorded');
  return outcome.recording.length / 1000;
}
