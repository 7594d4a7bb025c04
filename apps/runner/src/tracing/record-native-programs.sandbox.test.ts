import { oneOf } from '@abhyas/queue/testing/thorough';
import { BadRecording } from '@abhyas/recording/byte-reader';
import { decode } from '@abhyas/recording/decode';
import type { Recording } from '@abhyas/recording/format';
import { Replay } from '@abhyas/recording/replay';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { C_TRACED_FORMS } from './testing/c-forms.programs.ts';
import { C_TRACED_VALUES } from './testing/c-values.programs.ts';
import { CPP_TRACED } from './testing/cpp.programs.ts';
import { plainVariables } from './testing/plain-values.ts';
import { startTracingRunner, type TracingRunner } from './testing/tracing-runner.ts';

const [C, CPP17] = [0, 3] as const;
let runner: TracingRunner;
beforeAll(async () => {
  runner = await startTracingRunner();
});
afterAll(() => runner.close());

const PROGRAMS = [
  ...[...C_TRACED_VALUES, ...C_TRACED_FORMS].map((program) => ({ ...program, language: C, named: 'C' })),
  ...CPP_TRACED.map((program) => ({ ...program, language: CPP17, named: 'C++' })),
];

describe('TRACING-3: a recorded program does what it does without us', () => {
  test.each(oneOf(7, PROGRAMS))('$named: $does', async ({ code, language, stdin = '' }) => {
    const plain = await runner.run(code, { language, stdin });
    const { execution, recording } = await runner.trace(code, { language, stdin });
    const { stdout, stderr, exitCode, signal } = execution;
    expect({ stdout, stderr, exitCode, signal }).toEqual({
      stdout: plain.stdout,
      stderr: plain.stderr,
      exitCode: plain.exitCode,
      signal: plain.signal,
    });
    expect(recording?.steps.length).toBeGreaterThan(1);
    expect(recording?.run?.reason).toBe('by-itself');
  });
});

const codeOf = (does: string): string => PROGRAMS.find((program) => program.does === does)?.code ?? '';

/** The variables of the newest call when a line begins for the last time. */
function before(recording: Recording | undefined, line: number): Record<string, unknown> {
  const at = recording?.steps.findLastIndex((step) => step.line === line && step.kind === 'line') ?? -1;
  return recording && at >= 0 ? plainVariables(new Replay(recording).at(at)) : {};
}

describe('what is shown of programs that are hard to follow', () => {
  test('calls that a jump has left are over', async () => {
    const { recording } = await runner.trace(codeOf('jumps out of frames by longjmp'), { language: C });
    const replay = recording && new Replay(recording);
    const landed = recording?.steps.findLastIndex(({ line }) => line === 15) ?? -1;
    expect(replay?.at(landed).calls.map(({ name }) => name)).toEqual(['', 'main']);
  });

  test('calls that an exception has left are over, and what the handler caught is there', async () => {
    const code = codeOf('throws through frames with destructors');
    const { recording } = await runner.trace(code, { language: CPP17 });
    const replay = recording && new Replay(recording);
    const caught = recording?.steps.findIndex(({ line }) => line === 19) ?? -1;
    expect(replay?.at(caught).calls.map(({ name }) => name)).toEqual(['', 'main']);
    expect(before(recording, 28)).toMatchObject({ n: [6] });
  });

  test('TRACING-12: what a block declares is not shown in another, whatever its destructors need', async () => {
    const code =
      '#include <iostream>\n#include <string>\nint main() {\n  for (int i = 0; i < 2; i++) {\n    std::string name = "a";\n    std::cout << name;\n  }\n  for (int j = 0; j < 2; j++) {\n    std::string other = "b";\n    std::cout << other;\n  }\n}\n';
    const { recording } = await runner.trace(code, { language: CPP17 });
    expect(before(recording, 10)).toEqual({ j: 1, other: 'b' });
  });

  test('bit fields, unions and packed structures are shown as they are', async () => {
    const { recording } = await runner.trace(codeOf('has unions, bit fields and packed structures'), {
      language: C,
    });
    expect(before(recording, 12)).toMatchObject({
      both: { f: 6, bits: 0x40_c0_00_00 },
      flags: { a: 1, b: -3, c: 300 },
      tight: { i: -7, d: 2.25 },
    });
  });

  test('of a million cells 200 are shown, and how many there are', async () => {
    const { recording } = await runner.trace(codeOf('has an array of a million cells'), { language: C });
    const state = recording && new Replay(recording).at(recording.steps.length - 1);
    const largest = Math.max(...[...(state?.objects.values() ?? [])].map(({ length }) => length));
    expect(largest).toBe(1_000_000);
    for (const { entries } of state?.objects.values() ?? []) expect(entries.length).toBeLessThanOrEqual(200);
  });

  test('a recursion without end shows its last calls where it ends', async () => {
    const code =
      'static int deep(int n) {\n    int here = n;\n    return deep(here + 1) + 1;\n}\nint main(void) {\n    return deep(0);\n}\n';
    const { execution, recording } = await runner.trace(code, {
      language: C,
      window: { from: 'difference', expected: 'never' },
    });
    expect(execution.signal).toBe('SIGSEGV');
    const last = recording && new Replay(recording).at(recording.steps.length - 1);
    expect(last?.calls.length).toBeGreaterThan(100);
    expect(last?.calls.at(-1)?.name).toBe('deep');
    expect((recording?.from ?? 0) + (recording?.steps.length ?? 0)).toBe(recording?.run?.steps);
  });
});

