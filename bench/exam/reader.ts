import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

/** The browser of a teacher: it asks for the same thing again and again, and counts what comes over its wire. */
export class Reader {
  readonly #address: string;
  readonly #token: string;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #sockets = new Set<Socket>();

  constructor(address: string, token: string) {
    this.#address = address;
    this.#token = token;
  }

  /** All bytes that have come, with the heads of the answers. */
  get bytes(): number {
    return [...this.#sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  }

  /** Polls like a page that refreshes: this many ms after each answer, until a moment of `performance.now()`. */
  async poll(path: string, { everyMs, untilMs }: Until, take: (body: unknown) => void): Promise<void> {
    while (performance.now() < untilMs) {
      take(await this.#get(path));
      await sleep(everyMs);
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #get(path: string): Promise<unknown> {
    const headers = { 'x-auth-token': this.#token, 'accept-encoding': 'gzip' };
    return new Promise((resolve, reject) => {
      const sent = request(`${this.#address}${path}`, { headers, agent: this.#agent }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.once('error', reject);
        answer.once('end', () => {
          const bytes = Buffer.concat(pieces);
          const text = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
          if (answer.statusCode === 200) resolve(JSON.parse(text.toString()));
          else reject(new Error(`${path} answered ${answer.statusCode}: ${text.toString()}`));
        });
      });
      sent.once('socket', (socket) => this.#sockets.add(socket));
      sent.once('error', reject);
      sent.end();
    });
  }
}

type Until = { readonly everyMs: number; readonly untilMs: number };
