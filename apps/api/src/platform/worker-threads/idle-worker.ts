import { Worker } from 'node:worker_threads';

import type { AppError } from '../errors.ts';
import type { Posted } from './serve-tasks.ts';

/** The thread and what it has loaded are given back when nobody asks. */
const IDLE_MS = 120_000;

type Bounds<Sign> = {
  /** Names it in faults. */
  readonly what: string;
  /**
   * A task of which nothing is heard for so long would not end; the start of the thread counts, which takes seconds on a
   * machine under load.
   */
  readonly withinMs: number;
  /** What is told of it. @param last what the thread told last of this task, if anything */
  readonly late: (last: Sign | undefined) => AppError;
  readonly heapMb: number;
};

/**
 * A thread beside the request loop that does one thing after the other, and is there only while it is needed. Its script
 * calls `serveTasks`.
 */
export class IdleWorker<Task, Result, Sign = never> {
  readonly #script: URL;
  readonly #bounds: Bounds<Sign>;
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(script: URL, bounds: Bounds<Sign>) {
    this.#script = script;
    this.#bounds = bounds;
  }

  /** @throws AppError when it took too long */
  ask(task: Task): Promise<Result> {
    const mine = this.#last.then(() => this.#work(task));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #work(task: Task): Promise<Result> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    try {
      return await this.#exchange(this.#worker, task);
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      this.#idle = setTimeout(() => void this.close(), IDLE_MS);
      this.#idle.unref();
    }
  }

  #start(): Worker {
    const { heapMb: maxOldGenerationSizeMb } = this.#bounds;
    const worker = new Worker(this.#script, { resourceLimits: { maxOldGenerationSizeMb } });
    worker.unref();
    // One that ends while nobody asks is replaced with the next task, and its fault is nobody's: unheard it would end us.
    const forget = (): void => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    return worker.on('error', forget).on('exit', forget);
  }

  #exchange(worker: Worker, task: Task): Promise<Result> {
    const { what, withinMs, late } = this.#bounds;
    let last: Sign | undefined;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const fail = (error: unknown): void => reject(error instanceof Error ? error : new Error(String(error)));
    const ended = (code: number): void => fail(new Error(`the thread of ${what} ended with ${code}`));
    const timer = setTimeout(() => fail(late(last)), withinMs);
    const hear = (posted: Posted<Result, Sign>): void => {
      if ('result' in posted) return resolve(posted.result);
      last = posted.sign;
      timer.refresh();
    };
    worker.on('message', hear).once('error', fail).once('exit', ended);
    worker.postMessage(task, []);
    return promise.finally(() => {
      clearTimeout(timer);
      worker.off('message', hear).off('error', fail).off('exit', ended);
    });
  }
}
