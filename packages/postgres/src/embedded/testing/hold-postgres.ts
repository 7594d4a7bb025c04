/** Starts PostgreSQL in a process of its own, for tests that kill it: tells its address, then lives on. */
import { startPostgres } from '../start-postgres.ts';

const [dataDir = ''] = process.argv.slice(2);
const postgres = await startPostgres({ dataDir });
process.send?.({ url: postgres.url('postgres') });
setInterval(() => {}, 60_000);
