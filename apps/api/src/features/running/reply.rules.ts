import type { ProblemAsset } from '@abhyas/content/release-assets';
import { limits as sizes } from '@abhyas/contract/limits';
import { fill } from '@abhyas/contract/messages';
import type { ExecuteReply, TestReport, Verdict } from '@abhyas/contract/running';
import { languageOf } from '@abhyas/languages/code-keys';
import type { Execution, GrantedLimits, JudgedTest, RunOutcome } from '@abhyas/queue/job';

import { endingOf, type RunTexts } from './ending.rules.ts';
import { SHOWN_CHARACTERS, TIME_STEP_MS } from './run-limits.ts';

/** A test as its problem states it, with the texts of a visible one. */
export type StatedTest = {
  readonly name: string;
  readonly hidden: boolean;
  readonly category: string;
  /** Absent for a hidden test. */
  readonly input?: string;
  readonly expected?: string;
};

type Judged = Extract<RunOutcome, { kind: 'judged' }>;
type Custom = Extract<RunOutcome, { kind: 'custom' }>;
type Traced = Extract<RunOutcome, { kind: 'traced' }>;
type Talked = Extract<RunOutcome, { kind: 'talked' }>;
type FormatOutcome = Extract<RunOutcome, { kind: 'formatted' | 'shapeless' | 'unformatted' }>;
type CompileError = Extract<RunOutcome, { kind: 'compile-error' }>;

/** The answer to a run whose program did not compile. The compiler's words are its raw output. */
export function compileErrorReply({ compile }: CompileError, { result }: RunTexts): ExecuteReply {
  return { co: compile.output, msg: result['compile-error'], done: false, verdict: 'compile-error', compile };
}

/** The answer to a run with own input. */
export function customReply({ compile, execution, limits }: Custom, texts: RunTexts): ExecuteReply {
  const passed = execution.verdict === 'accepted';
  return {
    co: execution.stdout,
    msg: passed ? texts.result.ran : endingOf(execution, { limits, where: '', texts }),
    done: false,
    verdict: execution.verdict,
    compile,
    stderr: execution.stderr,
    signal: execution.signal,
    exitCode: execution.exitCode,
    ...crashOf(execution),
    timeMs: timeOf(execution),
    wallMs: execution.wallMs,
    memoryKb: execution.memoryKb,
  };
}

/** The answer to a program that was run step by step: as one with own input, and its steps. */
export function tracedReply({ recording, difference, ...run }: Traced, texts: RunTexts): ExecuteReply {
  return {
    ...customReply({ ...run, kind: 'custom' }, texts),
    ...(recording !== undefined && { recording }),
    ...(difference && { difference }),
  };
}

/** The answer to a request to format a source. */
export function formattedReply(outcome: FormatOutcome, { formatting: words }: RunTexts): ExecuteReply {
  if (outcome.kind === 'unformatted') return { notif: words[outcome.reason], notifType: 'error' };
  if (outcome.kind === 'shapeless') {
    const { line } = outcome;
    return { notif: line === null ? words.shapeless : fill(words.shapelessAt, { line }), notifType: 'info' };
  }
  // What would be longer than a text may be stays as it is.
  if (Buffer.byteLength(outcome.code) > sizes.codeBytesMax)
    return { notif: words.failed, notifType: 'error' };
  return { formatted: outcome.code };
}

/** The answer to a program that somebody talked with: what it printed was shown meanwhile. */
export function talkedReply({ compile, execution, limits }: Talked, texts: RunTexts): ExecuteReply {
  return customReply({ compile, execution, limits, kind: 'custom' }, texts);
}

/**
 * The answer to a judged run. `done` says that every test of the problem was run and passed; it is said
 * nowhere else. Raw output is that of the first visible test that failed, or of the first visible one.
 *
 * @returns undefined when the outcome is not about exactly the problem's tests: it says nothing
 */
export function judgedReply(
  { compile, tests, limits }: Judged,
  stated: readonly StatedTest[],
  texts: RunTexts,
): ExecuteReply | undefined {
  if (tests.length !== stated.length || tests.some(({ name }, index) => stated[index]?.name !== name))
    return undefined;
  const pairs = tests.map((test, index) => ({
    test,
    ...toReport({ test, number: index + 1, texts }, stated[index]),
  }));
  const failed = pairs.find(({ test }) => test.verdict !== 'accepted');
  const visible = pairs.filter(({ report }) => !report.hidden);
  const shown = visible.find(({ test }) => test.verdict !== 'accepted') ?? visible[0];
  const run = tests.filter((test) => test.verdict !== 'not-run');
  const passed = tests.filter((test) => test.verdict === 'accepted').length;
  return {
    ...shownPart(shown?.test),
    msg: failed
      ? failureText(failed, { limits, passed, count: tests.length, texts })
      : passedText(tests.length, texts),
    done: tests.length > 0 && failed === undefined,
    verdict: failed?.test.verdict ?? 'accepted',
    compile,
    tests: pairs.map(({ report }) => report),
    timeMs: mostOf(run.map(timeOf), TIME_STEP_MS),
    wallMs: mostOf(
      run.map((test) => test.wallMs),
      TIME_STEP_MS,
    ),
    memoryKb: mostOf(
      run.map((test) => test.memoryKb),
      MEMORY_STEP_KB,
    ),
  };
}

