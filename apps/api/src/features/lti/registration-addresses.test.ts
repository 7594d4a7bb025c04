import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { readConfig } from '../../config.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { registrations } from './registration.routes.ts';

let product: TestProduct;
let app: FastifyInstance;

/** As in production: only servers on the internet are asked. */
beforeAll(async () => {
  product = await startTestProduct();
  app = Fastify();
  registrations(app, {
    db: product.db,
    config: { ...readConfig({ NODE_ENV: 'test' }), privateAddresses: false },
  });
});

afterAll(async () => {
  await app.close();
  await product.close();
});

async function answerFor(address: string): Promise<{ status: number; text: string }> {
  const owner = await product.signInStaff('owner');
  const { body } = await owner.post('/api/admin/lti/registrations');
  const query = new URLSearchParams({ openid_configuration: address, registration_token: 'secret' });
  const reply = await app.inject({ url: `${new URL(String(body['url'])).pathname}?${query.toString()}` });
  return { status: reply.statusCode, text: reply.body };
}

test.for([
  'http://moodle.surya.edu.in/openid-configuration',
  'https://127.0.0.1/openid-configuration',
  'https://[::1]/openid-configuration',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/',
  'https://root:root@moodle.surya.edu.in/',
  'file:///etc/passwd',
  'moodle',
])('LTI-15: a platform at %s is not asked', async (address) => {
  const { status, text } = await answerFor(address);
  expect([status, text.includes('is not in order')]).toEqual([400, true]);
});

test('LTI-15: a name that leads into our own network is answered like one that leads nowhere', async () => {
  const inside = await answerFor('https://localhost/openid-configuration');
  const nowhere = await answerFor('https://moodle.invalid/openid-configuration');
  expect(inside).toEqual(nowhere);
  expect(inside.status).toBe(503);
});
