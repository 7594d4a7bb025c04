import { readConfig } from './config.ts';
import { runQueueUrls } from './platform/database/run-queue.ts';
import { queueOfServer } from './start-database.ts';

/** `npm run runner:join`: prints the one command by which a further host joins the run queue. */
const config = readConfig();
if (config.databaseUrl === undefined) {
  process.stderr.write(
    'The embedded database serves this machine only. Set DATABASE_URL to a PostgreSQL server that the runner hosts reach.\n',
  );
  process.exitCode = 1;
} else {
  const { runner } = runQueueUrls(queueOfServer(config, config.databaseUrl));
  process.stdout.write(`QUEUE_DATABASE_URL='${runner}' npm run runner\n`);
}
