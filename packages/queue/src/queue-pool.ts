import { Pool, type PoolClient } from 'pg';

import { OWN_SETTINGS } from './own-settings.ts';

const CONNECT_TIMEOUT_MS = 3000;
const QUERY_TIMEOUT_MS = 10_000;

/** Connections to the queue's database. A connection that breaks is replaced; its caller sees the error. */
export function queuePool(url: string, max: number): Pool {
  const pool = new Pool({
    connectionString: url,
    options: OWN_SETTINGS,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    dropWhenSilent(client);
  });
  return pool;
}

const SILENCE = 'Query read timeout';

/**
 * Closes a connection on which a query got no answer in time: behind a dead host or a black hole it would hang for
 * a quarter of an hour, and the pool would hand it out again and again.
 */
export function dropWhenSilent(client: PoolClient): void {
  const ask = client.query.bind(client) as (...parts: unknown[]) => unknown;
  const watched = (...parts: unknown[]): unknown => {
    const answer = ask(...parts);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        // With an error the pool does not take it back; the socket goes without a goodbye that nobody would hear.
        if (error instanceof Error && error.message === SILENCE) socketOf(client)?.destroy();
      });
    }
    return answer;
  };
  Object.assign(client, { query: watched });
}

type Destroyable = { destroy(): void };

function socketOf(client: PoolClient): Destroyable | undefined {
  return (client as unknown as { readonly connection?: { readonly stream?: Destroyable } }).connection
    ?.stream;
}
