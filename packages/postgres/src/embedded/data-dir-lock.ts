import { stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import process from 'node:process';

import { errorCode } from '../error-code.ts';
import { StartFailure } from '../start-failure.ts';

const ANSWER_TIMEOUT_MS = 1000;

/**
 * Makes sure that one process at a time uses a data folder. The lock is an abstract Unix socket named
 * after the folder: Linux frees it the moment its holder dies, so it can never be stale, and a holder
 * that is asked tells its process id.
 * @returns a function that gives the folder free
 * @throws StartFailure when another process holds it
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const { dev, ino } = await stat(dataDir);
  const path = `\0abhyas-${dev}-${ino}`;
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(String(process.pid));
  });
  const held = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error) => (errorCode(error) === 'EADDRINUSE' ? resolve(true) : reject(error)));
    server.listen({ path }, () => resolve(false));
  });
  if (held) {
    const holder = await askHolder(path);
    throw new StartFailure(
      `Another copy of Abhyas${holder === '' ? '' : ` (process ${holder})`} is using ${dataDir}: stop it first, or give this one its own folder and port, for example DATA_DIR=.data-2 PORT=3001 npm start.`,
    );
  }
  server.unref();
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
}

function askHolder(path: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ path });
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(/^\d+$/.test(answer) ? answer : ''));
  });
}
