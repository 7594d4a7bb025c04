import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

import type { Database } from '../database/database.ts';

const LOADER = fileURLToPath(new URL('../../../../../packages/content/src', import.meta.url));
const WORKER = new URL('./release-builder.worker.ts', import.meta.url);

/** The whole starter school takes five seconds; whatever takes this long would not end. */
const RUN_WITHIN_MS = 120_000;
/** What a worker may use: content that needs more would not fit into the API either. */
const HEAP_MB = 1024;

/** What the building worker is told. */
export type BuildOrder = {
  readonly databaseUrl: string;
  readonly key: string;
  /** Hash of each file by its path. */
  readonly files: ReadonlyMap<string, string>;
};

/**
 * Does what takes seconds with content in a thread beside the request loop, so that everybody else is answered
 * meanwhile: builds releases from stored files, and whatever worker a feature brings. One at a time.
 */
export class ReleaseBuilder {
  readonly #databaseUrl: string;
  readonly #under = new Map<string, Promise<void>>();
  #last: Promise<unknown> = Promise.resolve();
  #loader: Promise<string> | undefined;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  /** Names a set of files together with the program that reads them: after an update they are read again. */
  async keyOf(files: ReadonlyMap<string, string>): Promise<string> {
    this.#loader ??= versionOf(LOADER);
    const hash = createHash('sha256').update(await this.#loader);
    for (const [path, content] of files) hash.update(`\n${content} ${path}`);
    return hash.digest('hex');
  }

  /** Builds the files and keeps the outcome in content_build under `key`. The same files are built once. */
  async build(key: string, files: ReadonlyMap<string, string>): Promise<void> {
    const known = this.#under.get(key);
    if (known) return known;
    const mine = this.run(WORKER, { key, files }).then(() => undefined);
    this.#under.set(key, mine);
    try {
      await mine;
    } finally {
      this.#under.delete(key);
    }
  }

  /** Runs a worker when those before it are done; answers what it posted, if anything. It is told the database's address, too. */
  run(worker: URL, order: object): Promise<unknown> {
    const mine = this.#last.then(() => runWorker(worker, { ...order, databaseUrl: this.#databaseUrl }));
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}

function runWorker(script: URL, order: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const timer = setTimeout(() => void worker.terminate(), RUN_WITHIN_MS);
    let posted: unknown;
    worker.once('message', (message) => {
      posted = message;
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(posted);
      else reject(new Error(`work on content was given up: its worker ended with ${code}`));
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
