import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { openLog } from '../platform/telemetry/log.ts';
import { canaryBundle } from '../testing/canary-release.ts';
import { newestKey } from '../testing/outbox.ts';
import { releaseWithPlans } from '../testing/test-plans.ts';
import { startTestProduct, type Person } from '../testing/test-product.ts';

const SECRET = 'wonderful-new-secret-42';
const CODE = 'print("my own code 4711")';

test('PAYMENTS-14: ASVS 14.2.1, 16.2.5: no password, token, key, signature, address or code is ever logged', async () => {
  const lines: string[] = [];
  const log = openLog('trace', { write: (line) => void lines.push(line) });
  const { plans } = releaseWithPlans;
  const content = { ...canaryBundle, release: { ...canaryBundle.release, plans } };
  const product = await startTestProduct(content, {}, { log });
  const { visitor } = product;
  const secrets = [SECRET, CODE, '4711', 'correct horse battery'];

  const learner = await product.learner();
  secrets.push(learner.token, learner.email);
  await product.doJobs();
  const confirmKey = await newestKey(product.dataDir, learner.email);
  await visitor.get(`/emailconfirmed?key=${confirmKey}`);
  await visitor.get(`/api/users/recoverymail?email=${encodeURIComponent(learner.email)}`);
  await product.doJobs();
  const recKey = await newestKey(product.dataDir, learner.email);
  expect(recKey).not.toBe('');
  secrets.push(confirmKey, recKey);
  await visitor.post('/api/auth', { email: learner.email, password: `${SECRET}-wrong` });
  await visitor.post('/api/users/changepassword', { recKey, email: learner.email, password: SECRET });
  const again = await visitor.post('/api/auth', { email: learner.email, password: SECRET });
  const token = String(again.body['token']);
  secrets.push(token);
  const me: Pick<Person, 'get' | 'post'> = {
    get: async (url) => ask(url),
    post: async (url, body) => ask(url, body ?? {}),
  };
  async function ask(url: string, payload?: object) {
    const answer = await product.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { 'x-auth-token': token },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, text: answer.body, body: JSON.parse(answer.body) };
  }
  expect((await me.get('/api/auth')).body).toMatchObject({ email: learner.email });
  await me.post('/api/auth/gsignin', { idToken: `${SECRET}.a.b` });
  await me.post('/api/content/updateproblem/basics-sum', { code: { py: CODE } });
  await me.post('/api/runner/execute', { code: CODE, language: 5, mode: 'run', assetId: 'basics-sum' });
  const order = await me.post('/api/payment/createorder', { type: 'plan1', state: '29' });
  const orderId = String(order.body['id']);
  const paid = await visitor.post('/sim/razorpay/checkout/pay', { order_id: orderId, outcome: 'success' });
  const signature = String(paid.body['razorpay_signature']);
  secrets.push(signature);
  const paymentId = String(paid.body['razorpay_payment_id']);
  const path = `/api/payment/capture/plan1/${paymentId}/200/${orderId}/${signature}/${learner.accountId}`;
  expect((await me.get(path)).status).toBe(200);
  // Faults are logged with more words than success.
  await me.post('/api/content/updateproblem/basics-sum', { code: { py: CODE, [CODE]: CODE }, base: SECRET });
  await me.get(`/api/payment/order/${SECRET}`);
  await product.db.destroy();
  expect((await me.post('/api/users/profile', { name: SECRET })).status).toBeGreaterThanOrEqual(500);
  await visitor.post('/api/users', { name: SECRET, email: `${SECRET}@example.in`, password: SECRET });
  await product.close();

  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(20);
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test('ASVS 16.4.1: what a learner sends cannot begin a log line of its own', async () => {
  const lines: string[] = [];
  const log = openLog('trace', { write: (line) => void lines.push(line) });
  const product = await startTestProduct(undefined, {}, { log });
  const forged = `{"level":60,"msg":"forged-${randomUUID()}"}`;
  await product.visitor.post('/api/users', {
    name: `a\r\n${forged}`,
    email: `x\n${forged}`,
    password: 'short',
  });
  await product.visitor.get(`/api/none%0d%0a${encodeURIComponent(forged)}`);
  await product.close();
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
    expect(line).not.toContain('forged-');
  }
});

test('ASVS 16.3.1 to 16.3.3: who signs in and who is refused is in the log, at the level that production has', async () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  const product = await startTestProduct(undefined, {}, { log });
  const learner = await product.learner();
  const signIn = { email: learner.email, password: SECRET };
  await product.visitor.post('/api/auth', signIn);
  await product.visitor.get('/api/content');
  await learner.get('/api/admin/health');
  for (let attempt = 0; attempt < 12; attempt += 1) await product.visitor.post('/api/auth', signIn);
  await product.close();
  const noted = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const find = (msg: string, route: string, status: number) =>
    noted.find((line) => line['msg'] === msg && line['route'] === route && line['status'] === status);
  expect(find('account', '/api/users', 200)).toMatchObject({ ip: '127.0.0.1', reqId: expect.any(String) });
  expect(find('refused', '/api/content', 401)).toMatchObject({ ip: '127.0.0.1' });
  expect(find('refused', '/api/admin/health', 403)).toBeDefined();
  expect(find('refused', '/api/auth', 429)).toBeDefined();
  expect(lines.join('')).not.toContain(learner.email);
});
