import * as z from 'zod';
import type { FaultList } from '../files/faults.ts';
import type { Folder } from '../files/folder.ts';

/** Ids are in addresses, so they are short and plain: small letters, digits and single hyphens. */
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_ID_LENGTH = 64;
/** The overview's place in /learn/{subtopicId}/{assetId} (FRAME-3). */
const RESERVED_IDS = new Set(['root']);

export const title = z.string().trim().min(1).max(80);
export const oneLine = z.string().trim().min(1).max(240);

/** A folder in a sequence: `02-loops` is the second one and has the id `loops`. */
export type Numbered = { readonly id: string; readonly folder: Folder };

/** The numbered folders below `folder` in their order, with faults for those that are misnamed. */
export function numberedFolders(folder: Folder, faults: FaultList): Numbered[] {
  const numbered: Numbered[] = [];
  for (const [name, child] of folder.folders) {
    const id = /^\d{2}-(.+)$/.exec(name)?.[1];
    if (id === undefined)
      faults.add(child.path, 0, "The folder's name must be two digits, a hyphen and an id: 02-loops.");
    else if (isId(id, child, faults)) numbered.push({ id, folder: child });
  }
  return numbered;
}

/** The folders of the problem bank, each of which is named by its id alone. */
export function bankFolders(folder: Folder | null, faults: FaultList): Numbered[] {
  return [...(folder?.folders ?? [])]
    .map(([id, child]) => ({ id, folder: child }))
    .filter(({ id, folder: child }) => isId(id, child, faults));
}

/** Whether it may be an id; when it may not, that is a fault of what stands at `path`. */
export function isId(id: string, { path }: Pick<Folder, 'path'>, faults: FaultList): boolean {
  const isOne = ID.test(id) && id.length <= MAX_ID_LENGTH && !RESERVED_IDS.has(id);
  if (!isOne) faults.add(path, 0, `"${id}" is no id: use small letters, digits and single hyphens.`);
  return isOne;
}
