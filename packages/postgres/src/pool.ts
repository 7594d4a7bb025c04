import { Pool, type PoolClient, type PoolConfig } from 'pg';

export type PoolOptions = PoolConfig & {
  /** Called for each connection that was lost; by default nothing is. */
  readonly onError?: (error: Error) => void;
  /** Runs on every new connection. */
  readonly onConnected?: (client: PoolClient) => void;
};

/**
 * A connection that nobody has used for so long is closed. Not sooner: a new one, with the plans that it lacks, costs the
 * database as much processor as some hundred questions.
 */
const IDLE_MS = 600_000;

/** Connections to a database. One that breaks is replaced; whoever asked on it sees the error. */
export function openPool({ onError = () => {}, onConnected, ...config }: PoolOptions): Pool {
  const pool = new Pool({ keepAlive: true, idleTimeoutMillis: IDLE_MS, ...config });
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    onConnected?.(client);
    dropWhenSilent(client);
  });
  return pool;
}

const SILENCE = 'Query read timeout';

/**
 * Closes a connection on which a query got no answer in time: behind a dead host or a black hole it would hang for
 * a quarter of an hour, and the pool would hand it out again and again.
 */
function dropWhenSilent(client: PoolClient): void {
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
