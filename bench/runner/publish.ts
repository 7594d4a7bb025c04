import { setTimeout as sleep } from 'node:timers/promises';

import type { ReleaseBundle } from '@abhyas/content/release';

import { openDatabase } from '../../apps/api/src/platform/database/database.ts';
import { publishRelease } from '../../apps/api/src/platform/content/release-store.ts';
import { BENCH_PROBLEM } from '../../scripts/testing/bench-release.ts';
import { register } from './learners.ts';
import type { Product } from './product.ts';

const POLL_MS = 50;

/** Publishes content and waits until the API serves it. */
export async function publish(product: Product, bundle: ReleaseBundle): Promise<void> {
  const db = openDatabase(await product.databaseUrl(), () => {});
  await publishRelease(db, bundle);
  await db.destroy();
  const { token } = await register(product.address);
  const url = new URL(`/api/content/getproblem/${BENCH_PROBLEM}`, product.address);
  const served = async (): Promise<boolean> =>
    (await fetch(url, { method: 'POST', headers: { 'x-auth-token': token } })).status === 200;
  while (!(await served())) await sleep(POLL_MS);
}
