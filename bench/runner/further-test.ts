import type { ExecuteReply } from '@abhyas/contract/running';

import { BENCH_PROBLEM } from '../../scripts/testing/bench-release.ts';
import { execute, register } from './learners.ts';
import type { Product } from './product.ts';
import { INPUT, nextMark, type Program } from './programs.ts';
import { median } from '../../scripts/testing/statistics.ts';

const ROUNDS = 5;
/** Of the problem that `print-tables.ts` publishes. */
export const TESTS = 20;

/** What each further test costs, the program's own time included: a judged run of many tests against one run. */
export async function furtherTestMs(product: Product, program: Program): Promise<number> {
  const learner = await register(product.address);
  const code = program.source(nextMark());
  const run = { code, language: program.language, assetId: BENCH_PROBLEM, ctestcase: INPUT };
  const timed = async (mode: 'run' | 'ctestcase'): Promise<{ tookMs: number; reply: ExecuteReply }> => {
    const startedAt = performance.now();
    const response = await execute(product.address, learner, { ...run, mode });
    const reply = (await response.json()) as ExecuteReply;
    return { tookMs: performance.now() - startedAt, reply };
  };
  await timed('run');
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await timed('ctestcase');
    const many = await timed('run');
    if (many.reply.done !== true)
      throw new Error(`${program.name} was not accepted: ${JSON.stringify(many.reply)}`);
    costs.push((many.tookMs - one.tookMs) / (TESTS - 1));
  }
  return median(costs);
}
