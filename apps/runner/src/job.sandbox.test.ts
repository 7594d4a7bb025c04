import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Checker, RunJob, RunOutcome } from '@abhyas/queue/job';
import { warmSandbox } from '@abhyas/queue/testing/warm-runner';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Checks } from './checks.ts';
import { executeJob } from './job.ts';
import { createSandbox } from './sandbox/bubblewrap-sandbox.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import { TestData } from './test-data.ts';

/** Jobs carried out with nothing replaced: the real sandbox, compilers and checkers. */
let folder: string;
let sandbox: Sandbox;
const checks = new Checks({ threads: 1 });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'abhyas-job-'));
  await warmSandbox(folder);
  sandbox = await createSandbox({ cacheDir: folder, slots: 1, extra: 0, cgroups: 'auto', pools: false });
});
afterAll(async () => {
  await sandbox.close();
  await checks.close();
  await rm(folder, { recursive: true });
});

const blobs = new Map<string, Uint8Array>();

function blob(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  blobs.set(hash, Buffer.from(text));
  return hash;
}

const readBlobs = () => Promise.resolve(blobs);

const C = 0;
const PYTHON = 5;
const limits = { timeMs: 1000, memoryMb: 64, outputKb: 64 };

function judging(code: string, checker: Checker, tests: readonly (readonly [string, string])[]): RunJob {
  return {
    language: C,
    code,
    limits,
    task: {
      kind: 'judge',
      checker,
      stopAtFirstFailure: false,
      tests: tests.map(([input, answer], index) => ({
        name: `test ${index}`,
        inputHash: blob(input),
        answerHash: blob(answer),
        hidden: false,
      })),
    },
  };
}

function carry(job: RunJob, signal = new AbortController().signal): Promise<RunOutcome> {
  const testData = new TestData({ folder: join(folder, 'test-data'), bytesMax: 1_000_000 });
  return executeJob({ job, signal, report: () => undefined, readBlobs }, { sandbox, testData, checks });
}

const HALVES = `#include <stdio.h>
int main(void) { int n; scanf("%d", &n); printf("%d %d\\n", n / 2, n - n / 2); return n == 13; }`;

test("an author's checker reads input, expected and actual in its own box, and its words come back", async () => {
  const checker: Checker = {
    kind: 'custom',
    language: PYTHON,
    code: `import sys
n = int(open('input').read())
wanted = sorted(map(int, open('expected').read().split()))
given = list(map(int, open('actual').read().split()))
if sum(given) != n or sorted(given) != wanted:
    print('the parts do not fit', n)
    sys.exit(43)
sys.exit(42)
`,
  };
  const tests = [
    ['5', '3 2'],
    ['8', '1 7'],
    ['13', '6 7'],
  ] as const;
  expect(await carry(judging(HALVES, checker, tests))).toMatchObject({
    kind: 'judged',
    tests: [
      { verdict: 'accepted', stdout: '2 3\n' },
      { verdict: 'wrong-answer', stdout: '4 4\n', checkerMessage: 'the parts do not fit 8' },
      { verdict: 'runtime-error', exitCode: 1, stdout: '6 7\n' },
    ],
  });
});

test('a checker that crashes is our fault, and what it may not do it cannot', async () => {
  const checkers: Checker[] = [
    { kind: 'custom', language: PYTHON, code: `open('input', 'w')` },
    { kind: 'custom', language: C, code: 'int main(void) { __builtin_trap(); }' },
    { kind: 'custom', language: PYTHON, code: '' },
  ];
  for (const checker of checkers) {
    await expect(carry(judging(HALVES, checker, [['5', '2 3']]))).rejects.toThrow('the checker failed');
  }
});

test('Stop ends a program that runs, and one that compiles', async () => {
  const stop = new AbortController();
  const endless = {
    language: C,
    code: 'int main(void) { for (;;) {} }',
    limits: { ...limits, timeMs: 60_000 },
  } as const;
  const running = carry({ ...endless, task: { kind: 'custom', stdin: '' } }, stop.signal);
  setTimeout(() => stop.abort(), 500);
  expect(await running).toEqual({ kind: 'stopped' });
  const again = new AbortController();
  const compiling = carry(
    {
      language: 3,
      code: '#include <bits/stdc++.h>\nint main() {}',
      limits,
      task: { kind: 'custom', stdin: '' },
    },
    again.signal,
  );
  setTimeout(() => again.abort(), 20);
  expect(await compiling).toEqual({ kind: 'stopped' });
});

const CRASHING = `#include <stdio.h>
int main(void) {
    int n;
    volatile int boxes[5] = {0};
    scanf("%d", &n);
    boxes[n] = 1;
    printf("%d\\n", boxes[0]);
}`;

test('a C program that crashes in a visible test is asked for the line; in a hidden one it never is', async () => {
  const job = judging(CRASHING, { kind: 'exact' }, [
    ['1', '0\n'],
    ['90000000', '0\n'],
  ]);
  const crash = { line: 6, report: "index 90000000 out of bounds for type 'int [5]'" };
  expect(await carry(job)).toMatchObject({
    tests: [{ verdict: 'accepted' }, { verdict: 'runtime-error', signal: 'SIGSEGV', crash }],
  });
  if (job.task.kind !== 'judge') throw new Error('not judged');
  const tests = job.task.tests.map((given) => ({ ...given, hidden: true }));
  const hidden = await carry({ ...job, task: { ...job.task, tests } });
  expect(hidden).toMatchObject({ tests: [{}, { verdict: 'runtime-error' }] });
  expect(JSON.stringify(hidden)).not.toContain('crash');
});

test('a C++ program with own input names the line of its recursion, and of an exception that nobody caught', async () => {
  const code = `#include <stdexcept>
#include <iostream>
int deeper(int n) {
    volatile int here[64];
    here[n % 64] = n;
    return deeper(n + 1) + here[n % 64];
}
int main() {
    int n;
    std::cin >> n;
    if (n > 5) throw std::runtime_error("too large");
    std::cout << deeper(n);
}`;
  const run = (stdin: string) => carry({ language: 3, code, limits, task: { kind: 'custom', stdin } });
  expect(await run('9')).toMatchObject({ execution: { signal: 'SIGABRT', crash: { line: 11 } } });
  expect(await run('1')).toMatchObject({ execution: { crash: { report: 'stack-overflow' } } });
});
