import { Worker } from 'node:worker_threads';

import type { Crash } from '@abhyas/contract/running';

import type { TextChecker } from './compare.ts';

const THREAD = new URL('./checks.worker.ts', import.meta.url);

/** The largest answers take some tens of milliseconds. */
const DEADLINE_MS = 10_000;
/** 16 MB of output are a few million words, and those of the right answer as many. */
const HEAP_MB = 1024;

/** What a checking thread is asked. */
export type CheckOrder =
  | {
      readonly what: 'answer';
      readonly checker: TextChecker;
      readonly expected: Uint8Array;
      readonly actual: string;
    }
  | { readonly what: 'crash'; readonly stderr: string; readonly fileName: string }
  | { readonly what: 'printer'; readonly recording: Uint8Array; readonly offset: number }
  | { readonly what: 'mistake'; readonly recording: Uint8Array };
/** Whether the answer is right, where the crash was, or the number of a step. */
export type CheckReply = boolean | number | Crash | undefined;

const readsRecording = ({ what }: CheckOrder): boolean => what === 'printer' || what === 'mistake';

/** A check that did not end: our fault, and doing it again would end no better. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
}

type Waiting = {
  readonly order: CheckOrder;
  readonly resolve: (reply: CheckReply) => void;
  readonly reject: (fault: CheckFailed) => void;
};

type ChecksOptions = {
  readonly threads: number;
  readonly deadlineMs?: number;
  /** What a thread may use. */
  readonly heapMb?: number;
};

/**
 * Reads what programs wrote, in threads beside the one that takes runs. However long a text occupies a thread, runs are
 * taken and leases kept; one that takes too long is ended with its thread.
 */
export class Checks {
  readonly #deadlineMs: number;
  readonly #heapMb: number;
  readonly #idle: Worker[] = [];
  readonly #queue: Waiting[] = [];
  readonly #threads = new Set<Worker>();
  readonly #most: number;
  /** How many threads read a recording now. */
  #recordings = 0;

  constructor({ threads, deadlineMs = DEADLINE_MS, heapMb = HEAP_MB }: ChecksOptions) {
    this.#most = threads;
    this.#deadlineMs = deadlineMs;
    this.#heapMb = heapMb;
    for (let thread = 0; thread < threads; thread += 1) this.#idle.push(this.#start());
  }

  /** Whether a program's output is a right answer. */
  async matches(checker: TextChecker, expected: Uint8Array, actual: string): Promise<boolean> {
    return (await this.#ask({ what: 'answer', checker, expected, actual })) === true;
  }

  /** See `readCrash` in crash-report.ts. */
  async readCrash(stderr: string, fileName: string): Promise<Crash | undefined> {
    const reply = await this.#ask({ what: 'crash', stderr, fileName });
    return typeof reply === 'object' ? reply : undefined;
  }

  /**
   * The step of a recording that printed the byte at `offset`, or the last one when the program never came that far;
   * undefined for a recording that cannot be read.
   */
  async findPrinter(recording: Uint8Array, offset: number): Promise<number | undefined> {
    const reply = await this.#ask({ what: 'printer', recording, offset });
    return typeof reply === 'number' ? reply : undefined;
  }

  /** The step of the first mistake of memory in a recording; undefined without one. */
  async findMistake(recording: Uint8Array): Promise<number | undefined> {
    const reply = await this.#ask({ what: 'mistake', recording });
    return typeof reply === 'number' ? reply : undefined;
  }

  async close(): Promise<void> {
    for (const waiting of this.#queue.splice(0)) waiting.reject(new CheckFailed('the runner has stopped'));
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
  }

  #ask(order: CheckOrder): Promise<CheckReply> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ order, resolve, reject });
      this.#next();
    });
  }

  /** A recording may take seconds, an answer takes milliseconds: of several threads, one always stays free of recordings. */
  #next(): void {
    const canRead = this.#recordings < Math.max(1, this.#most - 1);
    const at = this.#queue.findIndex(({ order }) => canRead || !readsRecording(order));
    const waiting = this.#queue[at];
    if (waiting === undefined) return;
    const thread = this.#idle.pop() ?? (this.#threads.size < this.#most ? this.#start() : undefined);
    if (thread === undefined) return;
    this.#queue.splice(at, 1);
    this.#give(thread, waiting);
  }

  #give(thread: Worker, { order, resolve, reject }: Waiting): void {
    const isRecording = readsRecording(order);
    if (isRecording) this.#recordings += 1;
    const fail = (cause: string) => {
      finish();
      this.#threads.delete(thread);
      void thread.terminate();
      reject(new CheckFailed(`a check failed: ${cause}`));
      this.#next();
    };
    const done = (reply: CheckReply) => {
      finish();
      this.#idle.push(thread);
      resolve(reply);
      this.#next();
    };
    const broke = (error: unknown) => fail(error instanceof Error ? error.message : String(error));
    const ended = () => fail('its thread ended');
    const overdue = setTimeout(() => fail('it took too long'), this.#deadlineMs);
    const finish = () => {
      clearTimeout(overdue);
      if (isRecording) this.#recordings -= 1;
      thread.off('message', done).off('error', broke).off('exit', ended);
    };
    thread.once('message', done).once('error', broke).once('exit', ended);
    thread.postMessage(order, []);
  }

  #start(): Worker {
    const thread = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: this.#heapMb } });
    // The runner ends when its work does, whatever threads there are.
    thread.unref();
    // One that ends while nobody waits for it is replaced when somebody does.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      this.#threads.delete(thread);
      const at = this.#idle.indexOf(thread);
      if (at !== -1) this.#idle.splice(at, 1);
    });
    this.#threads.add(thread);
    return thread;
  }
}
