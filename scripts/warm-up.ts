import { loadContent } from '@abhyas/content/load-content';
import { TEST_CACHE } from '@abhyas/queue/testing/warm-runner';

import { createSandbox } from '../apps/runner/src/sandbox/bubblewrap-sandbox.ts';
import { ROOT } from './boot/project.mjs';

/**
 * Makes once what many tests need and what a fresh clone does not have: the tools and headers of the sandbox, and what
 * the courses come to. Tests that run side by side would each make it.
 */
await Promise.all([compileTools(), loadContent(`${ROOT}content`)]);

async function compileTools(): Promise<void> {
  const sandbox = await createSandbox({
    cacheDir: TEST_CACHE,
    slots: 1,
    extra: 0,
    cgroups: 'auto',
    pools: false,
  });
  await sandbox.prepared;
  await sandbox.close();
}
