import { readFile } from 'node:fs/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const MIGRATION = new URL('../../../db/migrations/0125-proved-and-composed-addresses.sql', import.meta.url);
const password = 'a kolam a day';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** An account whose address is kept as versions before 0125 kept it: as it was typed. */
async function typed(address: string, name: string): Promise<string> {
  const email = `${name}@example.in`;
  await product.visitor.post('/api/users', { name, email, password });
  await product.db.updateTable('account').set({ email: address }).where('email', '=', email).execute();
  return name;
}

async function signIn(email: string): Promise<unknown> {
  const { body } = await product.visitor.post('/api/auth', { email, password });
  const answer = await product.app.inject({
    url: '/api/auth',
    headers: { 'x-auth-token': String(body['token']) },
  });
  return answer.json<{ name?: string }>().name;
}

test('who registered with accents as characters of their own signs in again, and of twins each keeps their account', async () => {
  const rene = await typed('Rene\u0301@example.in', 'rene');
  expect(await signIn('ren\u00e9@example.in')).toBeUndefined();
  await typed('zoe\u0308@example.in', 'zoe-decomposed');
  const zoe = await typed('zo\u00eb@example.in', 'zoe-composed');
  const twice = await typed('o\u0323\u0302@example.in', 'twice');
  await typed('o\u0302\u0323@example.in', 'in-another-order');

  await sql.raw(await readFile(MIGRATION, 'utf8')).execute(product.db);
  expect(await signIn('ren\u00e9@example.in')).toBe(rene);
  expect(await signIn('RENE\u0301@example.in')).toBe(rene);
  expect(await signIn('zo\u00eb@example.in')).toBe(zoe);
  expect(await signIn('\u1ed9@example.in')).toBe(twice);
  expect(await product.db.selectFrom('account').select('id').execute()).toHaveLength(5);
});
