import { readFile } from 'node:fs/promises';

import type { Product } from '../../scripts/testing/product.ts';

/** Linux counts in hundredths of a second (USER_HZ) on every machine we know. */
const MS_PER_TICK = 10;

/** Milliseconds of processor that parts of a product have used since they started. */
export type ProcessorTime = { readonly api: number; readonly database: number };

/** What a machine of any speed and any neighbours agrees on, unlike times on the clock. */
export async function processorTime(product: Product): Promise<ProcessorTime> {
  const used = { api: 0, database: 0 };
  for (const pid of await product.tree()) {
    const part = partOf(await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''));
    if (part) used[part] += await msOf(pid, part);
  }
  return used;
}

function partOf(commandLine: string): keyof ProcessorTime | undefined {
  if (commandLine.includes('postgres')) return 'database';
  return commandLine.includes('apps/api/src/main.ts') ? 'api' : undefined;
}

/** The database's time holds that of its processes that have ended; the API's children are the database. */
async function msOf(pid: number, part: keyof ProcessorTime): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, ofChildrenUser, ofChildrenSystem] = fields.slice(11, 15).map(Number);
  const own = (user ?? 0) + (system ?? 0);
  const ended = part === 'database' ? (ofChildrenUser ?? 0) + (ofChildrenSystem ?? 0) : 0;
  return (own + ended) * MS_PER_TICK;
}
