import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { RunOutcome } from '@abhyas/queue/job';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { OutcomeCache } from './outcome-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outcomes-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A program that was ended after so much of its second of processor time. */
const ended = (cpuMs: number): RunOutcome => ({
  kind: 'judged',
  compile: { ok: true, output: '', timeMs: 0 },
  limits: { cpuMs: 1000, wallMs: 3000, memoryMb: 256, outputKb: 1024 },
  tests: [
    {
      name: 'largest',
      verdict: 'time-limit',
      exitCode: null,
      signal: null,
      cpuMs,
      wallMs: 3000,
      memoryKb: 900,
      stdout: '',
      stderr: '',
      truncated: false,
    },
  ],
});

test('a program that used its processor time is not judged again', async () => {
  const cache = new OutcomeCache(folder);
  await cache.write('slow', ended(1004));
  expect(await cache.read('slow')).toMatchObject({ kind: 'judged' });
});

test('a program that a busy machine did not let finish is judged again', async () => {
  const cache = new OutcomeCache(folder);
  await cache.write('starved', ended(480));
  expect(await cache.read('starved')).toBeNull();
});
