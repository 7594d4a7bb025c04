import type { FaultList } from '../files/faults.ts';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { placeholdersIn } from '../forms/placeholders.ts';

/** Words for an author must not reach learners: whatever a scaffold left to be written is a fault in its line. */
export function refusePlaceholders(folder: Folder, faults: FaultList): void {
  for (const name of folder.files.keys()) {
    if (!/\.(?:md|yaml)$/.test(name)) continue;
    for (const { placeholder, line } of placeholdersIn(textOf(folder, name) ?? '')) {
      faults.add(
        pathIn(folder.path, name),
        line,
        `"${placeholder}" stands here for you to replace: write what learners are to read.`,
      );
    }
  }
  for (const child of folder.folders.values()) refusePlaceholders(child, faults);
}
