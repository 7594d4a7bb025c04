import type { Execution, JobTest, JudgedTest } from '@abhyas/queue/job';

import { JUDGED_OUTPUT_CHARACTERS } from './limits.ts';

const NOTHING: Execution = {
  verdict: 'not-run',
  stdout: '',
  stderr: '',
  truncated: false,
  exitCode: null,
  signal: null,
  cpuMs: 0,
  wallMs: 0,
  memoryKb: 0,
};

/** A test that came after the end. */
export function notRun({ name }: JobTest): JudgedTest {
  return { ...NOTHING, name };
}

/**
 * A judged test as it may leave the runner: of a hidden one neither what the program printed nor what the
 * checker said, since both may hold the test's data.
 */
export function judgedTest(test: JobTest, execution: Execution, checkerMessage = ''): JudgedTest {
  if (test.hidden) return { ...execution, name: test.name, stdout: '', stderr: '' };
  const stdout = execution.stdout.slice(0, JUDGED_OUTPUT_CHARACTERS);
  const stderr = execution.stderr.slice(0, JUDGED_OUTPUT_CHARACTERS);
  const truncated =
    execution.truncated || stdout.length < execution.stdout.length || stderr.length < execution.stderr.length;
  const message = checkerMessage === '' ? {} : { checkerMessage };
  return { ...execution, name: test.name, stdout, stderr, truncated, ...message };
}
