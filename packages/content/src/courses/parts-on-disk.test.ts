import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildRelease } from '../load-content.ts';
import { loaderVersion } from '../loader-version.ts';
import { folderOf, smallSchool } from '../testing/small-school.ts';
import { partsOnDisk } from './parts-on-disk.ts';

let cache: string;

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'abhyas-parts-'));
});
afterEach(() => rm(cache, { recursive: true, force: true }));

/** Builds the files with what the cache holds; how many parts were read from their sources. */
async function build(files: Record<string, string>): Promise<{ id: string; read: number }> {
  const kept = await partsOnDisk(cache);
  let read = 0;
  const counted = {
    read: kept.read,
    write: (parts: Parameters<typeof kept.write>[0]) => {
      read += parts.size;
      return kept.write(parts);
    },
  };
  const content = await buildRelease(folderOf(files), { kept: counted });
  if (!content.ok) throw new Error('the small school has faults');
  return { id: content.bundle.release.id, read };
}

async function plainId(files: Record<string, string>): Promise<string> {
  const content = await buildRelease(folderOf(files));
  if (!content.ok) throw new Error('the small school has faults');
  return content.bundle.release.id;
}

test('a school that has not changed is taken from the disk, and comes to the same release', async () => {
  const files = smallSchool();
  const first = await build(files);
  expect(first.read).toBeGreaterThan(0);
  expect(await build(files)).toEqual({ id: first.id, read: 0 });
  expect(first.id).toBe(await plainId(files));
});

test('of a changed school only what changed is read again', async () => {
  const files = smallSchool();
  const first = await build(files);
  const lesson = Object.keys(files).find((path) => path.endsWith('text.md')) ?? '';
  files[lesson] += '\nOne more sentence.\n';
  const second = await build(files);
  expect(second.read).toBe(1);
  expect(second.id).not.toBe(first.id);
  expect(second.id).toBe(await plainId(files));
});

test('what another version of the loader kept is removed, and a broken file is read again from its source', async () => {
  const files = smallSchool();
  const first = await build(files);
  await mkdir(join(cache, 'older'));
  const version = join(cache, await loaderVersion());
  const [part = ''] = await readdir(version);
  await writeFile(join(version, part), '{"asset":');
  expect(await build(files)).toEqual({ id: first.id, read: 1 });
  await expect(access(join(cache, 'older'))).rejects.toThrow('ENOENT');
});

test('where nothing can be kept everything is read, and nothing is said', async () => {
  const files = smallSchool();
  // A file stands where the folder would be.
  await writeFile(join(cache, await loaderVersion()), '');
  const first = await build(files);
  expect(first.read).toBeGreaterThan(0);
  expect(await build(files)).toEqual(first);
});
