import type { AssetPreview } from '@abhyas/content/preview-asset';

import { AppError } from '../errors.ts';
import { IdleWorker } from '../worker-threads/idle-worker.ts';

const WORKER = new URL('./asset-previewer.worker.ts', import.meta.url);

/** What is drawn: the files of a draft, of which only those of one asset have their bytes. */
export type PreviewTask = { readonly files: ReadonlyMap<string, Uint8Array>; readonly folder: string };

/** Draws assets while they are written, in a thread beside the request loop, one after the other. */
export class AssetPreviewer {
  /** One text takes some milliseconds. */
  readonly #thread = new IdleWorker<PreviewTask, AssetPreview | null>(WORKER, {
    what: 'previews',
    withinMs: 10_000,
    late: () => new AppError('publishing.preview-busy'),
    heapMb: 256,
  });

  /** The asset as learners would see it; null when there is none in this folder. */
  preview(task: PreviewTask): Promise<AssetPreview | null> {
    return this.#thread.ask(task);
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
