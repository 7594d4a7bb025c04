/**
 * `npm run chaos [rounds]` or `npm run chaos -- F1 [rounds]` (API), F2 (runner), F3 (PostgreSQL): kills a running product under writes at random moments, sometimes all of it and
 * sometimes one process, and checks each time that every confirmed registration is still known.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { killHard, type Product, startProduct } from './testing/product.ts';
import { type Confirmed, forgotten, Writer } from './testing/writer.ts';

const DEFAULT_ROUNDS = 20;
const WRITING_MS = { least: 300, most: 3000 };
const RECOVERY_TIMEOUT_MS = 30_000;

/** What is killed, by what its command line holds; undefined is everything at once. */
const VICTIMS = [undefined, 'apps/api/src/main.ts', 'apps/runner/src/main.ts', '-D\0', 'postgres:'];

/** One fault of research/security.md's section 3 alone. */
const FAULTS: Readonly<Record<string, readonly (string | undefined)[]>> = {
  F1: [VICTIMS[1]],
  F2: [VICTIMS[2]],
  F3: [VICTIMS[3]],
};

const [first = '', second] = process.argv.slice(2);
const victims = FAULTS[first] ?? VICTIMS;
const asked = first in FAULTS ? second : first;
if (asked?.startsWith('F')) throw new Error(`docs/faults.md says where ${asked} is proved.`);
const rounds = Number(asked || DEFAULT_ROUNDS);
const dataDir = await mkdtemp(join(tmpdir(), 'abhyas-chaos-'));
const settings = { DATA_DIR: dataDir };
const everyone: Confirmed[] = [];
let product = await startProduct(settings);
let lost: readonly string[] = [];
try {
  for (let round = 1; round <= rounds && lost.length === 0; round += 1) {
    const victim = victims[round % victims.length];
    const writer = new Writer(product, `round-${round}`);
    await delay(WRITING_MS.least + Math.random() * (WRITING_MS.most - WRITING_MS.least));
    const startedAt = performance.now();
    if (victim === undefined) {
      await product.killTree();
      product = await startProduct(settings);
    } else {
      await killOne(product, victim);
    }
    await untilReady(product);
    everyone.push(...(await writer.stop()));
    lost = await forgotten(product, everyone);
    const recoveredMs = Math.round(performance.now() - startedAt);
    const what = victim?.replace('-D\0', 'postmaster') ?? 'everything';
    process.stdout.write(
      `round ${round}: killed ${what}, back and checked after ${recoveredMs} ms, ${everyone.length} confirmed, ${lost.length} lost\n`,
    );
  }
} finally {
  await product.killTree();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
}
process.exitCode = lost.length === 0 ? 0 : 1;

async function killOne(product: Product, victim: string): Promise<void> {
  for (const pid of await product.tree()) {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!commandLine.includes(victim)) continue;
    killHard(pid);
    return;
  }
}

async function untilReady({ address }: Product): Promise<void> {
  const deadline = performance.now() + RECOVERY_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const reply = await fetch(`${address}/readyz`).catch(() => undefined);
    if (reply?.ok === true) return;
    await delay(50);
  }
  throw new Error(`The product was not ready again within ${RECOVERY_TIMEOUT_MS} ms.`);
}
