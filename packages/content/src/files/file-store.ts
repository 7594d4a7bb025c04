import { createHash } from 'node:crypto';
import { FILE_PATH, type ReleaseFile } from '../release.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  vtt: 'text/vtt',
  json: 'application/json',
};

/** How a file of this name is served; undefined for what is not. */
export function contentTypeOf(name: string): string | undefined {
  return CONTENT_TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
}

const hashes = new WeakMap<Uint8Array, string>();

/** SHA-256 in hex, the name of every blob. Bytes of a file are asked for several times, and never change. */
export function sha256(bytes: Uint8Array | string): string {
  if (typeof bytes === 'string') return createHash('sha256').update(bytes).digest('hex');
  const known = hashes.get(bytes);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(bytes).digest('hex');
  hashes.set(bytes, hash);
  return hash;
}

/** What was added to a store: bytes by their hash, and the file's name and its asset when they are served. */
export type Stored = {
  readonly hash: string;
  readonly served?: { readonly name: string; readonly protectedBy: string | null };
  /** The text itself, of what no file holds. */
  readonly made?: string;
};

/** Gathers the bytes that a release names: served files and test data. */
export class FileStore {
  readonly #blobs = new Map<string, Uint8Array>();
  readonly #files = new Map<string, ReleaseFile>();
  /** All that was added, in its order. */
  readonly stored: Stored[] = [];

  /** Keeps bytes that are never served, and returns their hash. */
  addBlob(bytes: Uint8Array): string {
    const hash = this.#keep(bytes);
    this.stored.push({ hash });
    return hash;
  }

  /** Keeps a text that is made of several files, and returns its hash. */
  addMade(made: string): string {
    const hash = this.#keep(Buffer.from(made));
    this.stored.push({ hash, made });
    return hash;
  }

  /** Keeps a text that is made of several files and served, and returns its path. */
  addServedText(made: string, protectedBy: string | null): string {
    const hash = this.#keep(Buffer.from(made));
    const served = { name: 'made.json', protectedBy };
    this.stored.push({ hash, made, served });
    return this.#serve(hash, served);
  }

  #keep(bytes: Uint8Array): string {
    const hash = sha256(bytes);
    this.#blobs.set(hash, bytes);
    return hash;
  }

  /**
   * Keeps a file to be served and returns its path, or null when files of its kind are not served.
   * A file that anything free shows is free.
   */
  addFile(name: string, bytes: Uint8Array, protectedBy: string | null): string | null {
    if (!contentTypeOf(name)) return null;
    const hash = this.#keep(bytes);
    this.stored.push({ hash, served: { name, protectedBy } });
    return this.#serve(hash, { name, protectedBy });
  }

  #serve(hash: string, { name, protectedBy }: NonNullable<Stored['served']>): string {
    const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    const served = `${hash}.${extension}`;
    const known = this.#files.get(served);
    const isFree = protectedBy === null || known?.protectedBy === null;
    this.#files.set(served, {
      hash,
      contentType: contentTypeOf(name) ?? 'application/octet-stream',
      bytes: this.#blobs.get(hash)?.length ?? 0,
      protectedBy: isFree ? null : protectedBy,
    });
    return `${FILE_PATH}${served}`;
  }

  /** Adds what was added to another store. @throws Error when its bytes are not among `own` */
  addAgain({ hash, served, made }: Stored, own: ReadonlyMap<string, Uint8Array>): void {
    if (made !== undefined) {
      if (served) this.addServedText(made, served.protectedBy);
      else this.addMade(made);
      return;
    }
    const bytes = own.get(hash);
    if (!bytes) throw new Error(`the bytes ${hash} are not there`);
    if (served) this.addFile(served.name, bytes, served.protectedBy);
    else this.addBlob(bytes);
  }

  get blobs(): ReadonlyMap<string, Uint8Array> {
    return this.#blobs;
  }

  get files(): Readonly<Record<string, ReleaseFile>> {
    return Object.fromEntries([...this.#files].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
}
