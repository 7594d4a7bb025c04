import { mistakesOf } from '@abhyas/recording/mistakes';
import { oneOf, THOROUGH } from '@abhyas/queue/testing/thorough';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { solutionsOfBank } from './testing/bank.ts';
import { knownMistakes, rightPrograms } from './testing/known-mistakes.ts';
import { startTracingRunner, type TracingRunner } from './testing/tracing-runner.ts';

let runner: TracingRunner;
beforeAll(async () => {
  runner = await startTracingRunner();
});
afterAll(() => runner.close());

describe('mistakes of memory', () => {
  test.each(oneOf(14, knownMistakes()))(
    'TRACING-13: of $name the first is told with its line',
    async ({ language, code, stdin, line, report, about }) => {
      const window = { from: 'mistake' } as const;
      const traced = await runner.trace(code, { language, stdin, window, isChecked: true });
      const [first] = traced.recording
        ? mistakesOf(traced.recording, { code, compileOutput: traced.compile.output })
        : [];
      expect(first?.report).toMatch(report);
      expect(first?.line).toBe(line);
      const { name, cells, index } = first ?? {};
      expect(`${name} ${cells} cells, cell ${index}`).toMatch(about);
      const step = (first?.step ?? -1) - (traced.recording?.from ?? 0);
      expect(traced.recording?.steps[step]).toBeDefined();
    },
  );

  test.each(oneOf(6, rightPrograms()))(
    'TRACING-13: $name makes none, and prints what it prints',
    async ({ language, code }) => {
      const plain = await runner.run(code, { language });
      const checked = await runner.trace(code, { language, isChecked: true });
      expect(checked.execution.stdout).toBe(plain.stdout);
      expect(checked.execution.exitCode).toBe(0);
      expect(checked.recording?.run?.reason).toBe('by-itself');
      expect(
        checked.recording && mistakesOf(checked.recording, { code, compileOutput: checked.compile.output }),
      ).toEqual([]);
    },
  );

  const solutions = solutionsOfBank({ all: THOROUGH }).filter(({ language }) => language < 4);
  test.each(solutions)(
    'TRACING-13: the right solution $name makes none',
    async ({ language, code, inputs }) => {
      const given = { language, stdin: inputs[0] ?? '' };
      const plain = await runner.run(code, given);
      const checked = await runner.trace(code, { ...given, isChecked: true });
      expect(checked.execution.stdout).toBe(plain.stdout);
      expect(
        checked.recording && mistakesOf(checked.recording, { code, compileOutput: checked.compile.output }),
      ).toEqual([]);
    },
  );
});
