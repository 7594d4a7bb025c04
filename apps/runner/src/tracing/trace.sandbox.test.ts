import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import { decode } from '@abhyas/recording/decode';
import { lineAfter, Replay } from '@abhyas/recording/replay';
import type { RunJob, RunOutcome, StepWindow } from '@abhyas/queue/job';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Checks } from '../checks.ts';
import { executeJob } from '../job.ts';
import { createSandbox } from '../sandbox/bubblewrap-sandbox.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { TestData } from '../test-data.ts';

const LIMITS = { timeMs: 1000, memoryMb: 128, outputKb: 64 };
let folder: string;
let sandbox: Sandbox;
const checks = new Checks({ threads: 1 });
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'abhyas-trace-'));
  sandbox = await createSandbox({ cacheDir: folder, slots: 1, extra: 0, cgroups: 'auto', pools: false });
});
afterAll(async () => {
  await Promise.all([sandbox.close(), checks.close()]);
  await rm(folder, { recursive: true });
});

type Given = { readonly stdin?: string; readonly window?: StepWindow };

function outcomeOf(code: string, { stdin = '', window = { from: 'start' } }: Given): Promise<RunOutcome> {
  const job: RunJob = { language: 5, code, limits: LIMITS, task: { kind: 'trace', stdin, window } };
  const run = {
    job,
    signal: new AbortController().signal,
    report: () => {},
    readBlobs: () => Promise.resolve(new Map()),
  };
  const testData = new TestData({ folder: path.join(folder, 'test-data'), bytesMax: 1 << 20 });
  return executeJob(run, { sandbox, checks, testData });
}

async function trace(code: string, given: Given = {}) {
  const outcome = await outcomeOf(code, given);
  if (outcome.kind !== 'traced') throw new Error(`the program was not traced: ${JSON.stringify(outcome)}`);
  const { recording, execution, difference } = outcome;
  return {
    execution,
    difference,
    recording: recording === undefined ? undefined : decode(gunzipSync(Buffer.from(recording, 'base64'))),
  };
}

describe('a traced job', () => {
  test('runs the program with its input and brings its steps', async () => {
    const { execution, recording } = await trace('n = int(input("n: "))\nprint(n * 2)', { stdin: '21\n' });
    expect(execution).toMatchObject({ verdict: 'accepted', stdout: 'n: 42\n', exitCode: 0 });
    expect(recording?.steps.map(({ kind, line }) => `${kind} ${line}`)).toEqual([
      'line 1',
      'line 2',
      'returned 2',
    ]);
    expect(recording?.run).toMatchObject({ reason: 'by-itself', exitCode: 0, steps: 3 });
  });

  test('finds the step that printed the first wrong character', async () => {
    const code = 'total = 0\nfor i in range(1, 4):\n    total += i\n    print(total)\n';
    const { recording, difference } = await trace(code, {
      window: { from: 'difference', expected: '1\n3\n7\n' },
    });
    expect(difference?.offset).toBe(4);
    expect(recording && lineAfter(recording, difference?.step ?? -1)).toBe(4);
    const state = recording && new Replay(recording).at(difference?.step ?? -1);
    expect(state?.calls[0]?.variables.get('total')).toEqual({ kind: 'number', text: '6' });
  });

  test('records what leads to a wrong character far beyond the first window', async () => {
    const code = 'n = 0\nwhile n < 30000:\n    n += 1\nprint(n)';
    const { recording, difference } = await trace(code, {
      window: { from: 'difference', expected: '29999' },
    });
    expect(difference?.step).toBeGreaterThan(60_000);
    expect(recording?.from).toBe((difference?.step ?? 0) - 15_000);
    const state = recording && new Replay(recording).at((difference?.step ?? 0) - recording.from);
    expect(state?.calls[0]?.variables.get('n')).toEqual({ kind: 'number', text: '30000' });
  });

  test('TRACING-4: a program that ends in the middle of a line leaves its steps', async () => {
    const hard = await trace('import os\na = 1\nos._exit(3)');
    expect(hard.execution.exitCode).toBe(3);
    expect(hard.recording?.steps.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(hard.recording?.run).toBeUndefined();

    const stuck = await trace('a = 5\nb = sum(range(10 ** 12))');
    expect(stuck.execution.verdict).toBe('time-limit');
    expect(stuck.recording?.steps.map(({ line }) => line)).toEqual([1, 2]);

    const greedy = await trace('a = 7\nb = bytearray(10 ** 9)\nb[::4096] = bytes(len(b[::4096]))');
    expect(greedy.execution.verdict).toBe('memory-limit');
    expect(greedy.recording?.steps[1]?.line).toBe(2);
  });

  test('a program that writes over its recording harms nobody', async () => {
    const code =
      'import os\nwith open(".recording", "r+b") as f:\n    f.write(os.urandom(3000))\nprint("done")';
    const window = { from: 'difference', expected: 'other' } as const;
    const outcome = await outcomeOf(code, { window });
    expect(outcome).toMatchObject({
      kind: 'traced',
      execution: { stdout: 'done\n' },
      difference: { offset: 0 },
    });
  });
});
