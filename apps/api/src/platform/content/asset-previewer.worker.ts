import { folderFrom } from '@abhyas/content/files/file-set';
import { highlighter } from '@abhyas/content/markdown/highlighter';
import { previewAsset } from '@abhyas/content/preview-asset';

import { serveTasks } from '../worker-threads/serve-tasks.ts';
import type { PreviewTask } from './asset-previewer.ts';

serveTasks({
  priority: 10,
  work: async ({ files, folder }: PreviewTask) =>
    previewAsset(folderFrom(files), folder, await highlighter()),
});
