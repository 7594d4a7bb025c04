import { once } from 'node:events';
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { smallSchool } from '@abhyas/content/testing/small-school';
import { THOROUGH } from '@abhyas/queue/testing/thorough';
import { warmRunner } from '@abhyas/queue/testing/warm-runner';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { type Product, startInVain, startProduct, stillRunning } from './testing/product.ts';
import { forgotten, Writer } from './testing/writer.ts';

/** One folder for all of them, as one installation has. The browser tests start with the whole school. */
let dataDir: string;
let contentDir: string;
const products: Product[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'abhyas-start-'));
  contentDir = join(dataDir, 'school');
  for (const [path, text] of Object.entries(smallSchool())) {
    await mkdir(dirname(join(contentDir, path)), { recursive: true });
    await writeFile(join(contentDir, path), text);
  }
  await warmRunner(dataDir);
});

afterEach(async () => {
  for (const product of products.splice(0)) await product.killTree();
});

afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 }));

async function start(): Promise<Product> {
  const product = await startProduct({ DATA_DIR: dataDir, CONTENT_DIR: contentDir });
  products.push(product);
  return product;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('serves the app, is ready, and Ctrl-C stops everything cleanly: nothing is left running', async () => {
  const product = await start();
  expect((await fetch(`${product.address}/healthz`)).status).toBe(200);
  expect(await (await fetch(product.address)).text()).toContain('<!doctype html>');
  const tree = await product.tree();
  expect(tree.length).toBeGreaterThan(3);
  expect(await product.stop()).toBe(0);
  expect(product.said()).toContain('Abhyas has stopped.');
  expect(await stillRunning(tree)).toEqual([]);
});

test('kill -9 of the whole process tree under writes: the next start has every confirmed write', async () => {
  for (const round of THOROUGH ? ['first', 'second', 'third'] : ['first']) {
    const product = await start();
    const writer = new Writer(product, round);
    await pause(500 + Math.random() * 1500);
    await product.killTree();
    const confirmed = await writer.stop();
    expect(confirmed.length).toBeGreaterThan(0);
    const next = await start();
    expect(await forgotten(next, confirmed)).toEqual([]);
    await next.stop();
  }
});

test('kill -9 of the start script alone: the rest stops by itself, and the next start works', async () => {
  const product = await start();
  const [script = 0, ...others] = await product.tree();
  process.kill(script, 'SIGKILL');
  while ((await stillRunning(others)).length > 0) await pause(50);
  const next = await start();
  expect((await fetch(`${next.address}/healthz`)).status).toBe(200);
});

test('a second copy on the same folder is one clear sentence with the way out; the first runs on, and no request that never ends keeps it from a clean stop', async () => {
  const product = await start();
  const { code, said } = await startInVain({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(said).toMatch(
    /Another copy of Abhyas \(process \d+\) is using .*: stop it first, or give this one its own/,
  );
  expect(said).not.toContain('    at ');
  expect((await fetch(`${product.address}/healthz`)).status).toBe(200);
  const { port } = new URL(product.address);
  const half = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  half.write('POST /api/auth HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{');
  await once(half, 'connect');
  expect(await product.stop()).toBe(0);
  // Only a server that was stopped in order takes this away.
  await expect(access(join(dataDir, 'postgres/cluster/postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('a busy port is one clear sentence with the way out', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => squatter.once('listening', resolve));
  const address = squatter.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const { code, said } = await startInVain({ DATA_DIR: dataDir, PORT: port });
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
  const { code, said } = await startInVain({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(said).toContain(
    `Abhyas cannot write to ${join(file, 'data')}: a file stands where a folder is needed.`,
  );
  expect(said).not.toContain('    at ');
});
