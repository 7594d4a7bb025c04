import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareText } from './faults.ts';

/** A folder of content in memory. Whether it came from a disk or an upload makes no difference. */
export type Folder = {
  /** Path below the content folder, empty for the content folder itself. */
  readonly path: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** By name, in the order of their names. */
  readonly folders: ReadonlyMap<string, Folder>;
};

/** Names that tools and systems leave behind, and notes for authors. They are no content. */
const IGNORED = /^(\..*|.*~|README\.md|Thumbs\.db|__pycache__|node_modules)$/;

/** True for what is no content, wherever it stands. `.timelimit` is a part of older problem packages. */
export function isIgnored(name: string): boolean {
  return (IGNORED.test(name) && name !== '.timelimit') || name === '__MACOSX';
}

/** Reads a whole content folder. Links are not followed: content is what is in it. */
export async function readFolder(dir: string, path = ''): Promise<Folder> {
  const entries = (await readdir(dir, { withFileTypes: true }))
    .filter((entry) => !isIgnored(entry.name))
    .toSorted((a, b) => compareText(a.name, b.name));
  const files = new Map<string, Uint8Array>();
  const folders = new Map<string, Folder>();
  for (const entry of entries) {
    const at = join(dir, entry.name);
    if (entry.isFile()) files.set(entry.name, await readFile(at));
    if (entry.isDirectory()) folders.set(entry.name, await readFolder(at, pathIn(path, entry.name)));
  }
  return { path, files, folders };
}

/** Joins a content path and a name. */
export function pathIn(path: string, name: string): string {
  return path === '' ? name : `${path}/${name}`;
}

/** The folder below `folder` at `path`, or null. */
export function folderAt(folder: Folder, path: string): Folder | null {
  let at: Folder | undefined = folder;
  for (const name of path.split('/')) at = at?.folders.get(name);
  return at ?? null;
}

/** Text of a file, or null when it is not there. Line ends are made \n. */
export function textOf(folder: Folder, name: string): string | null {
  const bytes = folder.files.get(name);
  if (!bytes) return null;
  return new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
}
