import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { TestData } from './test-data.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'abhyas-data-'));
});
afterEach(() => rm(folder, { recursive: true }));

const content = Buffer.from('1 2 3\n');
const hash = createHash('sha256').update(content).digest('hex');

test('each piece is fetched once, and again when its file was damaged', async () => {
  let fetches = 0;
  const fetch = (): Promise<Map<string, Uint8Array>> => {
    fetches += 1;
    return Promise.resolve(new Map([[hash, content]]));
  };
  const found: string[] = [];
  const data = new TestData({ folder, bytesMax: 1000, onLookup: (where) => found.push(where) });
  for (let time = 0; time < 2; time += 1)
    expect((await data.load([hash, hash], fetch)).get(hash)).toEqual(content);
  await writeFile(join(folder, hash), 'damaged');
  expect((await data.load([hash], fetch)).get(hash)).toEqual(content);
  expect(fetches).toBe(2);
  expect(found).toEqual(['fetched', 'on-disk', 'damaged']);
});

test('the cache stays below its bound and forgets the longest unused first', async () => {
  const data = new TestData({ folder, bytesMax: 10_000 });
  const pieces = Array.from({ length: 30 }, (_, index) => Buffer.alloc(1000, index));
  for (const piece of pieces) {
    const name = createHash('sha256').update(piece).digest('hex');
    await data.load([name], () => Promise.resolve(new Map([[name, piece]])));
  }
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10_000);
  expect(names).toContain(
    createHash('sha256')
      .update(pieces.at(-1) ?? '')
      .digest('hex'),
  );
});
