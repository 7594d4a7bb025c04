import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { RunProgress } from '@abhyas/contract/running';
import type { Checker, JobTest, RunJob, RunOutcome } from '@abhyas/queue/job';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';

import { Checks } from './checks.ts';
import { executeJob } from './job.ts';
import { TestData } from './test-data.ts';
import { FakeSandbox, type FakePrograms } from './testing/fake-sandbox.ts';

const blobs = new Map<string, Uint8Array>();
let folder: string;
const checks = new Checks({ threads: 1 });
afterAll(() => checks.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'abhyas-job-'));
  blobs.clear();
});
afterEach(() => rm(folder, { recursive: true }));

function blob(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  blobs.set(hash, Buffer.from(text));
  return hash;
}

type Test = readonly [input: string, answer: string, hidden?: 'hidden'];

function testsOf(given: readonly Test[]): JobTest[] {
  return given.map(([input, answer, hidden], index) => ({
    name: `test ${index + 1}`,
    inputHash: blob(input),
    answerHash: blob(answer),
    hidden: hidden !== undefined,
  }));
}

type Judged = {
  tests: readonly Test[];
  checker?: Checker;
  stopAtFirstFailure?: boolean;
  stopAtFirstTimeout?: boolean;
};

function judgeJob(
  code: string,
  { tests, checker, stopAtFirstFailure = false, stopAtFirstTimeout = false }: Judged,
): RunJob {
  return {
    language: 0,
    code,
    limits: { timeMs: 1000, memoryMb: 64, outputKb: 64 },
    task: {
      kind: 'judge',
      tests: testsOf(tests),
      checker: checker ?? { kind: 'trailing-space' },
      stopAtFirstFailure,
      stopAtFirstTimeout,
    },
  };
}

const programs: FakePrograms = {
  double: ({ stdin }) => ({ stdout: `${Number(stdin) * 2}\n`, stderr: 'a trace' }),
  square: ({ stdin }) => ({ stdout: `${Number(stdin) ** 2}\n` }),
  sleep: () => ({ stdout: '4\n', cpuMs: 20, wallMs: 3020 }),
  compute: () => ({ stdout: '4\n', cpuMs: 9000, wallMs: 17_000 }),
  slow: () => ({ verdict: 'time-limit', stdout: 'partial' }),
  'break the box': () => ({ verdict: 'internal-error' }),
  wait: async ({ signal }) => {
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
    throw new Error('the box was taken away');
  },
  'author: even': ({ files }) =>
    Number(files['actual']) % 2 === 0 && files['input'] !== undefined && files['expected'] !== undefined
      ? { verdict: 'runtime-error', exitCode: 42, stdout: 'even' }
      : { verdict: 'runtime-error', exitCode: 43, stdout: `${files['actual']?.trim()} is odd` },
  'author: broken': () => ({ verdict: 'runtime-error', exitCode: 1 }),
};

async function carry(job: RunJob, signal = new AbortController().signal) {
  const sandbox = new FakeSandbox(programs);
  const progress: RunProgress[] = [];
  const run = {
    job,
    signal,
    report: (step: RunProgress) => progress.push(step),
    readBlobs: (hashes: readonly string[]) =>
      Promise.resolve(new Map([...blobs].filter(([hash]) => hashes.includes(hash)))),
  };
  const testData = new TestData({ folder, bytesMax: 1_000_000 });
  const outcome = await executeJob(run, { sandbox, testData, checks });
  return { outcome, sandbox, progress };
}

function verdicts(outcome: RunOutcome): string[] {
  return outcome.kind === 'judged' ? outcome.tests.map((test) => test.verdict) : [outcome.kind];
}

test('a program is compiled once and run in a box of its own for every test', async () => {
  const { outcome, sandbox, progress } = await carry(
    judgeJob('double', {
      tests: [
        ['1', '2'],
        ['2', '4'],
      ],
    }),
  );
  expect(verdicts(outcome)).toEqual(['accepted', 'accepted']);
  expect(sandbox.compiled).toEqual(['double']);
  expect(sandbox.executed).toHaveLength(2);
  expect(progress).toEqual([
    { state: 'testing', test: 1, of: 2 },
    { state: 'testing', test: 2, of: 2 },
  ]);
});

test('hidden tests are told together: when each of them begins would reveal its data', async () => {
  const tests: Test[] = [
    ['1', '2'],
    ['2', '4', 'hidden'],
    ['3', '6', 'hidden'],
    ['4', '8'],
    ['5', '10', 'hidden'],
  ];
  const { outcome, progress } = await carry(judgeJob('double', { tests }));
  expect(new Set(verdicts(outcome))).toEqual(new Set(['accepted']));
  expect(progress).toMatchObject([
    { state: 'testing', test: 1, of: 5 },
    { state: 'testing', test: 2, to: 3, of: 5 },
    { state: 'testing', test: 4, of: 5 },
    { state: 'testing', test: 5, of: 5 },
  ]);
  // Of the hidden tests nothing is told but that they run.
  expect(progress.map((step) => (step.state === 'testing' ? step.samples?.length : null))).toEqual([
    undefined,
    1,
    undefined,
    2,
  ]);
});

test('RUNNING-31: what became of the samples is told with the hidden tests that follow, unless it is too long', async () => {
  const hidden: Test = ['2', '4', 'hidden'];
  const told = async (input: string, answer: string) => {
    const { progress } = await carry(judgeJob('double', { tests: [[input, answer], hidden] }));
    return progress.flatMap((step) => (step.state === 'testing' && step.samples ? step.samples : []));
  };
  expect(await told('1', '3')).toMatchObject([
    { verdict: 'wrong-answer', hidden: false, input: '1', expected: '3', actual: '2\n' },
  ]);
  expect(await told('1', '3'.repeat(8000))).toEqual([]);
});

