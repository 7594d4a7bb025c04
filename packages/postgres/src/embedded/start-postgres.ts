import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { prepareArchive } from './archive.ts';
import { type Cluster, openCluster, SUPERUSER } from './cluster.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { type Postmaster, type PostmasterOptions, PortTaken, startPostmaster } from './postmaster.ts';
import { rolePassword } from './role-password.ts';
import { clearOldServer } from './server-processes.ts';
import { folderFailure, StartFailure } from '../start-failure.ts';

/** How often a port may be taken under our hands before we give up. */
const PORT_ATTEMPTS = 5;
/** A server that dies this often within the window will not get well by itself. */
const RESTARTS = { most: 10, withinMs: 60_000, pauseMs: 200 } as const;

export type PostgresOptions = {
  /** Holds the database and its password; one process at a time may use it. */
  readonly dataDir: string;
  /** Taken when free; otherwise, and by default, the port of last time, else any free one. */
  readonly port?: number;
  /** Where the log is archived as it grows; undefined: nowhere. */
  readonly backupDir?: string | undefined;
  /** Only for tests: commits do not wait for the disk. */
  readonly throwaway?: boolean;
  /** Is told, in words for the log, what happens to the server. */
  readonly onEvent?: (event: string) => void;
  /** The server died too often. Whoever needs it should end with this error. */
  readonly onGivenUp?: (error: Error) => void;
};

export type Postgres = {
  /** Address of a database, with a password in it: never log it. Without a role it is the superuser's. */
  url(database: string, role?: string): string;
  /** The password meant for a role: the same at every start, different for each role. */
  password(role: string): string;
  /** True when the server of a killed process was still running and was taken over. */
  readonly tookOver: boolean;
  stop(): Promise<void>;
};

/**
 * Starts the embedded PostgreSQL and keeps it running: on 127.0.0.1, with password authentication
 * (scram-sha-256), durable commits, UTF-8. Recovers by itself from any kill -9, of ours or of its own
 * processes; restarts a server that dies. When this process dies, the server stops too.
 * @throws StartFailure with the sentence for the person at the terminal
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const dataDir = await prepareFolder(options.dataDir);
  const unlock = await lockDataDir(dataDir);
  try {
    const cluster = await openCluster(dataDir);
    if (options.backupDir !== undefined) await prepareArchive(options.backupDir, cluster.uid);
    const tookOver = await clearOldServer(cluster);
    const supervisor = await supervise(cluster, options);
    return {
      url: (database, role = SUPERUSER) =>
        `postgres://${role}:${rolePassword(cluster.password, role)}@127.0.0.1:${supervisor.port()}/${database}`,
      password: (role) => rolePassword(cluster.password, role),
      tookOver,
      stop: async () => {
        await supervisor.stop();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function prepareFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    return await realpath(dataDir);
  } catch (error) {
    throw folderFailure(dataDir, error);
  }
}

type Supervisor = { port(): number; stop(): Promise<void> };

async function supervise(cluster: Cluster, options: PostgresOptions): Promise<Supervisor> {
  const { onEvent = () => {}, onGivenUp = () => {}, throwaway = false, backupDir } = options;
  const kind = { throwaway, backupDir };
  let stopping = false;
  let deaths: number[] = [];
  let server = await startOnFreePort(cluster, { wanted: options.port, kind });

  const noteDeath = (cause?: unknown): void => {
    const now = performance.now();
    deaths = [...deaths.filter((at) => now - at < RESTARTS.withinMs), now];
    if (deaths.length > RESTARTS.most) throw new StartFailure(givenUp(cluster), { cause });
  };
  /** Killed again while it starts, or its port taken for a moment: each attempt counts as a death. */
  const startAgain = async (): Promise<Postmaster> => {
    for (;;) {
      await delay(RESTARTS.pauseMs);
      await clearOldServer(cluster);
      try {
        return await startPostmaster({ cluster, port: server.port, ...kind });
      } catch (error) {
        noteDeath(error);
      }
    }
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      await server.ended;
      if (stopping) return;
      noteDeath();
      onEvent('PostgreSQL ended unexpectedly and is being started again');
      server = await startAgain();
      if (stopping) return;
      onEvent('PostgreSQL runs again');
    }
  };
  const watching = watch().catch((error: unknown) => {
    if (!stopping) onGivenUp(error instanceof Error ? error : new Error(String(error)));
  });

  return {
    port: () => server.port,
    stop: async () => {
      stopping = true;
      await server.stop();
      await watching;
      await server.stop();
    },
  };
}

function givenUp(cluster: Cluster): string {
  return `PostgreSQL ended ${RESTARTS.most} times within a minute: its log in ${cluster.logFile} says why.`;
}

type PortRequest = {
  readonly wanted: number | undefined;
  readonly kind: Pick<PostmasterOptions, 'throwaway' | 'backupDir'>;
};

/** Clients keep their address over a restart: the port of last time is tried first. */
async function startOnFreePort(cluster: Cluster, { wanted, kind }: PortRequest): Promise<Postmaster> {
  const last = Number.parseInt(await readFile(cluster.portFile, 'utf8').catch(() => ''), 10);
  let port = await freePort(wanted ?? (Number.isNaN(last) ? 0 : last));
  for (let attempt = 1; ; attempt += 1) {
    try {
      const server = await startPostmaster({ cluster, port, ...kind });
      await writeFile(cluster.portFile, `${port}\n`);
      return server;
    } catch (error) {
      if (!(error instanceof PortTaken) || attempt === PORT_ATTEMPTS) throw error;
      port = await freePort(0);
    }
  }
}

/** `wanted` when nobody listens there, otherwise a port the system picks. */
async function freePort(wanted: number): Promise<number> {
  const server = createServer();
  const port = await new Promise<number | undefined>((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen({ port: wanted, host: '127.0.0.1' }, () => {
      const address = server.address();
      resolve(typeof address === 'object' ? address?.port : undefined);
    });
  });
  await new Promise((resolve) => server.close(resolve));
  if (port !== undefined) return port;
  if (wanted === 0) throw new StartFailure('This machine has no free port on 127.0.0.1 for PostgreSQL.');
  return freePort(0);
}
