import type { CompileReport, Verdict } from '@abhyas/contract/running';
import type { Checker, Execution, JobTest, JudgedTest, RunJob, RunOutcome } from '@abhyas/queue/job';
import type { TakenRun } from '@abhyas/queue/taken-run';

import { CheckFailed, type Checks } from './checks.ts';
import { findCrash, hasCrashed } from './crash.ts';
import { CustomChecker, type CheckedAnswer } from './custom-checker.ts';
import { FAILING_JOB_BUDGET_MS, fitLimits, WAITING_JOB_BUDGET_MS, waitedMs } from './limits.ts';
import { format } from './formatting/format.ts';
import { interact, type Talked } from './interactive/interactive.ts';
import { judgedTest, notRun } from './outcome.ts';
import { samplesOf } from './samples.ts';
import type { Artefact, ExecutionLimits, Sandbox } from './sandbox/sandbox.ts';
import type { TestData } from './test-data.ts';
import { type Measure, unmeasured } from './timeline.ts';
import { trace } from './tracing/trace.ts';

export type LeasedRun = Pick<TakenRun, 'job' | 'signal' | 'report' | 'readBlobs' | 'conversation'>;

export type JobTools = {
  readonly sandbox: Sandbox;
  readonly testData: TestData;
  /** Reads what programs wrote. */
  readonly checks: Checks;
  readonly onExecution?: (execution: Execution) => void;
  readonly measure?: Measure;
};

type JudgeTask = Extract<RunJob['task'], { kind: 'judge' }>;

/**
 * Carries out one job: compiles once, runs each test in a box of its own, in order.
 *
 * @throws when the fault is ours; a learner's failing program is an outcome
 */
export async function executeJob(run: LeasedRun, tools: JobTools): Promise<RunOutcome> {
  try {
    return await compileAndRun(run, tools);
  } catch (error) {
    if (run.signal.aborted) return { kind: 'stopped' };
    // A second runner would fail on the same output.
    if (error instanceof CheckFailed) return { kind: 'failed', cause: error.message };
    throw error;
  }
}

async function compileAndRun(run: LeasedRun, tools: JobTools): Promise<RunOutcome> {
  const { job, signal } = run;
  if (job.task.kind === 'format') return format({ ...job, indent: job.task.indent }, tools.sandbox, signal);
  const measure = tools.measure ?? unmeasured;
  const { sandbox } = tools;
  const { language, code, task: asked } = job;
  const built = await measure('run.compile', () =>
    asked.kind === 'trace'
      ? sandbox.compileRecorded({ language, code, isChecked: asked.isChecked }, signal)
      : sandbox.compile({ language, code }, signal),
  );
  signal.throwIfAborted();
  if (!built.ok) return { kind: 'compile-error', compile: built.report };

  const limits = fitLimits(job.limits, job.language);
  const { cpuMs, wallMs, memoryMb } = limits;
  const granted = { cpuMs, wallMs, memoryMb, outputKb: job.limits.outputKb };
  const prepared: Prepared = { ...tools, ...run, measure, artefact: built.artefact, limits };
  if (job.task.kind === 'trace') {
    run.report({ state: 'recording' });
    const task = job.task;
    const traced = await measure('run.trace', () => trace(task, prepared));
    signal.throwIfAborted();
    return { kind: 'traced', compile: built.report, limits: granted, ...traced };
  }
  if (job.task.kind === 'interactive') {
    const talked = await measure('run.talk', () => talk(prepared, built.report));
    return { kind: 'talked', compile: built.report, limits: granted, ...talked };
  }
  if (job.task.kind === 'custom') {
    run.report({ state: 'testing', test: 1, of: 1 });
    const stdin = Buffer.from(job.task.stdin);
    const executed = await measure('run.execute', () => execute(prepared, stdin));
    const execution = await withCrash(prepared, stdin, executed);
    return { kind: 'custom', compile: built.report, limits: granted, execution };
  }
  return { kind: 'judged', compile: built.report, limits: granted, tests: await judge(job.task, prepared) };
}

/** A built program, its limits, and the tools to run it. */
type Prepared = JobTools &
  LeasedRun & {
    readonly artefact: Artefact;
    readonly limits: ExecutionLimits;
    readonly measure: Measure;
  };

/** Lets somebody talk with the program. Where it crashed is found by giving it the same once more. */
async function talk(
  prepared: Prepared,
  compile: CompileReport,
): Promise<Pick<Talked, 'execution' | 'ending'>> {
  if (!prepared.conversation) throw new Error('an interactive run has nobody to talk with');
  const { execution, ending, typed } = await interact(prepared.conversation, { ...prepared, compile });
  if (execution.verdict === 'internal-error') throw new Error(`the sandbox failed: ${execution.stderr}`);
  prepared.onExecution?.(execution);
  if (ending !== 'itself') return { execution, ending };
  return { execution: await withCrash(prepared, Buffer.from(typed), execution), ending };
}

async function execute(
  { sandbox, artefact, limits, signal, onExecution }: Prepared,
  stdin: Uint8Array,
): Promise<Execution> {
  const execution = await sandbox.execute({ artefact, stdin, limits }, signal);
  signal.throwIfAborted();
  if (execution.verdict === 'internal-error') throw new Error(`the sandbox failed: ${execution.stderr}`);
  onExecution?.(execution);
  return execution;
}

