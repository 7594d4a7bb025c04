import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
const READY_WITHIN_MS = 300_000;

export type ProductWithWeb = { readonly address: string; readonly dataDir: string; stop(): Promise<void> };

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** The whole product as `npm start` runs it, web app included, on a data folder of its own. */
export async function startProductWithWeb(): Promise<ProductWithWeb> {
  const dataDir = await mkdtemp(join(tmpdir(), 'abhyas-bench-web-'));
  const port = await freePort();
  // eslint-disable-next-line node/no-process-env -- handed on to the product, which reads its settings there
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port) };
  const product = spawn(process.execPath, [START], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  const address = `http://127.0.0.1:${port}`;
  const until = performance.now() + READY_WITHIN_MS;
  while (!(await isReady(address))) {
    if (performance.now() > until || product.exitCode !== null) {
      product.kill('SIGTERM');
      throw new Error('the product does not start');
    }
    await sleep(500);
  }
  return {
    address,
    dataDir,
    stop: async () => {
      product.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
