import { createHash } from 'node:crypto';

import { DiskCache } from './disk-cache.ts';

export type FetchBlobs = (hashes: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;

export type TestDataOptions = {
  readonly folder: string;
  readonly bytesMax: number;
  readonly onLookup?: (found: 'on-disk' | 'fetched' | 'damaged') => void;
};

/**
 * Test data by content hash, kept on this host's disk so that each piece crosses the network once. What is
 * read is verified every time: a damaged file is fetched again, never judged by.
 */
export class TestData {
  readonly #disk: DiskCache;
  readonly #onLookup: NonNullable<TestDataOptions['onLookup']>;

  constructor({ folder, bytesMax, onLookup = () => undefined }: TestDataOptions) {
    this.#disk = new DiskCache({ folder, bytesMax });
    this.#onLookup = onLookup;
  }

  /** The contents of all `hashes`. Throws when the queue does not have one of them. */
  async load(hashes: readonly string[], fetch: FetchBlobs): Promise<ReadonlyMap<string, Uint8Array>> {
    const found = new Map<string, Uint8Array>();
    for (const hash of new Set(hashes)) {
      const content = await this.#read(hash);
      if (content !== undefined) found.set(hash, content);
    }
    const missing = [...new Set(hashes)].filter((hash) => !found.has(hash));
    if (missing.length === 0) return found;
    const fetched = await fetch(missing);
    for (const hash of missing) {
      const content = fetched.get(hash);
      if (content === undefined || hashOf(content) !== hash)
        throw new Error(`the queue lacks test data ${hash}`);
      await this.#disk.write(hash, content);
      found.set(hash, content);
    }
    return found;
  }

  async #read(hash: string): Promise<Uint8Array | undefined> {
    const content = await this.#disk.read(hash);
    if (content === undefined) {
      this.#onLookup('fetched');
      return undefined;
    }
    if (hashOf(content) !== hash) {
      this.#onLookup('damaged');
      await this.#disk.remove(hash);
      return undefined;
    }
    this.#onLookup('on-disk');
    return content;
  }
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
