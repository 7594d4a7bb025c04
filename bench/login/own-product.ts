import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url));

export type OwnProduct = { readonly address: string; stop(): Promise<void> };

/** The real API with its real database, as a process of its own on an empty data folder. */
export async function startOwnProduct(): Promise<OwnProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'abhyas-bench-'));
  const child = fork(MAIN, {
    // eslint-disable-next-line node/no-process-env -- handed on to the API, which reads its settings there
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the API ended with code ${code}`)));
    child.on('message', (message: { type?: string; address?: string }) => {
      if (message.type === 'ready' && message.address) resolve(message.address);
    });
  });
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
