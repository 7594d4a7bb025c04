import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { contentWithTests } from '../../testing/content-with-tests.ts';
import { startMortalRunner } from '../../testing/real-runner.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const CONSOLE = '/api/runner/console';
const PYTHON = 5;
/** A runner that is silent so long counts as dead. */
const DEAD_WITHIN_MS = 45_000;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct(contentWithTests());
});
afterAll(() => product.close());

/** The stream of a console, as text that grows. */
function listen(token: string, runId: string): { heard: () => string; leave: () => void } {
  let heard = '';
  const leave = new AbortController();
  const read = async (): Promise<void> => {
    const { body } = await fetch(`${product.app.listeningOrigin}${CONSOLE}/${runId}/events?after=0`, {
      headers: { 'x-auth-token': token },
      signal: leave.signal,
    });
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) heard += chunk;
  };
  read().catch(() => undefined);
  return { heard: () => heard, leave: () => leave.abort() };
}

test('CONSOLE-8: a runner that is killed in the middle is our fault, and no other one begins the program again', async () => {
  const first = await startMortalRunner(product);
  const me = await product.learner();
  const runId = randomUUID();
  const code = 'print("begun")\nprint(input("Name? "))\ninput("Town? ")\n';
  expect((await me.post(CONSOLE, { code, language: PYTHON, assetId: '', runId })).body).toEqual({
    accepted: true,
  });
  const { heard, leave } = listen(me.token, runId);
  await expect.poll(heard, { timeout: 60_000 }).toContain('"waits":true');
  await me.post(`${CONSOLE}/${runId}/input`, { seq: 1, typed: { key: 'text', text: 'Asha\n' } });
  await expect.poll(heard, { timeout: 10_000 }).toContain('Town? ');
  await first.kill();
  const second = await startMortalRunner(product);
  await expect.poll(heard, { timeout: DEAD_WITHIN_MS }).toContain('"kind":"ended"');
  expect(heard()).toContain('our fault');
  await sleep(2000);
  expect(heard().match(/begun/g)).toHaveLength(1);
  expect(
    (await me.post(`${CONSOLE}/${runId}/input`, { seq: 2, typed: { key: 'text', text: 'x\n' } })).body,
  ).toEqual({ answer: 'over' });
  leave();
  await second.stop();
});
