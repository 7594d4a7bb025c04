import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** Statuses of so many requests for a recovery mail, which answer alike for every address. */
async function statuses(remoteAddress: string, count: number): Promise<number[]> {
  const answers: number[] = [];
  for (let asked = 0; asked < count; asked += 1) {
    const url = '/api/users/recoverymail?email=nobody@example.in';
    const { statusCode } = await product.app.inject({ method: 'GET', url, remoteAddress });
    answers.push(statusCode);
  }
  return answers;
}

const refusals = (answers: readonly number[]) => answers.filter((status) => status === 429).length;

describe('PLATFORM-3: limits per IP address are a coarse ceiling', () => {
  test('what comes straight from loopback is not counted', async () => {
    expect(refusals(await statuses('127.0.0.1', 310))).toBe(0);
  });

  test('from one address 300 an hour are served, and the refusal says when to come again', async () => {
    expect(refusals(await statuses('203.0.113.7', 300))).toBe(0);
    const url = '/api/users/recoverymail?email=nobody@example.in';
    const refused = await product.app.inject({ method: 'GET', url, remoteAddress: '203.0.113.7' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(refused.json()).toMatchObject({ errors: [{ code: 'frame.too-many' }] });
  });

  test('another address is served meanwhile; one /64 of IPv6 counts as one', async () => {
    expect(refusals(await statuses('203.0.113.8', 1))).toBe(0);
    expect(refusals(await statuses('2001:db8:1:2::1', 300))).toBe(0);
    expect(refusals(await statuses('2001:db8:1:2:3::9', 1))).toBe(1);
    expect(refusals(await statuses('2001:db8:1:3::1', 1))).toBe(0);
  });

  test('a forwarding header of a stranger is not believed', async () => {
    const url = '/api/users/recoverymail?email=nobody@example.in';
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    const { statusCode } = await product.app.inject({
      method: 'GET',
      url,
      headers,
      remoteAddress: '203.0.113.7',
    });
    expect(statusCode).toBe(429);
  });
});
