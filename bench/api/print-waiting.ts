import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { startProduct } from '../../scripts/testing/product.ts';
import { scheduled, type Ask } from '../../scripts/testing/open-loop.ts';
import { processorTime } from './processor-time.ts';
import { openSchool, type School } from './school.ts';

/** The API lets one account wait on few devices at once. */
const DEVICES_EACH = 4;
/** Until all calls have come. */
const ARRIVING_MS = 10_000;
const PARTS = ['c', 'cpp', 'java', 'py', 'inputs'] as const;

type Waiting = { readonly devices: number; readonly seconds: number };

/** What it costs the processor that so many devices, on which nobody types, wait for what is typed elsewhere. */
export async function printWaiting({ devices, seconds }: Waiting): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'abhyas-bench-'));
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  try {
    const school = await openSchool(product.address, Math.ceil(devices / DEVICES_EACH));
    const measured = async (): Promise<{ api: number; database: number }> => {
      const before = await processorTime(product);
      await sleep(seconds * 1000);
      const after = await processorTime(product);
      return { api: after.api - before.api, database: after.database - before.database };
    };
    const idle = await measured();
    const due = Array.from({ length: devices }, (_, number) => {
      return { dueMs: (number / devices) * ARRIVING_MS, ask: () => waiting(school, number, seconds) };
    });
    const answered = scheduled(product.address, due);
    await sleep(ARRIVING_MS + 1000);
    const busy = await measured();
    const timings = await answered;
    const failed = timings.filter(({ status }) => status !== 200).length;
    const cores = (of: 'api' | 'database'): string => ((busy[of] - idle[of]) / seconds / 1000).toFixed(3);
    process.stdout.write(
      `${devices} devices wait, load average ${loadavg()[0]?.toFixed(1)}: API ${cores('api')} cores, ` +
        `database ${cores('database')} cores more than idle; ${failed} calls failed\n`,
    );
    return failed === 0;
  } finally {
    await product.killTree();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  }
}

/** One device with a problem open, which waits until the measurement is over. */
function waiting({ learners, problemId }: School, number: number, seconds: number): Ask {
  const texts = PARTS.map((part) => ({ assetId: problemId, part, version: 1_000_000 }));
  const body = { texts, waitMs: Math.min(45_000, ARRIVING_MS + (seconds + 3) * 1000) };
  const { token = '' } = learners[number % learners.length] ?? {};
  return { method: 'POST', path: '/api/practice/newer-texts', token, body };
}
