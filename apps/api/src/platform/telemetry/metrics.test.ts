import { expect, test } from 'vitest';

import { startTestProduct } from '../../testing/test-product.ts';

test('PLATFORM-6: metrics are served on a port of their own, with requests by route and the depth of the queue', async () => {
  const product = await startTestProduct();
  await product.learner();
  const url = product.app.metricsAddress();
  const text = await (await fetch(url)).text();
  expect(text).toContain('abhyas_queue_waiting 0');
  expect(text).toContain('abhyas_queue_reachable 1');
  expect(text).toContain(
    'abhyas_http_request_seconds_count{method="POST",route="/api/users",status="200"} 1',
  );
  expect(text).toContain('abhyas_requests_under_way 0');
  expect(text).toContain('abhyas_requests_refused 0');
  expect(text).toContain('abhyas_jobs_due 1');
  expect(text).toContain('abhyas_jobs_failing 0');
  expect(text).toContain('abhyas_orders_open_old 0');
  expect(text).toContain('abhyas_mails_waiting 1');
  expect(text).toContain('abhyas_orders_paid_hour 0');
  expect(text).toMatch(/^abhyas_database_bytes [1-9]/m);
  expect(text).toMatch(/^abhyas_database_connections_most [1-9]/m);
  expect((await fetch(new URL('/', url))).status).toBe(404);
  await product.close();
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});
