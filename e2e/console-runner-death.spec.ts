import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { killHard, startProduct, type Product } from '../scripts/testing/product.ts';
import { asksFor, FIRST_MS, runAndType } from './console-page.ts';
import { expect, register, signIn, test } from './people.ts';

// Its own product: whoever talks with a program at the others' must not lose it.
let product: Product;
let dataDir: string;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  dataDir = await mkdtemp(join(tmpdir(), 'abhyas-e2e-death-'));
  product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
});
test.afterAll(async () => {
  await product.killTree();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
});

async function killRunner(): Promise<void> {
  for (const pid of await product.tree()) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (line.includes('apps/runner/src/main.ts')) killHard(pid);
  }
}

test('CONSOLE-8: a runner that is killed in the middle is our fault, and what was typed is there to be typed again', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(240_000);
  const request = await playwright.request.newContext({ baseURL: product.address });
  const context = await browser.newContext({ baseURL: product.address });
  const page = await context.newPage();
  await signIn(page, await register(request));
  const at = await runAndType(page, 'name = input("Name? ")\nprint("Hello", name)\ninput("Town? ")\n');
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

  // The runner that was started in its place has it.
  await expect(async () => {
    await at.button('Run again with the same lines').click();
    await asksFor(at, 'Town? ');
  }).toPass({ timeout: 90_000 });
  await expect(at.log).toHaveText(/Name\? Asha\s*Hello Asha/);
  await context.close();
  await request.dispose();
});
