import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const RECONNECT_PAUSE_MS = 200;
const PING_INTERVAL_MS = 5000;
const PING_TIMEOUT_MS = 4000;
const GOODBYE_MS = 500;

export type ListenerOptions = {
  readonly url: string;
  readonly channels: readonly string[];
  /** What the connection begins with (`-c name=value`), before the settings of its login. */
  readonly settings?: string;
  /** Runs on every new connection before it listens. */
  readonly onConnected?: (client: Client) => Promise<void>;
  /** Notifications may have been lost before this call: whoever relies on them re-reads now. */
  readonly onListening: () => void;
  readonly onNotification: (channel: string, payload: string) => void;
};

/**
 * One LISTEN connection that survives restarts of the database and half-open connections. NOTIFY promises
 * nothing across a reconnect, so each owner keeps a slow re-read as well.
 */
export class Listener {
  readonly #options: ListenerOptions;
  readonly #closing = new AbortController();
  readonly #loop: Promise<void>;

  constructor(options: ListenerOptions) {
    this.#options = options;
    this.#loop = this.#run();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#loop;
  }

  async #run(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      await this.#listenOnce().catch(() => {});
      await sleep(RECONNECT_PAUSE_MS, undefined, { signal: this.#closing.signal }).catch(() => {});
    }
  }

  /** Returns when the connection is lost or the listener is closed. */
  async #listenOnce(): Promise<void> {
    const client = new Client({
      connectionString: this.#options.url,
      ...(this.#options.settings !== undefined && { options: this.#options.settings }),
      connectionTimeoutMillis: PING_TIMEOUT_MS,
      query_timeout: PING_TIMEOUT_MS,
      keepAlive: true,
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    client.on('notification', ({ channel, payload }) => this.#options.onNotification(channel, payload ?? ''));
    const over = AbortSignal.any([lost.signal, this.#closing.signal]);
    try {
      await client.connect();
      await this.#options.onConnected?.(client);
      for (const channel of this.#options.channels) await client.query(`listen ${channel}`);
      this.#options.onListening();
      while (!over.aborted) {
        await sleep(PING_INTERVAL_MS, undefined, { signal: over }).catch(() => {});
        if (!over.aborted) await client.query('select');
      }
    } finally {
      // A half-open connection may never say goodbye.
      await Promise.race([client.end().catch(() => {}), sleep(GOODBYE_MS)]);
    }
  }
}
