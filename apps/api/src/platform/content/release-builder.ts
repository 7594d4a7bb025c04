import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import { loaderVersion } from '@abhyas/content/loader-version';

import type { Database } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { IdleWorker } from '../worker-threads/idle-worker.ts';

const WORKER = new URL('./release-builder.worker.ts', import.meta.url);

/** A worker of which nothing is heard for so long does not end. A module of a course takes a second, at most. */
const SILENT_MS = 120_000;
/** After so long who asked is told how far a build is; it goes on. */
const ANSWER_WITHIN_MS = 100_000;
/** What a worker may use: content that needs more would not fit into the API either. */
const HEAP_MB = 1024;

/** What the building worker is told. */
export type BuildOrder = {
  readonly databaseUrl: string;
  readonly key: string;
  /** Names the program that reads the files. */
  readonly loader: string;
  /** Hash of each file by its path. */
  readonly files: ReadonlyMap<string, string>;
};

/** What a worker posts while it works. */
export type SignOfLife = {
  /** The folder that it reads; empty while it reads none. */
  readonly at: string;
};

/** By the address of their script. */
export type BuilderThreads = Map<string, IdleWorker<object, unknown, SignOfLife>>;

export type BuilderTimes = { readonly silentMs: number; readonly answerMs: number };

/**
 * Does what takes seconds with content in a thread beside the request loop, so that everybody else is answered
 * meanwhile: builds releases from stored files, and whatever worker a feature brings. One at a time.
 */
export class ReleaseBuilder {
  readonly #databaseUrl: string;
  readonly #under = new Map<string, Promise<void>>();
  readonly #times: BuilderTimes;
  readonly #threads: BuilderThreads;
  #last: Promise<unknown> = Promise.resolve();

  /** @param threads May be shared by builders that wait equally long for a sign of life. */
  constructor(databaseUrl: string, times: Partial<BuilderTimes> = {}, threads: BuilderThreads = new Map()) {
    this.#databaseUrl = databaseUrl;
    this.#times = { silentMs: SILENT_MS, answerMs: ANSWER_WITHIN_MS, ...times };
    this.#threads = threads;
  }

  /** Names a set of files together with the program that reads them: after an update they are read again. */
  async keyOf(files: ReadonlyMap<string, string>): Promise<string> {
    const hash = createHash('sha256').update(await loaderVersion());
    for (const [path, content] of files) hash.update(`\n${content} ${path}`);
    return hash.digest('hex');
  }

  /**
   * Builds the files and keeps the outcome in content_build under `key`. The same files are built once.
   * @throws AppError 503 when that takes long: it goes on. 503 also when it was given up.
   */
  async build(key: string, files: ReadonlyMap<string, string>): Promise<void> {
    if (!(await this.buildsSoon(key, files))) throw new AppError('publishing.check-goes-on');
  }

  /** The same; false when it takes longer than anybody waits for an answer: it goes on. */
  async buildsSoon(key: string, files: ReadonlyMap<string, string>): Promise<boolean> {
    const late = new AbortController();
    const building = this.#building(key, files).then(() => true);
    const waiting = setTimeout(this.#times.answerMs, false, { signal: late.signal });
    try {
      return await Promise.race([building, waiting]);
    } finally {
      late.abort();
      waiting.catch(() => undefined);
      // A caller who asks again hears how it ends.
      building.catch(() => undefined);
    }
  }

  #building(key: string, files: ReadonlyMap<string, string>): Promise<void> {
    const known = this.#under.get(key);
    if (known) return known;
    const mine = loaderVersion()
      .then((loader) => this.run(WORKER, { key, files, loader }))
      .then(() => undefined)
      .finally(() => this.#under.delete(key));
    this.#under.set(key, mine);
    return mine;
  }

  /**
   * Gives a worker's thread an order when those before it are done, and answers what comes of it. It is told the
   * database's address, too.
   * @throws AppError 503 when nothing was heard of it for long
   */
  run(worker: URL, order: object): Promise<unknown> {
    const mine = this.#last.then(() =>
      this.#thread(worker).ask({ ...order, databaseUrl: this.#databaseUrl }),
    );
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** Ends its threads, and with them what they are at. */
  async close(): Promise<void> {
    await Promise.all([...this.#threads.values()].map((thread) => thread.close()));
  }

  #thread(script: URL): IdleWorker<object, unknown, SignOfLife> {
    const known = this.#threads.get(script.href);
    if (known) return known;
    const bounds = { what: 'content', withinMs: this.#times.silentMs, late: givenUp, heapMb: HEAP_MB };
    const thread = new IdleWorker<object, unknown, SignOfLife>(script, bounds);
    this.#threads.set(script.href, thread);
    return thread;
  }
}

function givenUp(last: SignOfLife | undefined): AppError {
  const at = last?.at ?? '';
  return at === ''
    ? new AppError('publishing.too-slow')
    : new AppError('publishing.check-given-up', { values: { path: at } });
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
