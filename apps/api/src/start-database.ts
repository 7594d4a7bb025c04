import { join } from 'node:path';

import type { FastifyBaseLogger } from 'fastify';

import type { Config } from './config.ts';
import { ensureDatabase } from './platform/postgres/ensure-database.ts';
import { migrate } from './platform/postgres/migrate.ts';
import { startPostgres } from './platform/postgres/start-postgres.ts';

const MAIN = 'abhyas';

/** The databases of a running product. */
export type RunningDatabase = {
  readonly mainUrl: string;
  stop(): Promise<void>;
};

/** Starts the embedded PostgreSQL unless a server is given, and brings its databases up to date. */
export async function startDatabase(config: Config, log: FastifyBaseLogger): Promise<RunningDatabase> {
  const database = config.databaseUrl ? given(config.databaseUrl) : await embedded(config, log);
  const applied = await migrate(database.mainUrl);
  if (applied.length > 0) log.info({ migrations: applied }, 'database brought up to date');
  return database;
}

function given(mainUrl: string): RunningDatabase {
  return { mainUrl, stop: () => Promise.resolve() };
}

async function embedded(config: Config, log: FastifyBaseLogger): Promise<RunningDatabase> {
  const postgres = await startPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    onEvent: (event) => log.info(event),
    onGivenUp: (error) => {
      log.fatal({ err: error }, 'the database does not stay up');
      process.exit(1);
    },
  });
  const owner = { role: MAIN, password: postgres.password(MAIN) };
  await ensureDatabase({ adminUrl: postgres.url('postgres'), database: MAIN, owner });
  return { mainUrl: postgres.url(MAIN, MAIN), stop: () => postgres.stop() };
}
