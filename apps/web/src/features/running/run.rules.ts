import { fill } from '@abhyas/contract/fill';
import type { ExecuteReply, RunProgress, TestReport, Verdict } from '@abhyas/contract/running';
import type { Answer } from '@abhyas/explanations/answers/answer';
import type { Failure } from '@abhyas/explanations/explanation';
import { languageOf } from '@abhyas/languages/code-keys';
import { languageAt, type LanguageIndex } from '@abhyas/languages/index';

import { texts } from '../../lib/texts.ts';

/** Longer texts are cut here: nobody reads further, and the page stays quick. */
export const SHOWN_CHARACTERS = 4000;

/** A result without what nobody was shown, so that it can be sent along whatever the program printed. */
export function shownPart(reply: ExecuteReply): ExecuteReply {
  return JSON.parse(JSON.stringify(reply, clip)) as ExecuteReply;
}

const clip = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.slice(0, SHOWN_CHARACTERS) : value;

/** A denied run carries nothing but its notice (RUNNING-3). */
export function isDenied(reply: ExecuteReply): boolean {
  return reply.co === undefined && reply.msg === undefined && reply.verdict === undefined;
}

/** What is going on with a run, in a few words. */
export function progressText(progress: RunProgress | null): string {
  const words = texts.running.progress;
  switch (progress?.state) {
    case 'queued':
      return progress.place <= 1 ? words.next : fill(words.queued, { place: progress.place });
    case 'compiling':
      return words.compiling;
    case 'testing':
      return progress.to === undefined
        ? fill(words.testing, { test: progress.test, of: progress.of })
        : fill(words.testingHidden, { test: progress.test, to: progress.to, of: progress.of });
    case 'locating':
      return words.locating;
    case 'recording':
      return words.recording;
    case 'finished':
    case undefined:
      return words.running;
  }
}

/** "0.02 s", "1.4 s". */
export function formatTime(timeMs: number): string {
  return `${(timeMs / 1000).toFixed(timeMs < 995 ? 2 : 1)} s`;
}

/** "3.4 MB", and "4 MB" where nothing finer is known. */
export function formatMemory(memoryKb: number): string {
  return `${(memoryKb / 1024).toFixed(memoryKb % 1024 === 0 ? 0 : 1)} MB`;
}

/** A program and the warnings it compiled with. */
export type Warned = Pick<Failure, 'code' | 'compileOutput'>;

export type Tone = 'good' | 'bad' | 'warn' | 'note';

const TONES: Readonly<Record<Verdict, Tone>> = {
  accepted: 'good',
  'wrong-answer': 'bad',
  'time-limit': 'warn',
  'memory-limit': 'warn',
  'output-limit': 'warn',
  'runtime-error': 'bad',
  'compile-error': 'bad',
  'internal-error': 'note',
  'not-run': 'note',
};

/** The colour of a verdict; its words are beside it always. */
export function toneOf(verdict: Verdict): Tone {
  return TONES[verdict];
}

/** The visible test to show open: the first that failed; null when none of the visible ones did. */
export function firstFailure(tests: readonly TestReport[]): TestReport | null {
  return tests.find((test) => !test.hidden && failed(test)) ?? null;
}

/** A wrong answer that may be shown: of a hidden test only the category is ever told. */
export function answerOf(
  { verdict, hidden, input = '', expected = '', actual = '' }: TestReport,
  written?: { readonly code: string; readonly language: LanguageIndex },
): Answer | null {
  if (verdict !== 'wrong-answer' || hidden) return null;
  const program = written && { key: languageAt(written.language).codeKey, code: written.code };
  return { input, expected, actual, ...(program && { program }) };
}

/** What is known of a run while its hidden tests are under way: what became of the samples. */
export function earlyReply(progress: RunProgress | null): ExecuteReply | null {
  if (progress?.state !== 'testing' || !progress.samples) return null;
  const { samples } = progress;
  const first = firstFailure(samples);
  const passed = samples.filter(({ verdict }) => verdict === 'accepted').length;
  const counts = { passed, count: samples.length };
  return {
    verdict: first?.verdict ?? 'accepted',
    msg: fill(first ? texts.running.samples.failed : texts.running.samples.passed, counts),
    tests: samples,
    ...(first && { stderr: first.stderr, signal: first.signal, exitCode: first.exitCode }),
  };
}

/** The first failed test when it is a hidden one: it is told by its category. */
export function firstHiddenFailure(tests: readonly TestReport[]): TestReport | null {
  const first = tests.find(failed);
  return first?.hidden === true ? first : null;
}

const failed = (test: TestReport): boolean => test.verdict !== 'accepted' && test.verdict !== 'not-run';

/** What an explanation is sought for; null when the run was fine or its answer is merely wrong. */
export function failureOf(
  reply: ExecuteReply,
  { code, language }: { code: string; language: LanguageIndex },
): Failure | null {
  if (reply.verdict !== 'compile-error' && reply.verdict !== 'runtime-error') return null;
  return {
    key: languageAt(language).codeKey,
    code,
    compileOutput: reply.compile?.output ?? '',
    stderr: reply.stderr ?? '',
    signal: reply.signal ?? null,
    exitCode: reply.exitCode,
    crash: reply.crash,
  };
}

/** A program that was stopped. */
export type EndlessRun = Pick<Failure, 'key' | 'code'>;

/** A program that ran or printed for too long: its text may show why. */
export function endlessOf(
  { verdict }: ExecuteReply,
  { code, language }: { code: string; language: LanguageIndex },
): EndlessRun | null {
  const isStopped = verdict === 'time-limit' || verdict === 'output-limit' || verdict === 'memory-limit';
  return isStopped ? { key: languageAt(language).codeKey, code } : null;
}

/** A program that compiled with warnings and did not pass: what was warned of is often why. */
export function warnedOf(
  reply: ExecuteReply,
  { code, language }: { code: string; language: LanguageIndex },
): Warned | null {
  const output = reply.compile?.output ?? '';
  const passed = reply.verdict === 'accepted' || reply.verdict === 'compile-error';
  const warns = languageAt(language).builds === 'machine-code';
  return output === '' || passed || !warns ? null : { code, compileOutput: output };
}

/** All that compiler, program and sanitizer said about a failure, in the compiler's own form of a line. */
export function wordsOfFailure({ key, compileOutput, stderr, crash }: Failure): string {
  const place =
    crash && crash.line !== null ? `${languageOf(key).fileName}:${crash.line}: error: ${crash.report}` : '';
  return [compileOutput, stderr, place].filter(Boolean).join('\n').trimEnd();
}

/** Raw output (PRACTICE-12): what the program printed, and under it what it wrote to standard error. */
export function rawOutputOf({ co = '', stderr = '', verdict, compile }: ExecuteReply): string {
  if (verdict === 'compile-error') return compile?.output ?? co;
  return stderr === '' ? co : [co, stderr].filter(Boolean).join(co.endsWith('\n') ? '' : '\n');
}
