import { expect, test } from 'vitest';

import { explain } from './explain.ts';
import { explainersOf } from './rules.ts';
import { EXPLAINED_KEYS } from './testing/fixtures.ts';

const FLOODS: readonly string[] = [
  'main.c:1: '.repeat(100_000),
  `main.c:1:1: error: expected ${"'".repeat(500_000)}`,
  `main.c:1:1: error: ${'expected source: for ( , '.repeat(40_000)}`,
  'main.c:1:1: error: expected\n'.repeat(40_000),
  `Exception in thread "main" ${'java.lang.'.repeat(100_000)}\n${'\tat a.b(Main.java:1)\n'.repeat(40_000)}`,
  `${'  File "main.py", line 1, in f\n'.repeat(40_000)}NameError: name '${'x'.repeat(500_000)}`,
  ' '.repeat(1_000_000),
  '\n'.repeat(1_000_000),
];
const LONG_LINES = [
  `int ${'a, '.repeat(20_000)}z; for (${', '.repeat(10_000)}) { }`,
  `${' '.repeat(60_000)}for${' '.repeat(4000)}(`,
];

test.each(EXPLAINED_KEYS)(
  'floods of a program or a compiler keep nobody waiting for their explanation: %s',
  async (key) => {
    const explaining = { ...(await explainersOf(key)), language: 'en' } as const;
    for (const flood of FLOODS) {
      for (const code of LONG_LINES) {
        const said = { compileOutput: flood, stderr: flood, signal: null, exitCode: 1, crash: undefined };
        const startedAt = performance.now();
        explain({ key, code, ...said }, explaining);
        // Read as a whole some of them took minutes; the bound is for a machine with much else to do.
        expect(performance.now() - startedAt).toBeLessThan(3000);
      }
    }
  },
);
