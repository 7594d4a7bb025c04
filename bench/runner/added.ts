import { RunQueueWorker } from '@abhyas/queue/run-queue.worker';

import { Learners } from './learners.ts';
import { Product } from './product.ts';
import { percentile } from '../../scripts/testing/statistics.ts';

export type Added = { readonly p50Ms: number; readonly p95Ms: number };

const RUNS = 300;
const WARM_UP_RUNS = 50;

/** What HTTP, session, limits on use, queue and records cost: execute with a runner that answers at once. */
export async function measureAdded(): Promise<Added> {
  const product = await Product.start({ withRunner: false });
  const worker = new RunQueueWorker({
    url: product.queueUrl,
    slots: 1,
    host: 'bench',
    work: () => Promise.resolve(NOTHING),
    onFault: (message) => process.stderr.write(`${message}\n`),
  });
  try {
    await worker.joined;
    const learners = new Learners(product.address);
    await learners.prepare(RUNS + WARM_UP_RUNS);
    const tookMs: number[] = [];
    for (let run = 0; run < RUNS + WARM_UP_RUNS; run += 1) {
      const startedAt = performance.now();
      await learners.run({ code: 'int main() {}', language: 0 });
      if (run >= WARM_UP_RUNS) tookMs.push(performance.now() - startedAt);
    }
    return { p50Ms: percentile(tookMs, 0.5), p95Ms: percentile(tookMs, 0.95) };
  } finally {
    await worker.drain(0);
    await product.stop();
  }
}

const NOTHING = {
  kind: 'custom',
  compile: { ok: true, output: '', timeMs: 0 },
  limits: { cpuMs: 0, wallMs: 0, memoryMb: 0, outputKb: 0 },
  execution: {
    verdict: 'accepted',
    stdout: '',
    stderr: '',
    truncated: false,
    exitCode: 0,
    signal: null,
    cpuMs: 0,
    wallMs: 0,
    memoryKb: 0,
  },
} as const;
