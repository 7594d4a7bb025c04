import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { healthSchedule } from './health.service.ts';

let product: TestProduct;
let teacher: Awaited<ReturnType<TestProduct['signInStaff']>>;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
});
afterAll(() => product.close());

type Series = { figure: string; now: number; points: { value: number }[] };

async function figure(name: string): Promise<Series | undefined> {
  const { body } = await teacher.get('/api/admin/health?hours=3');
  return (body['series'] as Series[]).find((series) => series.figure === name);
}

test('a figure tells how it is now, and its samples how it was', async () => {
  await product.doJobs();
  expect(await figure('mailsWaiting')).toMatchObject({ now: 0, points: [] });
  await product.learner();
  expect(await figure('mailsWaiting')).toMatchObject({ now: 1 });
  await healthSchedule(product).run();
  await product.doJobs();
  expect(await figure('mailsWaiting')).toMatchObject({ now: 0, points: [{ value: 1 }] });
  expect(await figure('runners')).toMatchObject({ now: 0, points: [{ value: 0 }] });
});

test('a request that fails through our fault is told by route and cause, without what it carried', async () => {
  await product.db.schema.alterTable('settings').renameTo('settings_gone').execute();
  const learner = await product.learner();
  const { status } = await learner.get('/api/settings/getsettings');
  await product.db.schema.alterTable('settings_gone').renameTo('settings').execute();
  expect(status).toBe(500);
  await expect
    .poll(async () => (await teacher.get('/api/admin/health')).body['failures'])
    .toMatchObject([{ kind: 'request', count: 1 }]);
  const { text } = await teacher.get('/api/admin/health');
  expect(text).toContain('GET /api/settings/getsettings');
  expect(text).not.toContain(learner.token);
});

test('work in the background that was given up is told', async () => {
  await sql`select graphile_worker.add_job('auth.send-mail', '{}'::json, max_attempts := 1)`.execute(
    product.db,
  );
  await product.doJobs();
  expect((await figure('jobsGivenUp'))?.now).toBe(1);
});

test('says that no backups are made where none are', async () => {
  const { body } = await teacher.get('/api/admin/health');
  expect(body['backups']).toEqual({ state: 'off' });
});
