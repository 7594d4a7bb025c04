import { solutionsOfBank } from '../../apps/runner/src/tracing/testing/bank.ts';
import { startTruthRunner } from '../../apps/runner/src/tracing/testing/truth-runner.ts';

const STEPS = 200;

export type Truth = {
  readonly programs: number;
  readonly compared: number;
  readonly same: number;
  readonly wrong: readonly string[];
};

/** Values at 200 random steps of right solutions of the problem bank, beside what a debugger reads there. */
export async function measureTruth({ all }: { readonly all: boolean }): Promise<Truth> {
  const runner = await startTruthRunner();
  const solutions = solutionsOfBank({ all });
  const total = { compared: 0, same: 0, wrong: [] as string[] };
  try {
    for (const { name, language, code, inputs } of solutions) {
      const found = await runner.compare({ language, code, stdin: inputs[0] ?? '' }, STEPS);
      total.compared += found.compared;
      total.same += found.same;
      total.wrong.push(...found.wrong.map((each) => `${name}: ${each}`));
    }
  } finally {
    await runner.close();
  }
  return { programs: solutions.length, ...total };
}
