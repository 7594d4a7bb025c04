import { afterAll, beforeAll, expect, test } from 'vitest';

import { startPaymentsHarness, type Buyer, type PaymentsHarness } from './payments-harness.ts';

let shop: PaymentsHarness;
beforeAll(async () => {
  shop = await startPaymentsHarness();
  await shop.behave({ webhooks: 'off' });
});
afterAll(() => shop.close());

const check = async (buyer: Buyer, orderId: unknown) =>
  (await buyer.post('/api/payment/checkorder', { orderId })).body['state'];

test('PAYMENTS-30: when the window was closed the provider is asked: nothing, declined, pending, paid', async () => {
  const buyer = await shop.learner();
  const { id } = await shop.order(buyer);
  expect(await check(buyer, id)).toBe('nothing');
  await shop.pay(id, 'failure');
  expect(await check(buyer, id)).toBe('nothing');
  await shop.pay(id, 'pending');
  expect(await check(buyer, id)).toBe('pending');
  await shop.pay(id, 'authorized');
  expect(await check(buyer, id)).toBe('paid');
  expect(await shop.counts(buyer.accountId)).toEqual({ grants: 1, invoices: 1, paid: 1 });
  expect(await check(buyer, id)).toBe('paid');
});

test('PAYMENTS-30: a provider that cannot be asked has not said that nothing was paid', async () => {
  const buyer = await shop.learner();
  const { id } = await shop.order(buyer);
  await shop.pay(id, 'success');
  await shop.behave({ mode: 'down' });
  expect(await check(buyer, id)).toBe('pending');
  await shop.behave({ mode: 'well' });
  expect(await check(buyer, id)).toBe('paid');
});

test('PAYMENTS-30: the order of another account is nobody else’s to ask about', async () => {
  const { id } = await shop.order(await shop.learner());
  const stranger = await shop.learner();
  expect((await stranger.post('/api/payment/checkorder', { orderId: id })).status).toBe(404);
});
