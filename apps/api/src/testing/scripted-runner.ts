import type { RunOutcome } from '@abhyas/queue/job';
import { RunQueueWorker, type TakenRun } from '@abhyas/queue/run-queue.worker';

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
