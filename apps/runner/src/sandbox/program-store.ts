import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { packProgram, unpackProgram, type Program } from './program.ts';

export type StoreBounds = { readonly memoryBytes: number; readonly diskBytes: number };

const BOUNDS: StoreBounds = { memoryBytes: 32 << 20, diskBytes: 512 << 20 };
/** Room is made ahead, so that not every write has to. */
const KEPT_SHARE = 0.9;
/** Others may use the folder too: after so many writes its size is looked at, not reckoned. */
const WRITES_PER_LOOK = 50;

/** A small part of a buffer keeps the whole buffer: what is kept for long gets memory of exactly its size. */
const inOwnMemory = (program: Program): Program => ({
  ...program,
  files: program.files.map((file) => ({ ...file, bytes: Buffer.from(new Uint8Array(file.bytes).buffer) })),
});

const sizeOf = ({ files, words }: Program): number =>
  files.reduce((sum, { bytes }) => sum + bytes.length, words.length);

/**
 * Built programs by the hash of all that went into them: a few in memory, more on disk, the longest unused
 * go first. The folder belongs to the runner; no box ever sees it.
 */
export class ProgramStore {
  readonly #folder: string;
  readonly #bounds: StoreBounds;
  readonly #recent = new Map<string, Program>();
  #recentBytes = 0;
  #diskBytes = 0;
  #writes = 0;
  /** One write at a time, and what waits for it is bounded like the memory. */
  #writing: Promise<void> = Promise.resolve();
  #pendingBytes = 0;

  private constructor(folder: string, bounds: StoreBounds) {
    this.#folder = folder;
    this.#bounds = bounds;
  }

  static async open(cacheDir: string, bounds = BOUNDS): Promise<ProgramStore> {
    const folder = path.join(cacheDir, 'programs');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const store = new ProgramStore(folder, bounds);
    await store.#makeRoom(0);
    return store;
  }

  async get(key: string): Promise<Program | undefined> {
    const recent = this.#recent.get(key);
    if (recent) {
      this.#recent.delete(key);
      this.#recent.set(key, recent);
      return recent;
    }
    const file = path.join(this.#folder, key);
    const bytes = await readFile(file).catch(() => undefined);
    const packed = bytes && unpackProgram(bytes);
    if (!packed) return undefined;
    const program = inOwnMemory(packed);
    const now = new Date();
    await utimes(file, now, now).catch(() => undefined);
    this.#remember(key, program);
    return program;
  }

  /** The program can be had at once; the disk follows, and a full disk costs only the cache. */
  put(key: string, built: Program): void {
    const program = inOwnMemory(built);
    this.#remember(key, program);
    const size = sizeOf(program);
    // A disk that does not keep up costs only the cache.
    if (this.#pendingBytes + size > this.#bounds.memoryBytes && this.#pendingBytes > 0) return;
    this.#pendingBytes += size;
    this.#writing = this.#writing
      .then(() => this.#write(key, program))
      .catch(() => undefined)
      .finally(() => (this.#pendingBytes -= size));
  }

  /** Resolves when what was put so far is on the disk, or was given up. */
  written(): Promise<void> {
    return this.#writing;
  }

  async #write(key: string, program: Program): Promise<void> {
    const packed = packProgram(program);
    if (packed.length > this.#bounds.diskBytes) return;
    const look = this.#writes % WRITES_PER_LOOK === 0;
    this.#writes += 1;
    if (look || this.#diskBytes + packed.length > this.#bounds.diskBytes) await this.#makeRoom(packed.length);
    const file = path.join(this.#folder, key);
    const fresh = `${file}.${process.pid}`;
    this.#diskBytes += packed.length;
    await writeFile(fresh, packed, { mode: 0o600 });
    await rename(fresh, file);
  }

  #remember(key: string, program: Program): void {
    const known = this.#recent.get(key);
    if (known) this.#recentBytes -= sizeOf(known);
    this.#recent.delete(key);
    this.#recent.set(key, program);
    this.#recentBytes += sizeOf(program);
    for (const [oldest, old] of this.#recent) {
      if (this.#recentBytes <= this.#bounds.memoryBytes) return;
      this.#recent.delete(oldest);
      this.#recentBytes -= sizeOf(old);
    }
  }

  /** Looks at the folder and, if `bytes` more would be too many, deletes what was unused for longest. */
  async #makeRoom(bytes: number): Promise<void> {
    const names = await readdir(this.#folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const about = await stat(path.join(this.#folder, name)).catch(() => undefined);
        return { name, size: about?.size ?? 0, used: about?.mtimeMs ?? 0 };
      }),
    );
    this.#diskBytes = files.reduce((sum, { size }) => sum + size, 0);
    if (this.#diskBytes + bytes <= this.#bounds.diskBytes) return;
    for (const { name, size } of files.sort((one, other) => one.used - other.used)) {
      if (this.#diskBytes <= this.#bounds.diskBytes * KEPT_SHARE - bytes) return;
      await rm(path.join(this.#folder, name), { force: true });
      this.#diskBytes -= size;
    }
  }
}
