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
    for (const [at, stdin] of inputs.entries()) {
      const plain = await runner.run(code, { language, stdin });
      const { execution, recording } = await runner.trace(code, { language, stdin });
      const { stdout, stderr, exitCode, signal } = execution;
      const reason = recording?.run?.reason;
      // Many steps: a program that was ended had printed nothing else until then.
      const expected =
        at === 0 || reason === 'by-itself'
          ? { reason: 'by-itself', stdout: plain.stdout, stderr: plain.stderr, exitCode: plain.exitCode }
          : {
              reason,
              stdout: plain.stdout.slice(0, stdout.length),
              stderr: plain.stderr.slice(0, stderr.length),
              exitCode,
            };
      expect({ reason, stdout, stderr, exitCode }).toEqual(expected);
      expect(signal).toBeNull();
      expect(recording?.steps.length).toBeGreaterThan(1);
      expect(reason).not.toBe('damaged');
    }
  },
);
