import { createHmac } from 'node:crypto';

import { closeDatabase } from '@abhyas/queue/queue-database';
import type { FastifyBaseLogger } from 'fastify';

import type { Config } from './config.ts';
import { installJobTables } from './platform/jobs/job-tables.ts';
import { ensureDatabase } from '@abhyas/postgres/ensure-database';
import { migrate } from '@abhyas/postgres/migrate';
import { MIGRATIONS } from './platform/database/migrations.ts';
import { runningPostgresUrl } from '@abhyas/postgres/embedded/running-postgres';
import { startPostgres } from '@abhyas/postgres/embedded/start-postgres';
import {
  prepareRunQueue,
  watchRunQueueLogins,
  type RunQueueUrls,
  type RunQueueSetup,
} from './platform/database/run-queue.ts';

const MAIN = 'abhyas';
const QUEUE = 'abhyas_queue';

/** The databases of a running product. */
export type RunningDatabase = {
  readonly mainUrl: string;
  readonly queueUrls: RunQueueUrls;
  stop(): Promise<void>;
};

/** Starts the embedded PostgreSQL unless a server is given, and brings its databases up to date. */
export async function startDatabase(config: Config, log: FastifyBaseLogger): Promise<RunningDatabase> {
  const database = config.databaseUrl
    ? await given(config, config.databaseUrl, log)
    : await embedded(config, log);
  const applied = await migrate(database.mainUrl, MIGRATIONS);
  await installJobTables(database.mainUrl);
  if (applied.length > 0) log.info({ migrations: applied }, 'database brought up to date');
  return database;
}

/** Address of the main database of a product that runs already, for the commands beside it. */
export async function runningDatabaseUrl({ databaseUrl, dataDir }: Config): Promise<string> {
  return databaseUrl ?? runningPostgresUrl(dataDir, MAIN, MAIN);
}

async function given(config: Config, mainUrl: string, log: FastifyBaseLogger): Promise<RunningDatabase> {
  if (config.queueDatabaseUrl === undefined) await ensureDatabase({ adminUrl: mainUrl, database: QUEUE });
  await closeDatabase(mainUrl);
  const queue = queueOfServer(config, mainUrl);
  const queueUrls = await prepareRunQueue(queue);
  const loginWatch = watchRunQueueLogins(queue, log);
  return { mainUrl, queueUrls, stop: () => Promise.resolve(loginWatch.stop()) };
}

/** The queue on a server of the operator's: its roles' passwords are made from the one that the operator chose. */
export function queueOfServer({ queueDatabaseUrl }: Config, mainUrl: string): RunQueueSetup {
  const adminUrl = queueDatabaseUrl ?? besides(mainUrl);
  const secret = decodeURIComponent(new URL(adminUrl).password);
  const password = (role: string) => createHmac('sha256', secret).update(`role:${role}`).digest('base64url');
  return { adminUrl, password };
}

function besides(mainUrl: string): string {
  const url = new URL(mainUrl);
  url.pathname = `/${QUEUE}`;
  return url.href;
}

async function embedded(config: Config, log: FastifyBaseLogger): Promise<RunningDatabase> {
  const postgres = await startPostgres({
    dataDir: config.dataDir,
    backupDir: config.backupDir,
    onEvent: (event) => log.info(event),
    onGivenUp: (error) => {
      log.fatal({ err: error }, 'the database does not stay up');
      process.exit(1);
    },
  });
  const owner = { role: MAIN, password: postgres.password(MAIN) };
  await ensureDatabase({ adminUrl: postgres.url('postgres'), database: MAIN, owner });
  await ensureDatabase({ adminUrl: postgres.url('postgres'), database: QUEUE });
  await Promise.all(['postgres', MAIN].map((name) => closeDatabase(postgres.url(name))));
  const queue = { adminUrl: postgres.url(QUEUE), password: (role: string) => postgres.password(role) };
  const queueUrls = await prepareRunQueue(queue);
  const loginWatch = watchRunQueueLogins(queue, log);
  const stop = () => {
    loginWatch.stop();
    return postgres.stop();
  };
  return { mainUrl: postgres.url(MAIN, MAIN), queueUrls, stop };
}
