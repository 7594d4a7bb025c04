import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { COMPRESS_FROM_BYTES } from './compressed.ts';

const compress = promisify(gzip);
/** Level 5 is within a few percent of the best size at a third of its time. */
const GZIP_LEVEL = 5;

export type StoredReply = { readonly bytes: Buffer; readonly encoding: 'gzip' | null };

/**
 * Finished replies by their tag, ready to be sent: many learners stand at the same place of the same
 * content, so most reads are neither built nor compressed again. The least recently used go first.
 */
export class ReplyShelf {
  readonly #replies = new Map<string, StoredReply>();
  readonly #bytesMax: number;
  #bytes = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  /** The reply of this tag, made by `build` when it is not at hand. `tag` must name all that `build` depends on. */
  async get(tag: string, zipped: boolean, build: () => string): Promise<StoredReply> {
    const key = zipped ? `${tag}+gzip` : tag;
    const kept = this.#replies.get(key);
    if (kept) {
      this.#replies.delete(key);
      this.#replies.set(key, kept);
      return kept;
    }
    const text = Buffer.from(build());
    const reply: StoredReply =
      zipped && text.length >= COMPRESS_FROM_BYTES
        ? { bytes: await compress(text, { level: GZIP_LEVEL }), encoding: 'gzip' }
        : { bytes: text, encoding: null };
    this.#keep(key, reply);
    return reply;
  }

  #keep(key: string, reply: StoredReply): void {
    if (this.#replies.has(key)) return;
    this.#replies.set(key, reply);
    this.#bytes += reply.bytes.length;
    for (const [oldest, { bytes }] of this.#replies) {
      if (this.#bytes <= this.#bytesMax) return;
      this.#replies.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}
