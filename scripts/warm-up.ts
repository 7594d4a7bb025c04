import { TEST_CACHE } from '@abhyas/queue/testing/warm-runner';

import { createSandbox } from '../apps/runner/src/sandbox/bubblewrap-sandbox.ts';

/**
 * Compiles once the tools and headers of the sandbox, which many tests need and a fresh clone does not have. Tests that
 * run side by side would each do so.
 */
const sandbox = await createSandbox({
  cacheDir: TEST_CACHE,
  slots: 1,
  extra: 0,
  cgroups: 'auto',
  pools: true,
});
await sandbox.prepared;
await sandbox.close();
