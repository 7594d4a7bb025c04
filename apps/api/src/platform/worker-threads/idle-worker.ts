import { Worker } from 'node:worker_threads';

import type { ErrorCode } from '@abhyas/contract/errors';

import { AppError } from '../http/errors.ts';

/** The thread and what it has loaded are given back when nobody asks. */
const IDLE_MS = 120_000;

type Bounds = {
  /** Names it in faults. */
  readonly what: string;
  /** Whatever takes longer would not end; the start of the thread counts, which takes seconds on a machine under load. */
  readonly withinMs: number;
  /** What is told of it: to come again in a few seconds. */
  readonly busy: ErrorCode;
  readonly heapMb: number;
};

/** A thread beside the request loop that does one thing after the other, and is there only while it is needed. */
export class IdleWorker<Task, Result> {
  readonly #script: URL;
  readonly #bounds: Bounds;
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(script: URL, bounds: Bounds) {
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
    const { what, withinMs, busy } = this.#bounds;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const fail = (error: unknown): void => reject(error instanceof Error ? error : new Error(String(error)));
    const ended = (code: number): void => fail(new Error(`the thread of ${what} ended with ${code}`));
    const timer = setTimeout(() => fail(new AppError(busy)), withinMs);
    worker.once('message', resolve).once('error', fail).once('exit', ended);
    worker.postMessage(task, []);
    return promise.finally(() => {
      clearTimeout(timer);
      worker.off('message', resolve).off('error', fail).off('exit', ended);
    });
  }
}