/** A verdict is kept even if the place of the crash cannot be found. */
async function withCrash<Ended extends Execution>(
  prepared: Prepared,
  stdin: Uint8Array,
  ended: Ended,
): Promise<Ended> {
  if (!hasCrashed(ended)) return ended;
  prepared.report({ state: 'locating' });
  const crash = await prepared.measure('run.locate', () =>
    findCrash(prepared, { ...prepared, stdin }).catch(() => undefined),
  );
  prepared.signal.throwIfAborted();
  return crash ? { ...ended, crash } : ended;
}

async function judge(task: JudgeTask, prepared: Prepared): Promise<JudgedTest[]> {
  const hashes = task.tests.flatMap((test) => [test.inputHash, test.answerHash]);
  const data = await prepared.measure('run.data', () => prepared.testData.load(hashes, prepared.readBlobs));
  const check = await checkOf(task.checker, prepared);
  const startedAt = performance.now();
  const judged: JudgedTest[] = [];
  let failed = false;
  let waited = 0;
  for (const [index, test] of task.tests.entries()) {
    const spent = waited > WAITING_JOB_BUDGET_MS || performance.now() - startedAt > FAILING_JOB_BUDGET_MS;
    if (failed && (spent || endsAfter(judged.at(-1)?.verdict, task))) {
      judged.push(notRun(test));
      continue;
    }
    reportTest(index, { task, prepared, data, judged });
    const told = await prepared.measure(`run.test ${index + 1}`, () =>
      judgeOne(test, { prepared, data, check }),
    );
    waited += waitedMs(told);
    const verdict =
      waited > WAITING_JOB_BUDGET_MS && told.verdict === 'accepted' ? 'time-limit' : told.verdict;
    failed ||= verdict !== 'accepted';
    judged.push({ ...told, verdict });
  }
  return withCrashOfShown(judged, { task, prepared, data });
}

/** Whether no test is run after one that failed like this. */
function endsAfter(verdict: Verdict | undefined, task: JudgeTask): boolean {
  if (task.stopAtFirstFailure || verdict === 'not-run') return true;
  return task.stopAtFirstTimeout === true && verdict === 'time-limit';
}

/**
 * Hidden tests that follow each other are told at once: when each of them begins would tell of its data. With them
 * comes what became of the visible ones before, to be read meanwhile.
 */
function reportTest(index: number, { task: { tests }, prepared: { report }, data, judged }: Judged): void {
  const test = index + 1;
  const of = tests.length;
  if (!tests[index]?.hidden) return report({ state: 'testing', test, of });
  if (tests[index - 1]?.hidden) return;
  const visible = tests.findIndex(({ hidden }, at) => at > index && !hidden);
  const to = visible === -1 ? of : visible;
  const samples = samplesOf(tests, judged, ({ inputHash, answerHash }) => ({
    input: textOf(contentOf(data, inputHash)),
    expected: textOf(contentOf(data, answerHash)),
  }));
  report({ state: 'testing', test, of, ...(to > test && { to }), ...(samples && { samples }) });
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

type Told = {
  readonly task: JudgeTask;
  readonly prepared: Prepared;
  readonly data: ReadonlyMap<string, Uint8Array>;
};
type Judged = Told & { readonly judged: readonly JudgedTest[] };

/**
 * The place of the crash that the learner is shown: that of the first visible test which failed. Of a hidden
 * one it is never sought, because a program could choose its line by the test's data.
 */
async function withCrashOfShown(judged: JudgedTest[], { task, prepared, data }: Told): Promise<JudgedTest[]> {
  const at = judged.findIndex(({ verdict }, index) => verdict !== 'accepted' && !task.tests[index]?.hidden);
  const [test, shown] = [task.tests[at], judged[at]];
  if (!test || !shown) return judged;
  return judged.with(at, await withCrash(prepared, contentOf(data, test.inputHash), shown));
}

type Judging = {
  readonly prepared: Prepared;
  readonly data: ReadonlyMap<string, Uint8Array>;
  readonly check: Check;
};

async function judgeOne(test: JobTest, { prepared, data, check }: Judging): Promise<JudgedTest> {
  const input = contentOf(data, test.inputHash);
  const execution = await execute(prepared, input);
  if (execution.verdict !== 'accepted') return judgedTest(test, execution);
  const { right, message } = await check({ input, expected: contentOf(data, test.answerHash), execution });
  return judgedTest(test, right ? execution : { ...execution, verdict: 'wrong-answer' }, message);
}

function contentOf(data: ReadonlyMap<string, Uint8Array>, hash: string): Uint8Array {
  const content = data.get(hash);
  if (content === undefined) throw new Error(`test data ${hash} was not loaded`);
  return content;
}

type Printed = { readonly input: Uint8Array; readonly expected: Uint8Array; readonly execution: Execution };
type Check = (printed: Printed) => Promise<CheckedAnswer>;

async function checkOf(checker: Checker, { sandbox, checks, signal }: Prepared): Promise<Check> {
  if (checker.kind !== 'custom') {
    return async ({ expected, execution }) => ({
      right: await checks.matches(checker, expected, execution.stdout),
      message: '',
    });
  }
  const program = await CustomChecker.build(sandbox, checker, signal);
  return ({ input, expected, execution }) =>
    program.check({ input, expected, actual: Buffer.from(execution.stdout) }, signal);
}
