import { join } from 'node:path';

import type { Logger } from 'pino';

import { Checks } from './checks.ts';
import type { Config } from './config.ts';
import { Metrics } from './metrics.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import { startStatusServer } from './status-server.ts';
import { TestData } from './test-data.ts';
import { startWorker } from './worker.ts';

/** Checking takes a fraction of what running does: two threads keep up with any number of slots. */
const CHECKING_THREADS = 2;

/** Runs under way get this long to end when the runner is asked to stop. The rest goes to other runners. */
const DRAIN_MS = 10_000;

export type Runner = {
  /** Where metrics and readiness are served, on the loopback address. */
  readonly statusPort: number;
  readonly isReady: () => boolean;
  /** Resolves when the queue has first heard this runner. */
  readonly joined: Promise<void>;
  /** Takes no more runs, lets those under way end, leaves the queue and closes the sandbox. */
  stop(): Promise<void>;
};

export type RunnerParts = {
  readonly config: Config;
  readonly sandbox: Sandbox;
  readonly log: Logger;
};

/** One runner: a place in the queue, a sandbox, a cache of test data, and a page of metrics. */
export async function startRunner({ config, sandbox, log }: RunnerParts): Promise<Runner> {
  const metrics = new Metrics();
  const testData = new TestData({
    folder: join(config.cacheFolder, 'test-data'),
    bytesMax: config.testDataCacheBytes,
    onLookup: (found) => metrics.testDataLookup(found),
  });
  const checks = new Checks({ threads: CHECKING_THREADS });
  const worker = startWorker({ config, tools: { sandbox, testData, checks }, metrics, log });
  const status = await startStatusServer({
    port: config.metricsPort,
    registry: metrics.registry,
    isReady: () => worker.ready,
  });
  log.info({ slots: config.concurrency, statusPort: status.port }, 'the runner takes runs');
  return {
    statusPort: status.port,
    isReady: () => worker.ready,
    joined: worker.joined,
    stop: async () => {
      await worker.drain(DRAIN_MS);
      await sandbox.close();
      await checks.close();
      await status.close();
      log.info('the runner has stopped');
    },
  };
}
