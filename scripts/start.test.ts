import { once } from 'node:events';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { THOROUGH } from '@abhyas/queue/testing/thorough';
import { warmRunner } from '@abhyas/queue/testing/warm-runner';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { type Product, startInVain, startProduct, stillRunning } from './testing/product.ts';
import { writeSmallSchool } from './testing/small-school-folder.ts';
import { forgotten, Writer } from './testing/writer.ts';

/** One folder for all of them, as one installation has. The browser tests start with the whole school. */
let dataDir: string;
let contentDir: string;
/** What the test before has left running: the next need not start it. */
let left: Product | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'abhyas-start-'));
  contentDir = await writeSmallSchool(join(dataDir, 'school'));
  await warmRunner(dataDir);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await kill();
});

afterAll(async () => {
  await kill();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
});

const settings = () => ({ DATA_DIR: dataDir, CONTENT_DIR: contentDir });

async function running(): Promise<Product> {
  left ??= await startProduct(settings());
  return left;
}

async function kill(): Promise<void> {
  await left?.killTree();
  left = undefined;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('serves the app and is ready; Ctrl-C stops everything cleanly, also beside a request that never ends: nothing is left running', async () => {
  const product = await running();
  expect((await fetch(`${product.address}/healthz`)).status).toBe(200);
  expect(await (await fetch(product.address)).text()).toContain('<!doctype html>');
  const tree = await product.tree();
  expect(tree.length).toBeGreaterThan(3);
  const { port } = new URL(product.address);
  const half = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  half.write('POST /api/auth HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{');
  await once(half, 'connect');
  left = undefined;
  expect(await product.stop()).toBe(0);
  expect(product.said()).toContain('Abhyas has stopped.');
  expect(await stillRunning(tree)).toEqual([]);
  // Only a server that was stopped in order takes this away.
  await expect(access(join(dataDir, 'postgres/cluster/postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('kill -9 of the whole process tree under writes: the next start has every confirmed write', async () => {
  for (const round of THOROUGH ? ['first', 'second', 'third'] : ['first']) {
    const writer = new Writer(await running(), round);
    await pause(500 + Math.random() * 1500);
    await kill();
    const confirmed = await writer.stop();
    expect(confirmed.length).toBeGreaterThan(0);
    expect(await forgotten(await running(), confirmed)).toEqual([]);
  }
});

test('a second copy on the same folder is one clear sentence with the way out, and the first runs on', async () => {
  const product = await running();
  const { code, said } = await startInVain(settings());
  expect(code).toBe(1);
  expect(said).toMatch(
    /Another copy of Abhyas \(process \d+\) is using .*: stop it first, or give this one its own/,
  );
  expect(said).not.toContain('    at ');
  expect((await fetch(`${product.address}/healthz`)).status).toBe(200);
});

test('kill -9 of the start script alone: the rest stops by itself, and the next start works', async () => {
  const [script = 0, ...others] = await (await running()).tree();
  left = undefined;
  process.kill(script, 'SIGKILL');
  while ((await stillRunning(others)).length > 0) await pause(50);
  const next = await running();
  expect((await fetch(`${next.address}/healthz`)).status).toBe(200);
});

test('a busy port is one clear sentence with the way out', async () => {
  await kill();
  const squatter = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => squatter.once('listening', resolve));
  const address = squatter.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const { code, said } = await startInVain({ ...settings(), PORT: port });
  squatter.close();
  expect(code).toBe(1);
  expect(said).toContain(
    `Port ${port} on 127.0.0.1 is taken by another program: stop that one, or choose another port, for example PORT=3001 npm start.`,
  );
  expect(said).not.toContain('    at ');
});

test('an unwritable folder is one clear sentence with the way out', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  const { code, said } = await startInVain({ ...settings(), DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(said).toContain(
    `Abhyas cannot write to ${join(file, 'data')}: a file stands where a folder is needed.`,
  );
  expect(said).not.toContain('    at ');
});
