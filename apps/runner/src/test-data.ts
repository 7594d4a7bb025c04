import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type FetchBlobs = (hashes: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;

export type TestDataOptions = {
  readonly folder: string;
  readonly bytesMax: number;
  readonly onLookup?: (found: 'on-disk' | 'fetched' | 'damaged') => void;
};

/** When the cache is over its bound, the longest unused files go until this share of it is left. */
const KEPT_SHARE = 0.8;

/**
 * Test data by content hash, kept on this host's disk so that each piece crosses the network once. What is
 * read is verified every time: a damaged file is fetched anew, never judged by.
 */
export class TestData {
  readonly #options: TestDataOptions;
  /** Of the files on disk; undefined until they were counted. */
  #bytes: number | undefined;

  constructor(options: TestDataOptions) {
    this.#options = options;
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
      await this.#keep(hash, content);
      found.set(hash, content);
    }
    return found;
  }

  async #read(hash: string): Promise<Uint8Array | undefined> {
    const file = join(this.#options.folder, hash);
    const content = await readFile(file).catch(() => undefined);
    if (content === undefined) {
      this.#options.onLookup?.('fetched');
      return undefined;
    }
    if (hashOf(content) !== hash) {
      this.#options.onLookup?.('damaged');
      await rm(file, { force: true });
      return undefined;
    }
    this.#options.onLookup?.('on-disk');
    const now = new Date();
    await utimes(file, now, now).catch(() => {});
    return content;
  }

  /** A cache that cannot be written (a full disk) costs speed, not the run. */
  async #keep(hash: string, content: Uint8Array): Promise<void> {
    const { folder, bytesMax } = this.#options;
    const draft = join(folder, `${randomUUID()}.new`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(draft, content, { mode: 0o600 });
      await rename(draft, join(folder, hash));
      this.#bytes = (this.#bytes ?? (await this.#measure())) + content.length;
      if (this.#bytes > bytesMax) this.#bytes = await this.#shrink();
    } catch {
      await rm(draft, { force: true });
    }
  }

  async #measure(): Promise<number> {
    return (await this.#files()).reduce((sum, file) => sum + file.size, 0);
  }

  /** Also removes the drafts that a killed process left. */
  async #shrink(): Promise<number> {
    const files = (await this.#files()).sort((a, b) => a.usedAtMs - b.usedAtMs);
    let left = files.reduce((sum, file) => sum + file.size, 0);
    for (const file of files) {
      if (left <= this.#options.bytesMax * KEPT_SHARE) break;
      await rm(join(this.#options.folder, file.name), { force: true });
      left -= file.size;
    }
    return left;
  }

  async #files(): Promise<{ name: string; size: number; usedAtMs: number }[]> {
    const { folder } = this.#options;
    const names = await readdir(folder);
    return Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(join(folder, name));
        return { name, size, usedAtMs: mtimeMs };
      }),
    );
  }
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