/** The answer to a run of a task whose tests are checks: it says so of checks. */
export function inWordsOfChecks(
  reply: ExecuteReply | undefined,
  { body }: Pick<ProblemAsset, 'body'>,
  { result }: RunTexts,
): ExecuteReply | undefined {
  if (!reply || body.languages.every((key) => languageOf(key).input !== 'checks')) return reply;
  if (reply.verdict === 'accepted') return { ...reply, msg: result.checksPassed };
  return reply.verdict === 'wrong-answer' ? { ...reply, msg: result.checksFailed } : reply;
}

/** As `TIME_STEP_MS`. */
const MEMORY_STEP_KB = 1024;

/** The greatest figure, rounded up to whole steps. */
function mostOf(figures: readonly number[], step: number): number {
  return Math.ceil(Math.max(0, ...figures) / step) * step;
}

type ShownPart = Pick<ExecuteReply, 'co' | 'stderr' | 'signal' | 'exitCode' | 'crash'>;

function shownPart(test: JudgedTest | undefined): ShownPart {
  if (!test) return { co: '', stderr: '' };
  const { stdout, stderr, signal, exitCode } = test;
  return { co: stdout, stderr, signal, exitCode, ...crashOf(test) };
}

function crashOf({ crash }: Execution): Pick<ExecuteReply, 'crash'> {
  return crash ? { crash } : {};
}

type Pair = { readonly test: JudgedTest; readonly report: TestReport; readonly label: string };

function toReport(
  { test, number, texts }: { test: JudgedTest; number: number; texts: RunTexts },
  stated: StatedTest | undefined,
): Pick<Pair, 'report' | 'label'> {
  const { hidden = true, category = '', input = '', expected = '' } = stated ?? {};
  const name = hidden ? fill(texts.result.hiddenTest, { number }) : test.name;
  const report: TestReport = {
    name,
    verdict: test.verdict,
    hidden,
    ...(category !== '' && { category }),
  };
  // A visible test is told by the name that it has in the list below.
  const label = hidden && category !== '' ? category : name;
  if (hidden) return { label, report };
  return {
    label,
    report: {
      ...report,
      timeMs: timeOf(test),
      wallMs: test.wallMs,
      memoryKb: test.memoryKb,
      input: input.slice(0, SHOWN_CHARACTERS),
      expected: expected.slice(0, SHOWN_CHARACTERS),
      actual: test.stdout,
      stderr: test.stderr,
      exitCode: test.exitCode,
      signal: test.signal,
    },
  };
}

/** CPU time, or the whole time of a run that ended because it waited too long. */
function timeOf({ verdict, cpuMs, wallMs }: Execution): number {
  return verdict === 'time-limit' ? Math.max(cpuMs, wallMs) : cpuMs;
}

function passedText(count: number, { result: { allPassed } }: RunTexts): string {
  // Of a single test no number is told, in no language; more than one is no matter of plural forms here.
  return count === 1 ? allPassed.one : fill(allPassed.other, { count });
}

type Tally = {
  readonly limits: GrantedLimits;
  readonly passed: number;
  readonly count: number;
  readonly texts: RunTexts;
};

function failureText({ test, report, label }: Pair, { limits, passed, count, texts }: Tally): string {
  const where = fill(texts.where, { test: label });
  const ending = endingOf(report.hidden ? withoutChoice(test) : test, { limits, where, texts });
  const message = test.checkerMessage ? ` ${test.checkerMessage}` : '';
  return `${ending}${message} ${fill(texts.result.passedOf, { passed, count })}`;
}

/** A program chooses its exit code, and most of the signals: of a hidden test only usual crashes are named. */
const USUAL_CRASHES = new Set(['SIGSEGV', 'SIGBUS', 'SIGFPE', 'SIGABRT', 'SIGILL', 'SIGSYS']);

function withoutChoice(test: JudgedTest): JudgedTest {
  const signal = test.signal !== null && USUAL_CRASHES.has(test.signal) ? test.signal : null;
  return { ...test, signal, exitCode: null };
}

/** The verdict that a submission is recorded under. */
export function verdictOf(reply: ExecuteReply): Verdict {
  return reply.verdict ?? 'internal-error';
}
