import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { LRUCache } from 'lru-cache';

import { COMPRESS_FROM_BYTES } from './compression.ts';

const compress = promisify(gzip);
/** Level 5 is within a few percent of the best size at a third of its time. */
const GZIP_LEVEL = 5;

export type CachedResponse = { readonly bytes: Buffer; readonly encoding: 'gzip' | null };

/**
 * Finished responses by their tag, ready to be sent: many learners read the same content, so most reads are neither
 * built nor compressed again. The least recently used go first.
 */
export class ResponseCache {
  readonly #responses: LRUCache<string, CachedResponse>;

  constructor(bytesMax: number) {
    this.#responses = new LRUCache({
      maxSize: bytesMax,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    });
  }

  /** The response of this tag, made by `build` when it is not at hand. `tag` must name all that `build` depends on. */
  async get(tag: string, zipped: boolean, build: () => string): Promise<CachedResponse> {
    const key = zipped ? `${tag}+gzip` : tag;
    const cached = this.#responses.get(key);
    if (cached) return cached;
    const text = Buffer.from(build());
    const response: CachedResponse =
      zipped && text.length >= COMPRESS_FROM_BYTES
        ? { bytes: await compress(text, { level: GZIP_LEVEL }), encoding: 'gzip' }
        : { bytes: text, encoding: null };
    this.#responses.set(key, response);
    return response;
  }
}
