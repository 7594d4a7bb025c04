import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Options = { readonly folder: string; readonly bytesMax: number };

/** Room is made ahead, so that not every write has to. */
const KEPT_SHARE = 0.9;
/** Others may use the folder too: after this many writes its size is looked at, not reckoned. */
const WRITES_PER_LOOK = 50;

/**
 * Files by name in one folder, bounded in bytes: those unused for longest go first. It survives restarts, and a disk
 * that cannot be written costs only the cache. Whoever reads a file must be able to tell that it is damaged.
 */
export class DiskCache {
  readonly #options: Options;
  #bytes = 0;
  #writes = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The content, which counts as used now. */
  async read(name: string): Promise<Buffer | undefined> {
    const file = join(this.#options.folder, name);
    const content = await readFile(file).catch(() => undefined);
    if (content === undefined) return undefined;
    const now = new Date();
    await utimes(file, now, now).catch(() => undefined);
    return content;
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.#options.folder, name), { force: true });
  }

  /** Resolves when the file is there as a whole, or was given up. */
  async write(name: string, content: Uint8Array): Promise<void> {
    const { folder, bytesMax } = this.#options;
    if (content.length > bytesMax) return;
    const partial = join(folder, `${randomUUID()}.new`);
    try {
      const look = this.#writes % WRITES_PER_LOOK === 0;
      this.#writes += 1;
      if (look || this.#bytes + content.length > bytesMax) await this.makeRoom(content.length);
      this.#bytes += content.length;
      await writeFile(partial, content, { mode: 0o600 });
      await rename(partial, join(folder, name));
    } catch {
      await rm(partial, { force: true }).catch(() => undefined);
    }
  }

  /** Looks at the folder and, if `bytes` more would be too many, deletes what was unused for longest, partial files of killed processes too. */
  async makeRoom(bytes = 0): Promise<void> {
    const { folder, bytesMax } = this.#options;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const about = await stat(join(folder, name)).catch(() => undefined);
        return { name, size: about?.size ?? 0, usedAt: about?.mtimeMs ?? 0 };
      }),
    );
    this.#bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (this.#bytes + bytes <= bytesMax) return;
    for (const { name, size } of files.toSorted((one, other) => one.usedAt - other.usedAt)) {
      if (this.#bytes <= bytesMax * KEPT_SHARE - bytes) return;
      await this.remove(name);
      this.#bytes -= size;
    }
  }
}
