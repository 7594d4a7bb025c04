import { randomUUID } from 'node:crypto';
import type { Execution, RunOutcome } from '@abhyas/queue/job';
import type { RunQueueWorker } from '@abhyas/queue/run-queue.worker';
import type { TakenRun } from '@abhyas/queue/taken-run';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentWithTests } from '../../testing/content-with-tests.ts';
import { ACCEPTED, COMPILED, GRANTED, scriptedRunner } from '../../testing/scripted-runner.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;

let worker: RunQueueWorker;

/** What the stand-in for a runner answers to each run. */
let work: (run: TakenRun) => RunOutcome | Promise<RunOutcome>;

const taken: TakenRun[] = [];

beforeAll(async () => {
  product = await startTestProduct(contentWithTests());
  worker = await scriptedRunner(product, (run) => {
    taken.push(run);
    return work(run);
  });
});

afterAll(async () => {
  await worker.drain(0);
  await product.close();
});

beforeEach(() => {
  taken.length = 0;
});

const compile = COMPILED;

const limits = GRANTED;

const execution: Execution = { ...ACCEPTED, stdout: '3\n' };

const hiddenExecution: Execution = { ...execution, stdout: '' };

function judged(sample: Partial<Execution>, secret: Partial<Execution>): RunOutcome {
  const tests = [
    { ...execution, ...sample, name: 'sample' },
    { ...hiddenExecution, ...secret, name: 'secret-7' },
  ];
  return { kind: 'judged', compile, limits, tests };
}

const call = { code: 'print(3)', language: 5, ctestcase: 'my input', assetId: 'basics-sum', mode: 'run' };

const execute = '/api/runner/execute';

