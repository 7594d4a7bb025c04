import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { ensureDatabase } from '@abhyas/postgres/ensure-database';
import { startPostgres } from '@abhyas/postgres/embedded/start-postgres';

/** The PostgreSQL of a site. */
export type DatabaseServer = {
  /** Address of a database, as a role that may do everything. */
  url(database: string): string;
  /** Its first process. */
  pid(): Promise<number>;
  stop(): Promise<void>;
};

/** As systemd's Restart=always: a server that gave up is started again until it is well. */
const AGAIN_AFTER_MS = 1000;

/** The PostgreSQL of npm, which is started again when it dies. */
export async function embeddedServer(folder: string): Promise<DatabaseServer> {
  const dataDir = join(folder, 'db');
  const stopping = new AbortController();
  const again = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sleep(AGAIN_AFTER_MS);
      const given = await postgres.stop().then(
        () => startPostgres({ dataDir, onGivenUp: () => void again() }),
        () => undefined,
      );
      if (given === undefined) continue;
      postgres = given;
      return;
    }
  };
  let postgres = await startPostgres({ dataDir, onGivenUp: () => void again() });
  await ensureDatabase({ adminUrl: postgres.url('postgres'), database: 'abhyas' });
  return {
    url: (database) => postgres.url(database),
    pid: async () => {
      const lockFile = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
      return Number(lockFile.split('\n', 1)[0]);
    },
    stop: () => {
      stopping.abort();
      return postgres.stop();
    },
  };
}
