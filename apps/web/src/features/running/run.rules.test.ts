import type { ExecuteReply, TestReport, Verdict } from '@abhyas/contract/running';
import { describe, expect, test } from 'vitest';

import {
  answerOf,
  endlessOf,
  failureOf,
  firstFailure,
  firstHiddenFailure,
  formatMemory,
  formatTime,
  isDenied,
  progressText,
  rawOutputOf,
  shownPart,
  warnedOf,
  wordsOfFailure,
} from './run.rules.ts';

const report = (name: string, verdict: Verdict, hidden = false): TestReport => ({
  name,
  verdict,
  hidden,
  ...(!hidden && { timeMs: 1, memoryKb: 900 }),
});

test('RUNNING-6: live state: waiting with the place in the queue, compiling, test 3 of 10', () => {
  expect(progressText({ state: 'queued', place: 4 })).toBe('Waiting: place 4 in the queue…');
  expect(progressText({ state: 'queued', place: 1 })).toBe('Your program will run next…');
  expect(progressText({ state: 'compiling' })).toBe('Compiling…');
  expect(progressText({ state: 'testing', test: 3, of: 10 })).toBe('Test 3 of 10…');
  expect(progressText({ state: 'testing', test: 3, to: 10, of: 10 })).toBe('Hidden tests, 3 to 10 of 10…');
  expect(progressText(null)).toBe('Running your program…');
});

describe('RUNNING-7: results that teach', () => {
  const tests = [
    report('a', 'accepted'),
    report('b', 'not-run'),
    report('c', 'time-limit'),
    report('d', 'wrong-answer', true),
  ];

  test('the first failing visible test is open; a hidden one is named only when it failed first', () => {
    expect(firstFailure(tests)?.name).toBe('c');
    expect(firstFailure(tests.toReversed())?.name).toBe('c');
    expect(firstFailure(tests.slice(0, 2))).toBeNull();
    expect(firstHiddenFailure(tests)).toBeNull();
    expect(firstHiddenFailure(tests.toReversed())?.name).toBe('d');
  });

  test('time and memory are told in the units of people', () => {
    expect([0, 14, 994, 995, 1420].map(formatTime)).toEqual(['0.00 s', '0.01 s', '0.99 s', '1.0 s', '1.4 s']);
    expect([3482, 4096].map(formatMemory)).toEqual(['3.4 MB', '4 MB']);
  });

  test('an explanation is sought for what did not compile or crashed, not for a wrong answer', () => {
    const program = { code: 'x', language: 0 as const };
    const crashed: ExecuteReply = {
      verdict: 'runtime-error',
      compile: { ok: true, output: 'main.c:1:1: warning: odd', timeMs: 1 },
      crash: { line: 7, report: 'heap-buffer-overflow' },
    };
    const failure = failureOf(crashed, program);
    expect(failure && wordsOfFailure(failure)).toBe(
      'main.c:1:1: warning: odd\nmain.c:7: error: heap-buffer-overflow',
    );
    expect(failureOf({ verdict: 'wrong-answer' }, program)).toBeNull();
    expect(warnedOf({ ...crashed, verdict: 'wrong-answer' }, program)).not.toBeNull();
    expect(warnedOf({ ...crashed, verdict: 'accepted' }, program)).toBeNull();
    expect(warnedOf({ ...crashed, verdict: 'wrong-answer' }, { ...program, language: 5 })).toBeNull();
  });
});

test('raw output is what was printed, and under it the errors; or the words of the compiler', () => {
  expect(rawOutputOf({ co: '1', stderr: 'oh' })).toBe('1\noh');
  expect(rawOutputOf({ co: '1\n', stderr: 'oh' })).toBe('1\noh');
  expect(rawOutputOf({ co: '', stderr: 'oh' })).toBe('oh');
  const compile = { ok: false, output: 'main.c:1', timeMs: 1 };
  expect(rawOutputOf({ co: '', verdict: 'compile-error', compile })).toBe('main.c:1');
});

test('a denied run carries only its notice; what is sent along with a report is not longer than what was shown', () => {
  expect(isDenied({ notif: 'full', notifType: 'error' })).toBe(true);
  expect(isDenied({ co: '' })).toBe(false);
  const shown = shownPart({ co: 'x'.repeat(1_000_000), done: false, tests: [report('a', 'accepted')] });
  expect(shown).toEqual({ co: 'x'.repeat(4000), done: false, tests: [report('a', 'accepted')] });
});

test('of a hidden test nothing is looked at, nor of one that did not give a wrong answer', () => {
  const seen = { name: 't', timeMs: 1, memoryKb: 1, input: '1', expected: '2', actual: '3' };
  expect(answerOf({ ...seen, verdict: 'wrong-answer', hidden: true })).toBeNull();
  expect(answerOf({ ...seen, verdict: 'time-limit', hidden: false })).toBeNull();
  expect(answerOf({ ...seen, verdict: 'wrong-answer', hidden: false })).toEqual({
    input: '1',
    expected: '2',
    actual: '3',
  });
});

test('what may not end is looked for in a program that was stopped, and in no other', () => {
  const program = { code: 'while True:\n    pass\n', language: 5 } as const;
  for (const verdict of ['time-limit', 'output-limit', 'memory-limit'] as const)
    expect(endlessOf({ verdict }, program)).toEqual({ key: 'py', code: program.code });
  for (const verdict of ['accepted', 'wrong-answer', 'runtime-error', 'compile-error', 'not-run'] as const)
    expect(endlessOf({ verdict }, program)).toBeNull();
});
