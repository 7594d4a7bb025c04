import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The program that reads content, without what proves it and its tests. Its libraries are named by the lock file. */
const LOADER = [
  'packages/content/src',
  'packages/languages/src',
  'packages/contract/src',
  'package-lock.json',
].map((path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url)));

let version: Promise<string> | undefined;

/** Names the program that reads content, as it was at the first call: what another one kept is read again. */
export function loaderVersion(): Promise<string> {
  return (version ??= hashOf(LOADER));
}

async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesIn(path)) hash.update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesIn(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter(
      (entry) => entry.isFile() && !entry.name.endsWith('.test.ts') && basename(entry.parentPath) !== 'proof',
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
