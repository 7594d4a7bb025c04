import { TEST_CACHE } from '@abhyas/queue/testing/warm-runner';
import { afterAll, beforeAll } from 'vitest';

import { createSandbox, type PreparedSandbox } from '../bubblewrap-sandbox.ts';
import type { CgroupMode } from '../cgroups.ts';
import type { Sandbox } from '../sandbox.ts';

/** How long that may take on a machine that is busy with other tests. */
export const PREPARING_MS = 600_000;

/**
 * A real sandbox with everything prepared, as a learner meets it after the first minute: opened before the tests around
 * the call, closed after them.
 */
export function testSandbox(cgroups: CgroupMode): () => Sandbox {
  let sandbox: PreparedSandbox | undefined;
  beforeAll(async () => {
    sandbox = await createSandbox({ cacheDir: TEST_CACHE, slots: 2, extra: 0, cgroups, pools: true });
    await sandbox.prepared;
  }, PREPARING_MS);
  afterAll(() => sandbox?.close());
  return () => {
    if (!sandbox) throw new Error('the sandbox is there in tests only');
    return sandbox;
  };
}
