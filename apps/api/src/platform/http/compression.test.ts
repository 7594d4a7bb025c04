import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let learner: Person;
beforeAll(async () => {
  product = await startTestProduct();
  learner = await product.learner();
});
afterAll(() => product.close());

const ask = (url: string, acceptEncoding?: string) =>
  product.app.inject({
    method: url.includes('getproblem') ? 'POST' : 'GET',
    url,
    headers: {
      'x-auth-token': learner.token,
      ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }),
    },
  });

describe('replies on a slow line', () => {
  test('a long one is compressed for who takes that, and differs by it for caches', async () => {
    await learner.post('/api/content/updateproblem/basics-sum', { code: { py: 'print(1)\n'.repeat(200) } });
    const plain = await ask('/api/content/getproblem/basics-sum');
    const packed = await ask('/api/content/getproblem/basics-sum', 'gzip, deflate, br, zstd');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toContain('accept-encoding');
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.json());
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
  });

  test('a short one goes as it is, and a kept one is compressed once', async () => {
    const short = await ask('/api/settings/getsettings', 'gzip');
    expect(short.headers['content-encoding']).toBeUndefined();
    const kept = await ask('/api/content/subtopic/basics', 'gzip');
    expect(JSON.parse(gunzipSync(kept.rawPayload).toString())).toMatchObject({ title: 'Module basics' });
  });

  test('a compressed request is not unpacked', async () => {
    const sent = await product.app.inject({
      method: 'POST',
      url: '/api/auth',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: Buffer.from('1f8b', 'hex'),
    });
    expect(sent.statusCode).toBe(400);
  });
});
