import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { archiveSettings } from './archive.ts';
import type { Cluster } from './cluster.ts';
import { dieWithParent } from './die-with-parent.ts';
import { StartFailure } from '../start-failure.ts';

const POLL_MS = 10;
const LOG_LIMIT_BYTES = 5_000_000;
/** Crash recovery after a kill -9 replays the log first; far longer than any we have seen (0.2 s). */
const READY_TIMEOUT_MS = 120_000;
const FAST_STOP_MS = 10_000;

export type Postmaster = {
  readonly port: number;
  /** Resolves when the server has ended, for whatever reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
};

export type PostmasterOptions = {
  readonly cluster: Cluster;
  readonly port: number;
  /** Only for tests that throw their database away: commits do not wait for the disk. */
  readonly throwaway: boolean;
  /** Where the log is archived. */
  readonly backupDir?: string | undefined;
};

/** The port was taken between our choosing it and the server's binding it. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

/**
 * Starts the server on 127.0.0.1 and waits until it takes connections.
 * @throws PortTaken, or StartFailure with the server's own words
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { cluster, port } = options;
  await rotateLog(cluster.logFile);
  const log = await open(cluster.logFile, 'a', 0o600);
  const logStart = (await log.stat()).size;
  const { child, ended } = await launch(options, log.fd);
  await log.close();
  const ready = await Promise.race([ended.then(() => false), untilReady(cluster, child)]);
  if (!ready) {
    await end(child, ended);
    throw await startFailure(cluster.logFile, logStart);
  }
  return { port, ended, stop: () => end(child, ended) };
}

type Launched = { readonly child: ChildProcess; readonly ended: Promise<void> };

async function launch(
  { cluster, port, throwaway, backupDir }: PostmasterOptions,
  logFd: number,
): Promise<Launched> {
  const settings = {
    cluster_name: cluster.name,
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    ...(backupDir !== undefined && archiveSettings(backupDir)),
    ...(throwaway && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const server = [
    join(cluster.binaries, 'bin/postgres'),
    '-D',
    '/proc/self/cwd',
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const { program, args } = await dieWithParent('INT', server);
  const child = spawn(program, args, {
    cwd: cluster.folder,
    // A session of its own: Ctrl-C at the terminal reaches us, and we stop the server last.
    detached: true,
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' },
    stdio: ['ignore', logFd, logFd],
    ...(cluster.uid !== undefined && { uid: cluster.uid, gid: cluster.uid }),
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return { child, ended };
}

/** The eighth line of postmaster.pid is the server's state (PostgreSQL's miscadmin.h, PM_STATUS_READY). */
async function untilReady(cluster: Cluster, child: ChildProcess): Promise<boolean> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const text = await readFile(join(cluster.folder, 'postmaster.pid'), 'utf8').catch(() => '');
    const lines = text.split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
    await delay(POLL_MS);
  }
  return false;
}

/** Fast shutdown, then the immediate one, whose rest the next start replays. */
async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), FAST_STOP_MS);
  await ended;
  clearTimeout(timer);
}

/** Clients that come too early are told so in the same words as what goes wrong. */
const ANSWER_TO_CLIENT = /^the database system is|^password authentication/;

async function startFailure(logFile: string, logStart: number): Promise<Error> {
  const log = (await readFile(logFile)).subarray(logStart).toString('utf8');
  if (/could not bind .* address/i.test(log)) return new PortTaken(log);
  const reasons = [...log.matchAll(/(?:FATAL|PANIC|error):\s*(.*)/g)].map(([, reason]) => reason);
  const reason = reasons.find((words) => !ANSWER_TO_CLIENT.test(words ?? '')) ?? 'it ended without a word';
  return new StartFailure(`PostgreSQL did not start: ${reason}. Its whole log is in ${logFile}.`);
}

async function rotateLog(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_LIMIT_BYTES) await rename(logFile, `${logFile}.old`);
}