describe('RUNNING-1: POST /api/runner/execute', () => {
  test.each(['run', 'submit'])(
    'PRACTICE-23, RUNNING-2, RUNNING-3: mode %s judges against all tests; done says that all have passed',
    async (mode) => {
      const learner = await product.learner();
      work = () => judged({}, {});
      const { status, body } = await learner.post(execute, { ...call, mode });
      expect(status).toBe(200);
      expect(body).toMatchObject({ co: '3\n', msg: 'All 2 tests passed.', done: true, verdict: 'accepted' });
      expect(body['tests']).toMatchObject([
        {
          name: 'sample',
          verdict: 'accepted',
          input: '1 2\n',
          expected: '3\n',
          actual: '3\n',
          hidden: false,
        },
        { name: 'Hidden test 2', category: 'big numbers', verdict: 'accepted', hidden: true },
      ]);
      expect(taken[0]?.job.task).toMatchObject({
        kind: 'judge',
        tests: [{ name: 'sample' }, { hidden: true }],
      });
      const problems = await learner.get('/api/content/problems/');
      expect(problems.body['progressProblems']).toEqual(['basics-sum']);
    },
  );

  test('RUNNING-1: mode ctestcase runs the own input and is never done', async () => {
    const learner = await product.learner();
    work = () => ({ kind: 'custom', compile, limits, execution });
    const { body } = await learner.post(execute, { ...call, mode: 'ctestcase' });
    expect(body).toMatchObject({ co: '3\n', done: false, timeMs: 7, wallMs: 9, memoryKb: 3000 });
    expect(taken[0]?.job.task).toEqual({ kind: 'custom', stdin: 'my input' });
  });

  test.each(['basics-text', 'no-such-asset', 'later-sum', ''])(
    'what is no open problem just runs: %j',
    async (assetId) => {
      const learner = await product.learner();
      work = () => ({ kind: 'custom', compile, limits, execution });
      const { body } = await learner.post(execute, { ...call, assetId });
      expect(body).toMatchObject({ co: '3\n', done: false });
    },
  );

  test('raw output never comes from a hidden test, and nothing of one reaches the browser', async () => {
    const learner = await product.learner();
    work = () => judged({}, { verdict: 'wrong-answer', stdout: 'CANARY-leak', stderr: 'CANARY-leak' });
    const { body, text } = await learner.post(execute, call);
    expect(body).toMatchObject({
      co: '3\n',
      done: false,
      verdict: 'wrong-answer',
      msg: "Your program printed a wrong answer on 'big numbers'. 1 of 2 tests passed.",
    });
    expect(text).not.toContain('CANARY');
    expect(text).not.toContain('secret-7');
  });

  test('of what a program may choose nothing is said of a hidden test, now or later: verdict and category only', async () => {
    const learner = await product.learner();
    const told = new Set<string>();
    for (const byte of [1, 77, 255]) {
      const took = { cpuMs: 20 + byte / 100, wallMs: 30 + byte / 100, memoryKb: 4200 + byte };
      const ended = { verdict: 'runtime-error', exitCode: byte } as const;
      work = () => judged({}, { ...took, ...ended });
      const { body } = await learner.post(execute, call);
      told.add(JSON.stringify({ ...body, compile: undefined }));
    }
    work = () => judged({}, { verdict: 'runtime-error', exitCode: null, signal: 'SIGUSR1', memoryKb: 5001 });
    expect((await learner.post(execute, call)).body['msg']).toContain('it ended unexpectedly');
    expect([...told]).toHaveLength(1);
    const [reply] = [...told].map((text): unknown => JSON.parse(text));
    expect(reply).toMatchObject({ timeMs: 30, wallMs: 40, memoryKb: 5120 });
    expect(reply).toHaveProperty('tests.1', {
      name: 'Hidden test 2',
      verdict: 'runtime-error',
      hidden: true,
      category: 'big numbers',
    });
    const { text } = await learner.get('/api/practice/submissions/basics-sum');
    const [{ id }] = (JSON.parse(text) as { submissions: [{ id: string }] }).submissions;
    const kept = await learner.get(`/api/practice/submission/${id}`);
    expect(kept.body).toHaveProperty('result.tests.1.verdict', 'runtime-error');
    expect(kept.body).not.toHaveProperty('result.tests.1.memoryKb');
    const { rows } = await sql<{ cpu: number }>`select cpu_ms as cpu from run_usage
      where account_id = ${learner.accountId} and cpu_ms % 10 <> 0`.execute(product.db);
    expect(rows).toEqual([]);
  });

  test.each<[Partial<Execution>, string]>([
    [{ verdict: 'time-limit', cpuMs: 2010 }, "longer than 2 seconds on 'sample'"],
    [{ verdict: 'time-limit', cpuMs: 3, wallMs: 5002 }, "waiting after 5 seconds on 'sample'"],
    [{ verdict: 'time-limit', cpuMs: 3, wallMs: 1002 }, "waiting after 1 second on 'sample'"],
    [{ verdict: 'memory-limit' }, 'more than 64 MB'],
    [{ verdict: 'output-limit' }, 'more than 64 kB'],
    [{ verdict: 'runtime-error', signal: 'SIGSEGV', exitCode: null }, 'memory that is not its own'],
    [
      {
        verdict: 'runtime-error',
        signal: 'SIGILL',
        exitCode: null,
        crash: { line: 3, report: 'division by zero' },
      },
      'divided by zero',
    ],
    [{ verdict: 'runtime-error', signal: 'SIGXFSZ', exitCode: null }, 'the signal SIGXFSZ'],
    [{ verdict: 'runtime-error', exitCode: 1 }, 'exit code 1'],
  ])('a failure is told in words, with its partial output: %j', async (sample, words) => {
    const learner = await product.learner();
    work = () => judged({ ...sample, stdout: 'partial', stderr: 'trace' }, { verdict: 'not-run' });
    const { body } = await learner.post(execute, call);
    expect(body).toMatchObject({ co: 'partial', stderr: 'trace', done: false });
    expect(body['msg']).toContain(words);
  });

  test('the words of the compiler are the raw output of what does not compile', async () => {
    const learner = await product.learner();
    work = () => ({
      kind: 'compile-error',
      compile: { ok: false, output: "main.c:1: expected ';'", timeMs: 9 },
    });
    const { body } = await learner.post(execute, call);
    expect(body).toMatchObject({ co: "main.c:1: expected ';'", done: false, verdict: 'compile-error' });
  });

  test('done comes from the whole set of tests only', async () => {
    const learner = await product.learner();
    const short = judged({}, {});
    work = () => (short.kind === 'judged' ? { ...short, tests: short.tests.slice(0, 1) } : short);
    expect((await learner.post(execute, call)).body['done']).toBeUndefined();
    work = () => judged({}, { verdict: 'not-run' });
    expect((await learner.post(execute, call)).body['done']).toBe(false);
  });

  test('a solved problem is recorded once, and every judged run as a submission', async () => {
    const learner = await product.learner();
    work = () => judged({ stdout: 'a\0b\ud800' }, {});
    for (let time = 0; time < 3; time += 1) await learner.post(execute, { ...call, code: 'x\0y' });
    const finished = await sql`select * from finished_asset where account_id = ${learner.accountId}`.execute(
      product.db,
    );
    expect(finished.rows).toHaveLength(1);
    const submissions = await sql<{ verdict: string; code: string }>`
      select verdict, code from submission where account_id = ${learner.accountId}`.execute(product.db);
    expect(submissions.rows).toHaveLength(3);
    expect(submissions.rows[0]).toEqual({ verdict: 'accepted', code: 'x\uFFFDy' });
  });
});

test('progress comes as server-sent events, to its own account only', async () => {
  const learner = await product.learner();
  const stranger = await product.learner();
  work = async (run) => {
    run.report({ state: 'testing', test: 1, of: 2 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    return judged({}, {});
  };
  const runId = randomUUID();
  const watching = learner.get(`/api/runner/progress/${runId}`);
  await learner.post(execute, { ...call, runId });
  const { status, text } = await watching;
  expect(status).toBe(200);
  const events = text.match(/^data: .*$/gm)?.map((line): unknown => JSON.parse(line.slice(6)));
  expect(events).toContainEqual({ state: 'testing', test: 1, of: 2 });
  expect(events?.at(-1)).toEqual({ state: 'finished' });
  expect((await product.visitor.get(`/api/runner/progress/${runId}`)).status).toBe(401);
  expect((await stranger.get(`/api/runner/progress/${runId}`)).text).not.toContain('data:');
});

test('an API that is asked to stop answers the runs under way, and ends', async () => {
  const stopping = await startTestProduct();
  const runner = await scriptedRunner(stopping, async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { kind: 'custom', compile, limits, execution };
  });
  const learner = await stopping.learner();
  const answer = learner.post(execute, { ...call, assetId: '' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  const closed = stopping.app.close();
  expect((await answer).body).toMatchObject({ co: '3\n' });
  await closed;
  await runner.drain(0);
  await stopping.close();
});
