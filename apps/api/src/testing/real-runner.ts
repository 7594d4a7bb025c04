import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import type { TestProduct } from './test-product.ts';

const RUNNER = fileURLToPath(new URL('../../../runner/src/main.ts', import.meta.url));
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** The runner's own program with its real sandbox, at work for a product under test. Answers how to stop it. */
export async function startRealRunner({ runnerUrl, dataDir }: TestProduct): Promise<() => Promise<void>> {
  const env = {
    PATH,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    QUEUE_DATABASE_URL: runnerUrl,
    RUNNER_CONCURRENCY: '2',
    RUNNER_POOLS: 'off',
  };
  const child = fork(RUNNER, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('the runner ended before it was ready'))),
  ]);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