describe('programs that write where they may not', () => {
  test('a return address that is overwritten ends the program, with its steps', async () => {
    const code =
      '#include <stdio.h>\n#include <string.h>\nstatic void fill(int n) {\n    char room[8];\n    memset(room, 0x41, n);\n    puts("filled");\n    fflush(stdout);\n}\nint main(void) {\n    fill(64);\n    puts("never");\n}\n';
    const { execution, recording } = await runner.trace(code, { language: C });
    expect(execution).toMatchObject({ stdout: 'filled\n', signal: 'SIGSEGV' });
    expect(recording?.steps.at(-1)?.line).toBe(8);
    expect(recording?.run?.reason).toBe('by-itself');
  });

  test('a few cells past the last array change nothing but what is there', async () => {
    const code =
      '#include <stdio.h>\nstatic int cells[4];\nint main(void) {\n    for (int i = 0; i < 2000; i++) ((volatile int *)cells)[i] = -1;\n    int n = 4;\n    printf("%d\\n", n + cells[3]);\n}\n';
    const { execution, recording } = await runner.trace(code, { language: C });
    expect(execution).toMatchObject({ stdout: '3\n', exitCode: 0 });
    expect(recording?.run?.reason).toBe('by-itself');
  });

  test('TRACING-5: where the recorder itself is written over, the steps before are there and it is said', async () => {
    const code =
      '#include <stdio.h>\n#include <string.h>\nstatic char first[16];\nint main(void) {\n    puts("begin");\n    fflush(stdout);\n    char *at = first;\n    memset(at, 0x55, 8 << 20);\n    int n = 4;\n    return n;\n}\n';
    const { execution, recording } = await runner.trace(code, { language: C });
    expect(execution.stdout).toBe('begin\n');
    expect(recording?.run?.reason).toBe('damaged');
    expect(recording?.steps.at(-1)?.line).toBe(8);
  });

  test('TRACING-5: the bytes of a recording, changed at random, are read to an end or refused', async () => {
    const { bytes } = await runner.trace(codeOf('has every container, moved, swapped and emptied'), {
      language: CPP17,
    });
    let read = 0;
    let seed = 7;
    const next = (most: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * most);
    };
    for (let round = 0; round < 300; round += 1) {
      const forged = new Uint8Array(bytes ?? []);
      for (let change = next(8); change >= 0; change -= 1) forged[14 + next(forged.length - 14)] = next(256);
      const cut = next(4) === 0 ? forged.subarray(0, next(forged.length)) : forged;
      if (isRead(cut)) read += 1;
    }
    expect(read).toBeGreaterThan(30);
  });
});

/** False for bytes that are refused. @throws anything that is no refusal */
function isRead(bytes: Uint8Array): boolean {
  try {
    const recording = decode(bytes);
    const replay = new Replay(recording);
    for (const at of recording.steps.keys()) replay.at(at);
    return true;
  } catch (error) {
    if (error instanceof BadRecording) return false;
    throw error;
  }
}
