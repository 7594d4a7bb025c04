import { Worker } from 'node:worker_threads';

import type { AssetPreview } from '@abhyas/content/preview-asset';

const WORKER = new URL('./asset-previewer.worker.ts', import.meta.url);

/** One text takes some milliseconds; whatever takes this long would not end. */
const PREVIEW_WITHIN_MS = 10_000;
/** The thread and its grammars are given back when nobody writes. */
const IDLE_MS = 120_000;
const HEAP_MB = 256;

/** What is drawn: the files of a draft, of which only those of one asset have their bytes. */
export type PreviewOrder = { readonly files: ReadonlyMap<string, Uint8Array>; readonly folder: string };

/** Draws assets while they are written, in a thread beside the request loop, one after the other. */
export class AssetPreviewer {
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** The asset as learners would see it; null when there is none in this folder. */
  preview(order: PreviewOrder): Promise<AssetPreview | null> {
    const mine = this.#last.then(() => this.#draw(order));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #draw(order: PreviewOrder): Promise<AssetPreview | null> {
    clearTimeout(this.#idle);
    this.#worker ??= new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    this.#worker.unref();
    try {
      return await ask(this.#worker, order);
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      this.#idle = setTimeout(() => void this.close(), IDLE_MS);
      this.#idle.unref();
    }
  }
}

function ask(worker: Worker, order: PreviewOrder): Promise<AssetPreview | null> {
  const { promise, resolve, reject } = Promise.withResolvers<AssetPreview | null>();
  const fail = (error: unknown): void => reject(error instanceof Error ? error : new Error(String(error)));
  const ended = (code: number): void => fail(new Error(`the preview's thread ended with ${code}`));
  const timer = setTimeout(() => fail(new Error('the preview took too long')), PREVIEW_WITHIN_MS);
  worker.once('message', resolve).once('error', fail).once('exit', ended);
  worker.postMessage(order, []);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', fail).off('exit', ended);
  });
}
