import path from 'node:path';

import { LRUCache } from 'lru-cache';

import { DiskCache } from '../disk-cache.ts';
import { packProgram, unpackProgram, type Program } from './program.ts';

export type StoreBounds = { readonly memoryBytes: number; readonly diskBytes: number };

const BOUNDS: StoreBounds = { memoryBytes: 32 << 20, diskBytes: 512 << 20 };

/** A small part of a buffer keeps the whole buffer: what is kept for long gets memory of exactly its size. */
const inOwnMemory = (program: Program): Program => ({
  ...program,
  files: program.files.map((file) => ({ ...file, bytes: Buffer.from(new Uint8Array(file.bytes).buffer) })),
});

const sizeOf = ({ files, output }: Program): number =>
  files.reduce((sum, { bytes }) => sum + bytes.length, output.length);

/**
 * Built programs by the hash of all that went into them: a few in memory, more on disk, the longest unused
 * go first. The folder belongs to the runner; no box ever sees it.
 */
export class ProgramStore {
  readonly #bounds: StoreBounds;
  readonly #memory: LRUCache<string, Program>;
  readonly #disk: DiskCache;
  /** One write at a time, and what waits for it is bounded like the memory. */
  #writing: Promise<void> = Promise.resolve();
  #pendingBytes = 0;

  private constructor(disk: DiskCache, bounds: StoreBounds) {
    this.#bounds = bounds;
    this.#disk = disk;
    this.#memory = new LRUCache({
      maxSize: bounds.memoryBytes,
      sizeCalculation: (program) => Math.max(1, sizeOf(program)),
    });
  }

  static async open(cacheDir: string, bounds = BOUNDS): Promise<ProgramStore> {
    const disk = new DiskCache({ folder: path.join(cacheDir, 'programs'), bytesMax: bounds.diskBytes });
    await disk.makeRoom();
    return new ProgramStore(disk, bounds);
  }

  async get(key: string): Promise<Program | undefined> {
    const recent = this.#memory.get(key);
    if (recent) return recent;
    const bytes = await this.#disk.read(key);
    const packed = bytes && unpackProgram(bytes);
    if (!packed) return undefined;
    const program = inOwnMemory(packed);
    this.#memory.set(key, program);
    return program;
  }

  /** The program can be had at once; the disk follows. */
  put(key: string, built: Program): void {
    const program = inOwnMemory(built);
    this.#memory.set(key, program);
    const size = sizeOf(program);
    // A disk that does not keep up costs only the cache.
    if (this.#pendingBytes + size > this.#bounds.memoryBytes && this.#pendingBytes > 0) return;
    this.#pendingBytes += size;
    this.#writing = this.#writing
      .then(() => this.#disk.write(key, packProgram(program)))
      .catch(() => undefined)
      .finally(() => (this.#pendingBytes -= size));
  }

  /** Resolves when what was put so far is on the disk, or was given up. */
  written(): Promise<void> {
    return this.#writing;
  }
}
