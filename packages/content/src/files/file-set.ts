import { compareText } from './faults.ts';
import { type Folder, pathIn } from './folder.ts';

/** Files by their path with forward slashes: what an archive holds, and what a folder of content is made of. */
export type FileSet = ReadonlyMap<string, Uint8Array>;

/** The files as a folder, as the loader reads it. */
export function folderFrom(files: FileSet, path = ''): Folder {
  const own = new Map<string, Uint8Array>();
  const below = new Map<string, Map<string, Uint8Array>>();
  for (const [name, bytes] of [...files].toSorted(([a], [b]) => compareText(a, b))) {
    const slash = name.indexOf('/');
    if (slash < 0) {
      own.set(name, bytes);
      continue;
    }
    const folder = name.slice(0, slash);
    const inside = below.get(folder) ?? new Map<string, Uint8Array>();
    below.set(folder, inside.set(name.slice(slash + 1), bytes));
  }
  const folders = [...below].toSorted(([a], [b]) => compareText(a, b));
  return {
    path,
    files: own,
    folders: new Map(folders.map(([name, inside]) => [name, folderFrom(inside, pathIn(path, name))])),
  };
}

/** The files below `root`, with their paths from there. An empty root means all. */
export function filesBelow(files: FileSet, root: string): Map<string, Uint8Array> {
  if (root === '') return new Map(files);
  const start = `${root}/`;
  return new Map(
    [...files].flatMap(([path, bytes]): [string, Uint8Array][] =>
      path.startsWith(start) ? [[path.slice(start.length), bytes]] : [],
    ),
  );
}

/** The files of a folder, by their paths in it. */
export function filesOf(folder: Folder, path = ''): Map<string, Uint8Array> {
  const own = [...folder.files].map(([name, bytes]): [string, Uint8Array] => [pathIn(path, name), bytes]);
  const below = [...folder.folders].flatMap(([name, child]) => [...filesOf(child, pathIn(path, name))]);
  return new Map([...own, ...below]);
}

const strict = new TextDecoder('utf-8', { fatal: true });

/** The text of a file with its line ends made \n, or null when its bytes are no UTF-8. */
export function strictText(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    return null;
  }
}

export function textBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
