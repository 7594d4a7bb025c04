import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { folderFrom } from '@abhyas/content/files/file-set';
import { createHighlighter } from '@abhyas/content/markdown/highlighter';
import { previewAsset } from '@abhyas/content/preview-asset';

import type { PreviewTask } from './asset-previewer.ts';

// On Linux this is the priority of the thread alone: those who wait for an answer go first.
setPriority(10);

const highlighter = createHighlighter();

async function draw({ files, folder }: PreviewTask): Promise<void> {
  parentPort?.postMessage(previewAsset(folderFrom(files), folder, await highlighter), []);
}

// What goes wrong ends the thread, and the next one is asked.
parentPort?.on('message', (task: PreviewTask) => void draw(task));
