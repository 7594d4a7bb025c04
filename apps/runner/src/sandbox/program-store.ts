import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { packProgram, unpackProgram, type Program } from './program.ts';

const MEMORY_BYTES = 32 << 20;
const DISK_BYTES = 512 << 20;
/** How many writes pass between two looks at the size of the folder. */
const WRITES_PER_SWEEP = 50;

const sizeOf = (program: Program): number => program.files.reduce((sum, { bytes }) => sum + bytes.length, 0);

/**
 * Built programs by the hash of all that went into them: a few in memory, more on disk, the longest unused
 * go first. The folder belongs to the runner; no box ever sees it.
 */
export class ProgramStore {
  readonly #folder: string;
  readonly #recent = new Map<string, Program>();
  #recentBytes = 0;
  #writes = 0;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(cacheDir: string): Promise<ProgramStore> {
    const folder = path.join(cacheDir, 'programs');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new ProgramStore(folder);
  }

  async get(key: string): Promise<Program | undefined> {
    const recent = this.#recent.get(key);
    if (recent) {
      this.#remember(key, recent);
      return recent;
    }
    const file = path.join(this.#folder, key);
    const bytes = await readFile(file).catch(() => undefined);
    const program = bytes && unpackProgram(bytes);
    if (!program) return undefined;
    const now = new Date();
    await utimes(file, now, now).catch(() => undefined);
    this.#remember(key, program);
    return program;
  }

  /** The program can be had at once; the disk follows, and a full disk costs only the cache. */
  put(key: string, program: Program): void {
    this.#remember(key, program);
    void this.#write(key, program).catch(() => undefined);
  }

  async #write(key: string, program: Program): Promise<void> {
    const file = path.join(this.#folder, key);
    const fresh = `${file}.${process.pid}`;
    await writeFile(fresh, packProgram(program), { mode: 0o600 });
    await rename(fresh, file);
    this.#writes += 1;
    if (this.#writes % WRITES_PER_SWEEP === 0) await this.#sweep();
  }

  #remember(key: string, program: Program): void {
    const known = this.#recent.get(key);
    if (known) this.#recentBytes -= sizeOf(known);
    this.#recent.delete(key);
    this.#recent.set(key, program);
    this.#recentBytes += sizeOf(program);
    for (const [oldest, old] of this.#recent) {
      if (this.#recentBytes <= MEMORY_BYTES || oldest === key) return;
      this.#recent.delete(oldest);
      this.#recentBytes -= sizeOf(old);
    }
  }

  async #sweep(): Promise<void> {
    const names = await readdir(this.#folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const about = await stat(path.join(this.#folder, name)).catch(() => undefined);
        return { name, size: about?.size ?? 0, used: about?.mtimeMs ?? 0 };
      }),
    );
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size } of files.sort((one, other) => one.used - other.used)) {
      if (total <= DISK_BYTES) return;
      await rm(path.join(this.#folder, name), { force: true });
      total -= size;
    }
  }
}
