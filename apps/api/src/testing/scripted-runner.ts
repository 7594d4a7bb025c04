import type { Execution, RunOutcome } from '@abhyas/queue/job';
import { RunQueueWorker } from '@abhyas/queue/run-queue.worker';
import type { TakenRun } from '@abhyas/queue/taken-run';

import type { TestProduct } from './test-product.ts';

type Work = (run: TakenRun) => RunOutcome | Promise<RunOutcome>;

/** A runner that has joined and answers each run with what the test says, without a sandbox. */
export async function scriptedRunner(
  { runnerUrl }: TestProduct,
  work: Work,
  slots = 4,
): Promise<RunQueueWorker> {
  const worker = new RunQueueWorker({
    url: runnerUrl,
    slots,
    host: 'a test',
    work: async (run) => work(run),
    onFault: () => undefined,
  });
  await worker.joined;
  return worker;
}

/** What a runner says of a program that was compiled, ran and printed nothing. */
export const COMPILED = { ok: true, output: '', timeMs: 20 };
export const GRANTED = { cpuMs: 2000, wallMs: 5000, memoryMb: 64, outputKb: 64 };
export const ACCEPTED: Execution = {
  verdict: 'accepted',
  stdout: '',
  stderr: '',
  truncated: false,
  exitCode: 0,
  signal: null,
  cpuMs: 7,
  wallMs: 9,
  memoryKb: 3000,
};
