import type { DraftDetail } from '@abhyas/contract/publishing-drafts.staff';
import { idOf, moved, nextFolder, type Renaming } from '@abhyas/content/forms/folder-order';

/** What has a folder of its own in the tree. */
export type Branch = { readonly folder: string; readonly change: string };

/** A module. */
type Target = { readonly folder: string; readonly assets: readonly Branch[] };

/** The names of the folders that are still there. */
function namesOf(items: readonly Branch[]): string[] {
  return items
    .filter(({ change }) => change !== 'removed')
    .map(({ folder }) => folder.slice(folder.lastIndexOf('/') + 1));
}

/** The folder for something new after all of these; null when there is no number left. */
export function folderFor(parent: string, items: readonly Branch[], id: string): string | null {
  const name = nextFolder(namesOf(items), id);
  return /^\d{2}-/.test(name) ? `${parent}/${name}` : null;
}

/** The renamings that move one of these to another place among them. */
export function renamingsFor(
  items: readonly Branch[],
  { from, to }: { readonly from: number; readonly to: number },
): Renaming[] {
  const [{ folder } = { folder: '' }] = items;
  const parent = folder.slice(0, folder.lastIndexOf('/'));
  return moved(namesOf(items), from, to).map((each) => ({
    from: `${parent}/${each.from}`,
    to: `${parent}/${each.to}`,
  }));
}

/** The renaming that brings an asset to the end of another module; null when that is full. */
export function renamingInto(folder: string, target: Target): Renaming | null {
  const id = idOf(folder.slice(folder.lastIndexOf('/') + 1));
  const to = id === null ? null : folderFor(target.folder, target.assets, id);
  return to === null ? null : { from: folder, to };
}

/** Every id of the draft: each is used once in the whole school. */
export function idsIn({ topics, unlisted }: Pick<DraftDetail, 'topics' | 'unlisted'>): Set<string> {
  const subtopics = topics.flatMap((topic) => topic.subtopics);
  const assets = subtopics.flatMap((subtopic) => subtopic.assets);
  return new Set([...topics, ...subtopics, ...assets, ...unlisted].map(({ id }) => id));
}
