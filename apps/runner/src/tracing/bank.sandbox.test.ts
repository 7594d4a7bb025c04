import { THOROUGH } from '@abhyas/queue/testing/thorough';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { solutionsOfBank } from './testing/bank.ts';
import { startTracingRunner, type TracingRunner } from './testing/tracing-runner.ts';

let runner: TracingRunner;
beforeAll(async () => {
  runner = await startTracingRunner();
});
afterAll(() => runner.close());

test.each(solutionsOfBank({ all: THOROUGH }))(
  'TRACING-3: $name prints with a recorder what it prints without',
  async ({ language, code, inputs }) => {
    expect(inputs).not.toHaveLength(0);
    for (const stdin of inputs) {
      const plain = await runner.run(code, { language, stdin });
      const { execution, recording } = await runner.trace(code, { language, stdin });
      const { stdout, stderr, exitCode, signal } = execution;
      const told = { stdout, stderr, exitCode, signal };
      const isWhole = recording?.run?.reason === 'by-itself';
      // Many steps, or a busy machine: one that was ended had printed nothing else until then.
      const expected = isWhole
        ? { stdout: plain.stdout, stderr: plain.stderr, exitCode: plain.exitCode, signal: plain.signal }
        : { ...told, stdout: plain.stdout.slice(0, stdout.length) };
      expect(told).toEqual(expected);
      expect(recording?.steps.length).toBeGreaterThan(1);
      expect(recording?.run?.reason).not.toBe('damaged');
    }
  },
);
