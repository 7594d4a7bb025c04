import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

import type { Database } from './database.ts';

const LOADER = fileURLToPath(new URL('../../../../packages/content/src', import.meta.url));
const WORKER = new URL('./release-builder.worker.ts', import.meta.url);

/** The whole starter school takes five seconds; whatever takes this long would not end. */
const BUILD_WITHIN_MS = 120_000;
/** What a worker may use: content that needs more would not fit into the API either. */
const HEAP_MB = 1024;

/** What a worker is told. */
export type BuildOrder = {
  readonly databaseUrl: string;
  readonly key: string;
  /** Hash of each file by its path. */
  readonly files: ReadonlyMap<string, string>;
};

/**
 * Builds releases from stored files, in a thread beside the request loop: checking a school takes seconds in which
 * everybody else must be answered. One at a time, and the same files once.
 */
export class ReleaseBuilder {
  readonly #databaseUrl: string;
  readonly #under = new Map<string, Promise<void>>();
  #last: Promise<void> = Promise.resolve();
  #loader: Promise<string> | undefined;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  /** Names a set of files together with the program that reads them: after an update they are read anew. */
  async keyOf(files: ReadonlyMap<string, string>): Promise<string> {
    this.#loader ??= versionOf(LOADER);
    const hash = createHash('sha256').update(await this.#loader);
    for (const [path, content] of files) hash.update(`\n${content} ${path}`);
    return hash.digest('hex');
  }

  /** Builds the files and keeps the outcome in content_build under `key`. */
  async build(key: string, files: ReadonlyMap<string, string>): Promise<void> {
    const known = this.#under.get(key);
    if (known) return known;
    const order = { databaseUrl: this.#databaseUrl, key, files };
    const mine = this.#last.then(() => runWorker(order));
    this.#last = mine.catch(() => undefined);
    this.#under.set(key, mine);
    try {
      await mine;
    } finally {
      this.#under.delete(key);
    }
  }
}

function runWorker(order: BuildOrder): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const timer = setTimeout(() => void worker.terminate(), BUILD_WITHIN_MS);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve();
      else reject(new Error(`the content was not built: its worker ended with ${code}`));
    });
  });
}

async function versionOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(await readFile(file));
  return hash.digest('hex');
}

/** The outcome of a build. */
export type Build = {
  readonly key: string;
  readonly releaseId: string | null;
  readonly faults: readonly BuildFault[];
};

export type BuildFault = { readonly file: string; readonly line: number; readonly message: string };

/** What came of building the files that `key` names; undefined when nobody has. */
export async function findBuild(db: Database, key: string): Promise<Build | undefined> {
  const row = await db
    .selectFrom('content_build')
    .select(['release_id', 'faults'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { key, releaseId: row.release_id, faults: row.faults as BuildFault[] };
}
