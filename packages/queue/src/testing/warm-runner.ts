import { existsSync } from 'node:fs';
import { cp, link, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Where the sandbox of the tests keeps its tools and headers between test runs. Not part of the repository. */
export const TEST_CACHE = resolve(import.meta.dirname, '../../../../.cache/sandbox');
const TOOLS = /^tools-/;

/**
 * Gives a runner that is about to start the tools and headers which the tests have compiled already: by itself it would
 * spend a minute of the processor on the same. Without them it starts as at its first start.
 */
export async function warmRunner(dataDir: string): Promise<void> {
  await warmSandbox(join(dataDir, 'runner'));
}

/** The same for a sandbox with a cache of its own. */
export async function warmSandbox(cacheDir: string): Promise<void> {
  const names = await readdir(TEST_CACHE).catch((): string[] => []);
  for (const name of names.filter((each) => TOOLS.test(each)))
    await linkAll(join(TEST_CACHE, name), join(cacheDir, name));
}

async function linkAll(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length + 1));
    // What an earlier runner of the folder has stays.
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    // Another file system knows no links to this one.
    await link(source, target).catch(() => cp(source, target, { verbatimSymlinks: true }));
  }
}
