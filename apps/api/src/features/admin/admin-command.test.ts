import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const COMMAND = fileURLToPath(new URL('admin.command.ts', import.meta.url));

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function admin(...args: string[]): Promise<string> {
  const env = { DATABASE_URL: product.databaseUrl };
  return (await promisify(execFile)(process.execPath, [COMMAND, ...args], { env })).stdout;
}

describe('ASVS 7.4.5: an operator ends the sessions of one account or of all', () => {
  test('those of one address end at once, those of others go on; then everybody has to sign in again', async () => {
    const [thief, other] = [await product.learner(), await product.learner()];
    expect(await admin('sign-out', thief.email.toUpperCase())).toContain('1 sessions of');
    expect((await thief.get('/api/content')).status).toBe(401);
    expect((await other.get('/api/content')).status).toBe(200);
    expect(await admin('sign-out', '--everybody')).toBe('1 sessions of all accounts have ended.\n');
    expect((await other.get('/api/content')).status).toBe(401);
  });

  test('without an address nobody is signed out by mistake', async () => {
    const learner = await product.learner();
    for (const args of [['sign-out'], ['sign-out', learner.email, '--everybody'], []]) {
      await expect(admin(...args)).rejects.toMatchObject({ code: 2, stderr: /^usage: npm run admin/ });
    }
    expect((await learner.get('/api/content')).status).toBe(200);
  });
});
