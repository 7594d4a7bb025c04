import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../start.mjs', import.meta.url));
/** A Ctrl-C under npm comes twice: from the terminal, then from npm. */
const NPM_PASSES_ON_AFTER_MS = 20;
const READY = /Abhyas runs at (\S+)/;

export type Product = {
  readonly address: string;
  /** Every process of the product: the start script, API, runner, PostgreSQL and what they have started. */
  tree(): Promise<readonly number[]>;
  /** As Ctrl-C does. Resolves with the exit code. */
  stop(): Promise<number | null>;
  /** kill -9 of every process at once. */
  killTree(): Promise<void>;
  said(): string;
};

type Settings = Readonly<Record<string, string>>;

/** `npm start` on a free port, which it keeps over restarts of its parts, until it says that it runs. */
export async function startProduct(settings: Settings): Promise<Product> {
  const { child, said } = launch({ PORT: String(await freePort()), ...settings });
  const address = await new Promise<string>((resolve, reject) => {
    const look = (): void => {
      const found = READY.exec(said())?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', look);
    child.once('exit', () => reject(new Error(`The product did not start:\n${said()}`)));
  });
  const pid = child.pid ?? 0;
  return {
    address,
    said,
    tree: () => processTree(pid),
    stop: async () => {
      child.kill('SIGINT');
      await delay(NPM_PASSES_ON_AFTER_MS);
      child.kill('SIGINT');
      return ended(child);
    },
    killTree: async () => {
      for (const member of await processTree(pid)) killHard(member);
      await ended(child);
    },
  };
}

/** `npm start` that is expected to give up: its exit code and what it said. */
export async function startInVain(settings: Settings): Promise<{ code: number | null; said: string }> {
  const { child, said } = launch(settings);
  const code = await ended(child);
  return { code, said: said() };
}

function launch(settings: Settings): { child: ChildProcess; said: () => string } {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [START], {
    env: { PATH, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  return { child, said: () => said };
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  return child.exitCode;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/** A process and all its descendants. */
export async function processTree(root: number): Promise<readonly number[]> {
  const children = new Map<number, number[]>();
  for (const name of await readdir('/proc')) {
    const pid = Number(name);
    if (Number.isNaN(pid)) continue;
    const parent = await parentOf(pid);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** The fourth field of /proc/<pid>/stat; the second, the name, may hold anything but ends with `)`. */
async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? -1);
}

export function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was faster.
  }
}

/** Those of the processes that still run; a zombie does not. */
export async function stillRunning(pids: readonly number[]): Promise<readonly number[]> {
  const found: number[] = [];
  for (const pid of pids) {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (commandLine !== '') found.push(pid);
  }
  return found;
}