test('own input is run once with all of its output kept', async () => {
  const job: RunJob = { ...judgeJob('double', { tests: [] }), task: { kind: 'custom', stdin: '21' } };
  const { outcome } = await carry(job);
  expect(outcome).toMatchObject({
    kind: 'custom',
    execution: { verdict: 'accepted', stdout: '42\n', stderr: 'a trace' },
  });
});

test('what does not compile is an outcome of its own, and nothing is run', async () => {
  const { outcome, sandbox } = await carry(judgeJob('gibberish', { tests: [['1', '2']] }));
  expect(outcome).toMatchObject({ kind: 'compile-error', compile: { output: 'gibberish: what is that?' } });
  expect(sandbox.executed).toEqual([]);
});

test('RUNNING-10: a program that sleeps in each test is ended, one that computes beside others is not', async () => {
  const tests: Test[] = [
    ['1', '4'],
    ['2', '4'],
    ['3', '4', 'hidden'],
    ['4', '4', 'hidden'],
    ['5', '4', 'hidden'],
  ];
  const sleeping = await carry(judgeJob('sleep', { tests }));
  expect(verdicts(sleeping.outcome)).toEqual(['accepted', 'accepted', 'time-limit', 'not-run', 'not-run']);
  expect(sleeping.sandbox.executed).toHaveLength(3);
  const computing = await carry(judgeJob('compute', { tests }));
  expect(new Set(verdicts(computing.outcome))).toEqual(new Set(['accepted']));
});

test('all tests are run, or none after the first failure, as the problem says', async () => {
  const tests: Test[] = [
    ['2', '4'],
    ['3', '6'],
    ['0', '0'],
  ];
  const all = await carry(judgeJob('square', { tests }));
  expect(verdicts(all.outcome)).toEqual(['accepted', 'wrong-answer', 'accepted']);
  const some = await carry(judgeJob('square', { tests, stopAtFirstFailure: true }));
  expect(verdicts(some.outcome)).toEqual(['accepted', 'wrong-answer', 'not-run']);
});

test('RUNNING-30: after a test that took too long the others are run only when all are asked for', async () => {
  const tests: Test[] = [
    ['1', '2'],
    ['2', '4', 'hidden'],
    ['3', '6', 'hidden'],
  ];
  const told = await carry(judgeJob('slow', { tests, stopAtFirstTimeout: true }));
  expect(verdicts(told.outcome)).toEqual(['time-limit', 'not-run', 'not-run']);
  expect(told.sandbox.executed).toHaveLength(1);
  const all = await carry(judgeJob('slow', { tests }));
  expect(verdicts(all.outcome)).toEqual(['time-limit', 'time-limit', 'time-limit']);
});

test('a program that ends badly keeps its verdict and its partial output, even when that output is right', async () => {
  const { outcome } = await carry(judgeJob('slow', { tests: [['1', 'partial']] }));
  expect(outcome).toMatchObject({ tests: [{ verdict: 'time-limit', stdout: 'partial' }] });
});

test('of a hidden test nothing that was printed leaves the runner', async () => {
  const checker: Checker = { kind: 'custom', language: 0, code: 'author: even' };
  const { outcome } = await carry(judgeJob('square', { tests: [['3', '', 'hidden']], checker }));
  expect(outcome).toMatchObject({ tests: [{ verdict: 'wrong-answer', stdout: '', stderr: '' }] });
  expect(JSON.stringify(outcome)).not.toContain('9');
});

test("the author's checker judges in a box of its own, and may say why", async () => {
  const checker: Checker = { kind: 'custom', language: 0, code: 'author: even' };
  const { outcome, sandbox } = await carry(
    judgeJob('square', {
      tests: [
        ['3', ''],
        ['4', ''],
      ],
      checker,
    }),
  );
  expect(outcome).toMatchObject({
    tests: [
      { verdict: 'wrong-answer', checkerMessage: '9 is odd' },
      { verdict: 'accepted', checkerMessage: 'even' },
    ],
  });
  expect(sandbox.executed.map(({ code }) => code)).toEqual([
    'square',
    'author: even',
    'square',
    'author: even',
  ]);
});

test.each(['author: broken', 'author: does not compile'])(
  'the fault of a checker is ours: %s',
  async (code) => {
    const checker: Checker = { kind: 'custom', language: 0, code };
    await expect(carry(judgeJob('double', { tests: [['1', '2']], checker }))).rejects.toThrow('the checker');
  },
);

test('a failing sandbox is our fault, never a verdict', async () => {
  await expect(carry(judgeJob('break the box', { tests: [['1', '2']] }))).rejects.toThrow('sandbox failed');
});

test('data that is missing or not what its name says is never judged by', async () => {
  const job = judgeJob('double', { tests: [['1', '2']] });
  const [hash = ''] = blobs.keys();
  blobs.set(hash, Buffer.from('forged'));
  await expect(carry(job)).rejects.toThrow(`lacks test data ${hash}`);
  blobs.delete(hash);
  await expect(carry(job)).rejects.toThrow(`lacks test data ${hash}`);
});

test('Stop ends a run wherever it is', async () => {
  const stop = new AbortController();
  const running = carry(judgeJob('wait', { tests: [['1', '2']] }), stop.signal);
  setTimeout(() => stop.abort(), 20);
  expect((await running).outcome).toEqual({ kind: 'stopped' });
  expect((await carry(judgeJob('double', { tests: [['1', '2']] }), stop.signal)).outcome).toEqual({
    kind: 'stopped',
  });
});
