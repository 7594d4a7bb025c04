import { randomUUID } from 'node:crypto';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { APIRequestContext, Browser } from '@playwright/test';

import { killHard, startProduct, type Product } from '../scripts/testing/product.ts';
import { asksFor, FIRST_MS, runAndType } from './console-page.ts';
import { expect, register, signIn, test } from './people.ts';

// It has its own product, so that tests on the shared one neither lose their programs nor wait for a seat.
let product: Product;
let dataDir: string;
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(400_000);
  dataDir = await mkdtemp(join(tmpdir(), 'abhyas-e2e-death-'));
  product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'error', RUNNER_SEATS: '1' });
  const request = await playwright.request.newContext({ baseURL: product.address });
  await untilProgramsRun(request);
  await request.dispose();
});
test.afterAll(async () => {
  await product.killTree();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
});

/** The product is there before its runner on a busy machine. */
async function untilProgramsRun(request: APIRequestContext): Promise<void> {
  const { token } = await register(request);
  const isBegun = async (): Promise<unknown> => {
    const data = { code: 'pass', language: 5, assetId: '', runId: randomUUID() };
    const answer = await request.post('/api/runner/console', { headers: { 'x-auth-token': token }, data });
    return answer.json();
  };
  await expect.poll(isBegun, { timeout: 240_000, intervals: [3000] }).toEqual({ accepted: true });
}

async function killRunner(): Promise<void> {
  for (const pid of await product.tree()) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (line.includes('apps/runner/src/main.ts')) killHard(pid);
  }
}

/** The console of a new learner who has started this program. */
async function begin(browser: Browser, request: APIRequestContext, code: string) {
  const context = await browser.newContext({ baseURL: product.address });
  const page = await context.newPage();
  await signIn(page, await register(request));
  return { at: await runAndType(page, code), page, context };
}

const placeOf = (place: number): string => `All seats are taken. You are number ${place} in the queue.`;

test(
  'CONSOLE-9: who finds no seat sees the place in the queue move up, and is let in when a seat is free',
  { tag: '@thorough' },
  async ({ browser, playwright }) => {
    test.setTimeout(240_000);
    const request = await playwright.request.newContext({ baseURL: product.address });
    const first = await begin(browser, request, 'input("First? ")\n');
    await asksFor(first.at, 'First? ');
    const second = await begin(browser, request, 'input("Second? ")\n');
    await expect(second.at.status).toHaveText(placeOf(1), { timeout: FIRST_MS });
    const third = await begin(browser, request, 'input("Third? ")\n');
    await expect(third.at.status).toHaveText(placeOf(2), { timeout: FIRST_MS });
    await first.at.button('Stop').click();
    await asksFor(second.at, 'Second? ');
    await expect(third.at.status).toHaveText(placeOf(1));
    // Text typed ahead waits for its program, and appears before or after its prompt, as in a terminal.
    await third.at.field.fill('ahead');
    await third.at.field.press('Enter');
    await second.at.button('Stop').click();
    await expect(third.at.log).toContainText('Third?', { timeout: FIRST_MS });
    await expect(third.at.log).toContainText('ahead');
    await expect(third.at.end).toContainText('Exit code 0');
    for (const { context } of [first, second, third]) await context.close();
    await request.dispose();
  },
);

test(
  'CONSOLE-8: a runner that is killed in the middle is our fault, and what was typed is there to be typed again',
  { tag: '@thorough' },
  async ({ browser, playwright }) => {
    test.setTimeout(240_000);
    const request = await playwright.request.newContext({ baseURL: product.address });
    const code = 'name = input("Name? ")\nprint("Hello", name)\ninput("Town? ")\n';
    const { at, page, context } = await begin(browser, request, code);
    await asksFor(at, 'Name? ');
    await page.keyboard.type('Asha\n');
    await asksFor(at, 'Town? ');

    await killRunner();
    await expect(at.note).toHaveText(
      'This was our fault: your program was lost on the way. What you typed is kept.',
      { timeout: FIRST_MS },
    );
    await expect(at.log).toHaveText(/Name\? Asha\s*Hello Asha\s*Town\?/);
    await expect(at.field).toHaveCount(0);

    // The runner that was started in its place has taken it.
    await expect(async () => {
      await at.button('Run again with the same lines').click();
      await asksFor(at, 'Town? ');
    }).toPass({ timeout: 90_000 });
    await expect(at.log).toHaveText(/Name\? Asha\s*Hello Asha/);
    await context.close();
    await request.dispose();
  },
);
