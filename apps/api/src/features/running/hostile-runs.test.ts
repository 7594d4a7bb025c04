import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startRealRunner } from '../../testing/real-runner.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let stopRunner: () => Promise<void>;

beforeAll(async () => {
  product = await startTestProduct();
  stopRunner = await startRealRunner(product);
});
afterAll(async () => {
  await stopRunner();
  await product.close();
});

/** Reported as the sanitizer would report it, in the build that asks where a program has crashed. */
const FLOODS: readonly [string, string][] = [
  [
    'line ends',
    String.raw`puts("==1==ERROR: AddressSanitizer: x"); for (i = 0; i < 1000000; i++) putchar('\n');`,
  ],
  ['beginnings of an assertion', `for (i = 0; i < 80000; i++) printf(": Assertion '");`],
  [
    'frames',
    String.raw`puts("==1==ERROR: AddressSanitizer: x"); printf("\n #1 "); for (i = 0; i < 120000; i++) printf("/main.c:");`,
  ],
];

function hostile(flood: string): string {
  return `#include <stdio.h>
#include <stdlib.h>
int main(void) {
#ifdef __SANITIZE_ADDRESS__
  int i;
  dup2(2, 1);
  ${flood}
  fflush(stdout);
#endif
  abort();
}`.replace('#include <stdlib.h>', '#include <stdlib.h>\n#include <unistd.h>');
}

async function run(learner: Person, code: string): Promise<{ ms: number; body: Record<string, unknown> }> {
  const startedAt = performance.now();
  const call = { code, language: 0, mode: 'ctestcase', ctestcase: '', assetId: '' };
  const { body } = await learner.post('/api/runner/execute', call);
  return { ms: performance.now() - startedAt, body };
}

const ORDINARY = '#include <stdio.h>\nint main(void) { puts("mine"); }';
/** A compiler of its own on a busy machine; the attack took from half a minute to hours. */
const WITHIN_MS = 15_000;

test.each(FLOODS)('a crash that floods its report with %s keeps nobody waiting', async (_, flood) => {
  const [attacker, other] = [await product.learner(), await product.learner('Ravi')];
  const attack = run(attacker, hostile(flood));
  await sleep(300);
  const waits: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const { ms, body } = await run(other, `${ORDINARY} // ${time} ${flood.length}`);
    expect(body).toMatchObject({ co: 'mine\n' });
    waits.push(ms);
  }
  const attacked = await attack;
  expect(attacked.body).toMatchObject({ verdict: 'runtime-error', signal: 'SIGABRT' });
  expect(Math.max(...waits, attacked.ms)).toBeLessThan(WITHIN_MS);
});
