import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { warmRunner } from '@abhyas/queue/testing/warm-runner';

import type { TestProduct } from './test-product.ts';

const RUNNER = fileURLToPath(new URL('../../../runner/src/main.ts', import.meta.url));
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

type MortalRunner = {
  readonly stop: () => Promise<void>;
  /** kill -9. */
  readonly kill: () => Promise<void>;
};

/** The runner's own program with its real sandbox, at work for a product under test. */
export async function startMortalRunner({ runnerUrl, dataDir }: TestProduct): Promise<MortalRunner> {
  const env = {
    PATH,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    QUEUE_DATABASE_URL: runnerUrl,
    RUNNER_CONCURRENCY: '2',
    RUNNER_POOLS: 'off',
  };
  await warmRunner(dataDir);
  const child = fork(RUNNER, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('the runner ended before it was ready'))),
  ]);
  const end = (signal: 'SIGTERM' | 'SIGKILL') => async (): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return { stop: end('SIGTERM'), kill: end('SIGKILL') };
}

/** The same, to be stopped. */
export async function startRealRunner(product: TestProduct): Promise<() => Promise<void>> {
  return (await startMortalRunner(product)).stop;
}
