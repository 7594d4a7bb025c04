import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withListed } from '../import/into-bank.ts';

/** The content folder that a path is in: the nearest one with a list of tags. */
export async function contentAbove(path: string): Promise<string | null> {
  const found = await stat(join(path, 'tags.yaml')).catch(() => null);
  if (found?.isFile()) return path;
  return dirname(path) === path ? null : contentAbove(dirname(path));
}

/** Names problems of the bank at the end of a module's list. */
export async function listInModule(module: string, ids: readonly string[]): Promise<void> {
  const file = join(module, 'subtopic.yaml');
  await writeFile(file, withListed(await readFile(file, 'utf8'), ids));
}
