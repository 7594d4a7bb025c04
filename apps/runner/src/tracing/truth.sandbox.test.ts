import { THOROUGH } from '@abhyas/queue/testing/thorough';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { solutionsOfBank } from './testing/bank.ts';
import { startTruthRunner, type TruthRunner } from './testing/truth-runner.ts';

let runner: TruthRunner;
beforeAll(async () => {
  runner = await startTruthRunner();
});
afterAll(() => runner.close());

const STEPS = THOROUGH ? 200 : 60;

test.each(solutionsOfBank({ all: THOROUGH }))(
  'TRACING-12: what is shown of $name is what a debugger reads',
  async ({ language, code, inputs }) => {
    const { compared, same, wrong } = await runner.compare({ language, code, stdin: inputs[0] ?? '' }, STEPS);
    expect(wrong).toEqual([]);
    expect(same).toBe(compared);
    expect(compared).toBeGreaterThan(0);
  },
);
