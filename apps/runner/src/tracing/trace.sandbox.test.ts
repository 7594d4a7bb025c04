import { lineAfter, Replay } from '@abhyas/recording/replay';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTracingRunner, type TracingRunner } from './testing/tracing-runner.ts';

let runner: TracingRunner;
beforeAll(async () => {
  runner = await startTracingRunner();
});
afterAll(() => runner.close());

const trace: TracingRunner['trace'] = (code, given) => runner.trace(code, given);

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

  test('TRACING-4: steps that do not compress to a megabyte are left out, and the rest is told', async () => {
    const noise = 'import os\nfor number in range(6000):\n    bytes_ = os.urandom(300)\nprint("done")';
    const outcome = await runner.outcomeOf(noise, {});
    expect(outcome).toMatchObject({ kind: 'traced', execution: { verdict: 'accepted', stdout: 'done\n' } });
    expect(outcome).not.toHaveProperty('recording');
  });

  test('a program that writes over its recording harms nobody', async () => {
    const code =
      'import os\nwith open(".recording", "r+b") as f:\n    f.write(os.urandom(3000))\nprint("done")';
    const window = { from: 'difference', expected: 'other' } as const;
    const outcome = await runner.outcomeOf(code, { window });
    expect(outcome).toMatchObject({
      kind: 'traced',
      execution: { stdout: 'done\n' },
      difference: { offset: 0 },
    });
  });
});
