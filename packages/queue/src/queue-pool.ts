import { openPool } from '@abhyas/postgres/pool';
import type { Pool } from 'pg';

import { SESSION_SETTINGS } from './session-settings.ts';

const CONNECT_TIMEOUT_MS = 3000;
const QUERY_TIMEOUT_MS = 10_000;

/** Connections to the queue's database. */
export function queuePool(url: string, max: number): Pool {
  return openPool({
    connectionString: url,
    options: SESSION_SETTINGS,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  });
}
