import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { ProgramStore } from './program-store.ts';
import type { Program } from './program.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'abhyas-programs-'));
});
afterEach(() => rm(folder, { recursive: true }));

const MIB = 1 << 20;
const bounds = { memoryBytes: 2 * MIB, diskBytes: 8 * MIB };

const program = (bytes: number): Program => ({
  language: 0,
  files: [{ path: '/work/program', mode: 0o755, bytes: Buffer.alloc(bytes, 1) }],
  output: '',
});

async function bytesOnDisk(): Promise<number> {
  const names = await readdir(join(folder, 'programs'));
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(join(folder, 'programs', name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('the folder of built programs never grows beyond its bound, and the newest stay', async () => {
  const store = await ProgramStore.open(folder, bounds);
  let most = 0;
  for (let number = 0; number < 60; number += 1) {
    store.put(`program-${number}`, program(MIB - 200));
    await store.written();
    most = Math.max(most, await bytesOnDisk());
  }
  expect(most).toBeLessThanOrEqual(bounds.diskBytes);
  expect(most).toBeGreaterThan(bounds.diskBytes / 2);
  const again = await ProgramStore.open(folder, bounds);
  expect(await again.get('program-59')).toEqual(program(MIB - 200));
  expect(await again.get('program-0')).toBeUndefined();
});

test('a burst is no exception, nor is what a larger bound left behind', async () => {
  const roomy = await ProgramStore.open(folder, { ...bounds, diskBytes: 64 * MIB });
  for (let number = 0; number < 20; number += 1) {
    roomy.put(`left-${number}`, program(MIB));
    await roomy.written();
  }
  const store = await ProgramStore.open(folder, bounds);
  expect(await bytesOnDisk()).toBeLessThanOrEqual(bounds.diskBytes);
  for (let number = 0; number < 50; number += 1) store.put(`burst-${number}`, program(MIB));
  await store.written();
  expect(await bytesOnDisk()).toBeLessThanOrEqual(bounds.diskBytes);
  store.put('too large', program(9 * MIB));
  await store.written();
  expect(await store.get('too large')).toBeUndefined();
  expect(await bytesOnDisk()).toBeLessThanOrEqual(bounds.diskBytes);
});

test('a small program keeps no more memory than its own size', async () => {
  const store = await ProgramStore.open(folder);
  // As it comes out of a box: a few bytes of what was read in one piece.
  const answer = Buffer.alloc(1 << 16, 1);
  store.put('small', {
    language: 0,
    output: '',
    files: [{ path: '/work/program', mode: 0o755, bytes: answer.subarray(10, 20) }],
  });
  await store.written();
  const kept = await store.get('small');
  expect(kept?.files.map(({ bytes }) => [bytes.length, bytes.buffer.byteLength])).toEqual([[10, 10]]);
});
