import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { keySchedule } from './own-keys.service.ts';

type Staff = Awaited<ReturnType<TestProduct['signInStaff']>>;

let product: TestProduct;
let owner: Staff;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.signInStaff('owner');
});

afterAll(() => product.close());

const FORM = {
  name: 'Moodle of Surya College',
  issuer: 'https://moodle.surya.edu.in',
  clientId: 'q1w2e3',
  deploymentIds: [' 1 ', '2', '2'],
  authUrl: 'https://moodle.surya.edu.in/mod/lti/auth.php',
  tokenUrl: 'https://moodle.surya.edu.in/mod/lti/token.php',
  keysUrl: 'https://moodle.surya.edu.in/mod/lti/certs.php',
  mailDomains: ['Surya.edu.in', ''],
};

const save = (form: object, id: string = randomUUID()) => owner.post(`/api/admin/lti/platforms/${id}`, form);

test('LTI-1: owners register platforms, change and remove them, and read our addresses', async () => {
  const id = randomUUID();
  expect((await save(FORM, id)).status).toBe(200);
  expect((await save({ ...FORM, name: 'Moodle' }, id)).status).toBe(200);
  const { body } = await owner.get('/api/admin/lti/platforms');
  const kept = { id, name: 'Moodle', deploymentIds: ['1', '2'], mailDomains: ['surya.edu.in'], learners: 0 };
  expect(body).toMatchObject({
    platforms: [kept],
    addresses: {
      login: 'http://127.0.0.1:3000/lti/login',
      launch: 'http://127.0.0.1:3000/lti/launch',
      keys: 'http://127.0.0.1:3000/lti/keys',
    },
  });
  const twin = await save(FORM);
  expect([twin.status, twin.text.includes('lti.platform-taken')]).toEqual([409, true]);
  expect((await owner.post(`/api/admin/lti/platforms/${id}/remove`)).status).toBe(200);
  expect((await owner.get('/api/admin/lti/platforms')).body['platforms']).toEqual([]);
  const rows = await product.db.selectFrom('audit_entry').select('action').orderBy('id').execute();
  const [added, changed, removed] = ['added', 'changed', 'removed'].map((step) => `lti.platform-${step}`);
  expect(rows.map(({ action }) => action)).toEqual([added, changed, removed]);
});

test.for([
  ['name', ' '],
  ['issuer', ''],
  ['clientId', ''],
  ['deploymentIds', [' ']],
  ['authUrl', 'moodle'],
  ['tokenUrl', 'ftp://moodle.surya.edu.in/'],
  ['keysUrl', 'javascript:alert(1)'],
  ['mailDomains', ['asha@surya.edu.in']],
  ['mailDomains', ['*']],
] as const)('LTI-1: a platform whose %s is %j is refused, at that field', async ([field, value]) => {
  const { status, body } = await save({ ...FORM, [field]: value });
  expect(status).toBe(400);
  expect(body['errors']).toMatchObject([{ field }]);
});

type Key = { readonly kid: string };
async function published(): Promise<string[]> {
  const { body } = await product.visitor.get('/lti/keys');
  return (body['keys'] as Key[]).map(({ kid }) => kid);
}

test('LTI-11: there is one key, told without its private side; a new one is made after 180 days', async () => {
  const { body } = await product.visitor.get('/lti/keys');
  const [key] = body['keys'] as Record<string, string>[];
  expect(Object.keys(key ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  const { run } = keySchedule(product);
  await run();
  expect(await published()).toEqual([key?.['kid']]);
  await sql`update lti_key set made_at = now() - interval '181 days'`.execute(product.db);
  await run();
  await run();
  const keys = await published();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(key?.['kid']);
});
