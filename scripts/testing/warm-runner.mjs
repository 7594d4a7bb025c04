import { cp, link, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { ROOT } from '../boot/project.mjs';

/** Where the sandbox of the tests keeps its tools (apps/runner/src/sandbox/testing/test-sandbox.ts). */
const TEST_CACHE = join(ROOT, '.cache/sandbox');
const TOOLS = /^tools-/;

/**
 * Gives a runner that is about to start the tools and headers which the tests have compiled already: by itself it would
 * spend a minute of the processor on the same. Without them it starts as at its first start.
 * @param {string} dataDir its DATA_DIR
 */
export async function warmRunner(dataDir) {
  const names = await readdir(TEST_CACHE).catch(() => []);
  for (const name of names.filter((each) => TOOLS.test(each)))
    await linkAll(join(TEST_CACHE, name), join(dataDir, 'runner', name));
}

async function linkAll(from, to) {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length + 1));
    await mkdir(dirname(target), { recursive: true });
    // Another file system knows no links to this one.
    await link(source, target).catch(() => cp(source, target, { verbatimSymlinks: true }));
  }
}
