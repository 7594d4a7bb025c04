import { bankFolder } from '@abhyas/content/import/into-bank';
import { idFrom, idOf, MOST_IN_A_ROW, nextFolder } from '@abhyas/content/forms/folder-order';

/** One thing of an upload, with the hash of each of its files. */
export type FoundPiece = {
  readonly id: string;
  readonly title: string;
  readonly files: Readonly<Record<string, string>>;
  /** It goes into the problem bank. */
  readonly isProblem?: boolean;
  /** A lesson of imported exercises, which stand in it only once it is placed. */
  readonly isExercises?: boolean;
};

/** What happens to what is in the draft already under the same id. */
export type Known = 'replace' | 'over' | 'beside';

/** What a draft becomes: folders that are cleared first, then files that are written, by path. */
export type DraftWrites = {
  readonly cleared: readonly string[];
  readonly written: ReadonlyMap<string, string>;
  readonly folders: readonly string[];
  /** Ids of the problems among them. */
  readonly problems: readonly string[];
};

const TITLES_SHOWN = 3;
const TITLE_SHOWN = 60;

/** What is in a new course or module, for its card until somebody writes a better line: "Echo, Double and 8 more." */
export function titlesOf(pieces: readonly FoundPiece[]): string {
  const titles = pieces.slice(0, TITLES_SHOWN).map(({ title }) => title.slice(0, TITLE_SHOWN));
  const more = pieces.length - titles.length;
  const last = more > 0 ? `${more} more` : titles.pop();
  return `${titles.length > 0 ? `${titles.join(', ')} and ${last}` : last}.`;
}

/** The whole school: in place of the draft, or written over it. */
export function writesOfSchool({ files }: FoundPiece, known: Known): DraftWrites {
  return {
    cleared: known === 'replace' ? [''] : [],
    written: new Map(Object.entries(files)),
    folders: [''],
    problems: [],
  };
}

/** Files that are no asset, into a folder of the draft. */
export function writesOfFiles({ files }: FoundPiece, folder: string): DraftWrites {
  const written = Object.entries(files).map(([path, hash]) => [pathIn(folder, path), hash] as const);
  return { cleared: [], written: new Map(written), folders: [folder], problems: [] };
}

type Where = {
  /** The folder that the pieces go into: `courses`, a course or a module. */
  readonly parent: string;
  readonly known: Known;
  /** All paths of the draft. */
  readonly paths: Iterable<string>;
};

/** Courses, modules or assets, each into a folder of its own: numbered, or in the bank. Null when the numbers are used up. */
export function writesOfPieces(
  pieces: readonly FoundPiece[],
  { parent, known, paths }: Where,
): DraftWrites | null {
  const all = new Set(paths);
  const cleared: string[] = [];
  const written = new Map<string, string>();
  const folders: string[] = [];
  const problems: string[] = [];
  for (const piece of pieces) {
    const twin = known === 'beside' ? undefined : twinOf(piece, parent, all);
    const id = freeId(piece.id, all);
    const folder = twin ?? (piece.isProblem ? bankFolder(id) : folderAfter(parent, id, all));
    if (folder === null) return null;
    if (piece.isProblem) problems.push(folder.slice(bankFolder('').length));
    if (twin !== undefined && known === 'replace') cleared.push(twin);
    folders.push(folder);
    for (const [path, hash] of Object.entries(piece.files)) {
      written.set(`${folder}/${path}`, hash);
      all.add(`${folder}/${path}`);
    }
  }
  return { cleared, written, folders, problems };
}

/** The folder of the draft that has what is uploaded already. */
function twinOf(
  { id, isProblem }: FoundPiece,
  parent: string,
  paths: ReadonlySet<string>,
): string | undefined {
  if (!isProblem) return folderOf(id, parent, paths);
  return paths.has(`${bankFolder(id)}/problem.yaml`) ? bankFolder(id) : undefined;
}

/** True when a folder of this id is in the draft. */
export function isIdTaken(id: string, paths: Iterable<string>): boolean {
  return takenIds(paths).has(id);
}

/** The folder for a new course or module of this title, or null when the numbers are used up. */
export function newFolder(title: string, parent: string, paths: Iterable<string>): string | null {
  const all = new Set(paths);
  return folderAfter(parent, freeId(idFrom(title, parent === 'courses' ? 'course' : 'module'), all), all);
}

/** The folder below `parent` that has this id, whatever its number. */
function folderOf(id: string, parent: string, paths: ReadonlySet<string>): string | undefined {
  const name = childrenOf(parent, paths).find((child) => idOf(child) === id);
  return name === undefined ? undefined : `${parent}/${name}`;
}

/**
 * Where something stands whose course or module may have another number by now: `courses/02-c/01-loops/text.md`. What
 * was a module's own problem is in the problem bank.
 */
export function whereNow(path: string, paths: Iterable<string>): string {
  const all = new Set(paths);
  const banked = bankedPath(path, (file) => all.has(file));
  if (banked !== undefined) return banked;
  const [top = '', ...names] = path.split('/');
  return names.reduce((parent, name) => {
    const id = idOf(name);
    return (id === null ? undefined : folderOf(id, parent, all)) ?? `${parent}/${name}`;
  }, top);
}

/** Where a module's own problem went: an editor that was open when it moved, or a kept address, names its old folder. */
export function bankedPath(path: string, isThere: (file: string) => boolean): string | undefined {
  const [top, , , asset = '', ...inside] = path.split('/');
  const id = top === 'courses' ? idOf(asset) : null;
  if (id === null || !isThere(`${bankFolder(id)}/problem.yaml`)) return undefined;
  return [bankFolder(id), ...inside].join('/');
}

function folderAfter(parent: string, id: string, paths: ReadonlySet<string>): string | null {
  const children = childrenOf(parent, paths);
  const isFull = children.some((name) => name.startsWith(`${MOST_IN_A_ROW}-`));
  return isFull ? null : `${parent}/${nextFolder(children, id)}`;
}

function childrenOf(parent: string, paths: ReadonlySet<string>): string[] {
  const start = `${parent}/`;
  const names = [...paths]
    .filter((path) => path.startsWith(start) && path.includes('/', start.length))
    .map((path) => path.slice(start.length, path.indexOf('/', start.length)));
  return [...new Set(names)];
}

/** An id names one thing in the whole school. */
function freeId(preferred: string, paths: ReadonlySet<string>): string {
  const taken = takenIds(paths);
  let id = preferred;
  for (let number = 2; taken.has(id); number += 1) id = `${preferred}-${number}`;
  return id;
}

function takenIds(paths: Iterable<string>): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const path of paths) {
    const [top, ...names] = path.split('/').slice(0, -1);
    if (top === 'problems' && names[0] !== undefined) ids.add(names[0]);
    if (top !== 'courses') continue;
    for (const name of names.slice(0, 3)) ids.add(idOf(name) ?? name);
  }
  return ids;
}

function pathIn(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}
