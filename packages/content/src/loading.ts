import type { FaultList } from './files/faults.ts';
import type { FileShelf } from './files/file-shelf.ts';
import type { Folder } from './files/folder.ts';
import type { Renderer } from './markdown/render.ts';
import type { Snippet } from './snippet.ts';

/** What every loader shares while one content folder is read. */
export type Loading = {
  readonly faults: FaultList;
  readonly shelf: FileShelf;
  readonly renderer: Renderer;
  readonly snippets: Snippet[];
  /** The tags a problem may carry, from content/tags.yaml. */
  readonly tags: ReadonlySet<string>;
};

/** The asset folder a loader reads, and where it hangs. */
export type AssetFolder = {
  readonly id: string;
  readonly topicId: string;
  readonly subtopicId: string;
  readonly folder: Folder;
};
