import { whereNow } from '../upload-writes.rules.ts';
import { piecesOf, unitsOf, type Piece, type Spot, type Trees, type Unit } from './pieces.rules.ts';

/** A file that both sides changed: each has it at `at` with other bytes. */
export type BothChanged = {
  readonly key: string;
  readonly at: string;
  readonly base: Spot | null;
  readonly mine: Spot;
  readonly theirs: Spot;
};

/** What one side removed and the other changed: a file, or a whole course, module or asset. */
export type Removed = {
  readonly key: string;
  /** The file or the folder, as the side has it that did not remove it. */
  readonly at: string;
  readonly by: 'mine' | 'theirs';
  /** What stays if it is not to be removed. */
  readonly kept: readonly Spot[];
  readonly isFolder: boolean;
};

export type MergedTrees = {
  /** What needs no choice, in its place. */
  readonly settled: Map<string, string>;
  readonly changed: readonly BothChanged[];
  readonly removed: readonly Removed[];
  /** What both moved, each to another place: it is where learners have it now. */
  readonly replaced: readonly string[];
};

/** Puts together what two authors made of the same base. What both touched is left to be looked at. */
export function mergeTrees(trees: Trees): MergedTrees {
  const pieces = piecesOf(trees);
  const folders = removedFolders(pieces);
  const claimed = new Set(folders.flatMap(({ pieces: own }) => own.map(({ key }) => key)));
  const settled = new Map<string, string>();
  const come: Spot[] = [];
  const changed: BothChanged[] = [];
  const removed: Removed[] = folders.map(({ removal }) => removal);
  const replaced = new Set<string>();
  for (const piece of pieces.filter(({ key }) => !claimed.has(key))) {
    const outcome = outcomeOf(piece);
    if (outcome === null) continue;
    if (outcome === 'choice') removed.push(removedFile(piece));
    else if ('at' in outcome) changed.push(outcome);
    else if (piece.base === null) come.push(outcome);
    else settled.set(outcome.path, outcome.hash);
    if (isTornApart(piece)) replaced.add(pathNamed(piece));
  }
  addNew(come, settled);
  return { settled, changed, removed, replaced: [...replaced].toSorted() };
}

/** What is new goes into its course and module, also when these have another number by now. */
function addNew(come: readonly Spot[], settled: Map<string, string>): void {
  const paths = [...settled.keys()];
  const folders = new Map<string, string>();
  for (const { path, hash } of come) {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    const now = folders.get(parent) ?? whereNow(parent, paths);
    folders.set(parent, now);
    const target = now === '' ? path : `${now}${path.slice(parent.length)}`;
    // Two files never share a path: the second is set aside, as no check takes it for content.
    settled.set(settled.has(target) ? `${target}.mine~` : target, hash);
  }
}

type Outcome = Spot | BothChanged | 'choice' | null;

function outcomeOf({ key, base, mine, theirs }: Piece): Outcome {
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (!mine || !theirs) return isRewritten(base, mine ?? theirs) ? 'choice' : null;
  return rewrittenByBoth({ key, base, mine, theirs });
}

/** Who only gave it another number has changed nothing in what the other removed. */
function isRewritten(base: Spot | null, now: Spot | null): boolean {
  return now !== null && now.hash !== base?.hash;
}

type Both = Piece & { readonly mine: Spot; readonly theirs: Spot };

function rewrittenByBoth({ key, base, mine, theirs }: Both): Spot | BothChanged {
  const path = mergePath(base?.path, mine.path, theirs.path);
  const hash = either(base?.hash, mine.hash, theirs.hash);
  return hash === undefined ? { key, at: path, base, mine, theirs } : { path, hash };
}

function isSame(a: Spot | null, b: Spot | null): boolean {
  return a === b || (a !== null && b !== null && a.path === b.path && a.hash === b.hash);
}

/** What both say, or what only one of them changed; undefined when both did. */
function either(base: string | undefined, mine: string, theirs: string): string | undefined {
  if (mine === theirs || mine === base) return theirs;
  return theirs === base ? mine : undefined;
}

/** Each folder of a path by itself: one may have moved a course while the other moved a lesson in it. */
function mergePath(base: string | undefined, mine: string, theirs: string): string {
  const [b, m, t] = [(base ?? '').split('/'), mine.split('/'), theirs.split('/')];
  if (m.length !== t.length) return either(base, mine, theirs) ?? theirs;
  const known = b.length === m.length ? b : [];
  return m.map((part, index) => either(known[index], part, t[index] ?? part) ?? t[index] ?? part).join('/');
}

/** Both moved it, each to another place. */
function isTornApart({ base, mine, theirs }: Piece): boolean {
  if (!mine || !theirs || mine.path === theirs.path) return false;
  return mergePath(base?.path, mine.path, theirs.path) === theirs.path && mine.path !== base?.path;
}

function pathNamed({ theirs }: Piece): string {
  return unitsOf(theirs?.path ?? '').at(-1)?.folder ?? theirs?.path ?? '';
}

function removedFile({ key, mine, theirs }: Piece): Removed {
  const kept = mine ?? theirs;
  if (!kept) throw new Error('a file that both removed needs no choice');
  return { key, at: kept.path, by: mine ? 'theirs' : 'mine', kept: [kept], isFolder: false };
}

type RemovedFolder = { readonly removal: Removed; readonly pieces: readonly Piece[] };

/**
 * Courses, modules and assets that one side removed as a whole and the other changed in any file: half of one would be
 * left if each file were merged by itself. The largest first, and nothing in it again.
 */
function removedFolders(pieces: readonly Piece[]): RemovedFolder[] {
  const found: RemovedFolder[] = [];
  const claimed = new Set<string>();
  for (const depth of [0, 1, 2]) {
    const free = pieces.filter(({ key }) => !claimed.has(key));
    for (const [id, own] of Map.groupBy(free, (piece) => unitOf(piece, depth)?.id)) {
      const by = id === undefined ? undefined : removerOf(own);
      if (by === undefined) continue;
      found.push(folderOf(own, { by, depth }));
      for (const { key } of own) claimed.add(key);
    }
  }
  return found;
}

function unitOf({ base, mine, theirs }: Piece, depth: number): Unit | undefined {
  return unitsOf((base ?? mine ?? theirs)?.path ?? '')[depth];
}

/** Who removed all of a folder that the other changed; undefined when nobody did. */
function removerOf(pieces: readonly Piece[]): 'mine' | 'theirs' | undefined {
  if (!pieces.some(({ base }) => base !== null)) return undefined;
  for (const [by, other] of [['mine', 'theirs'] as const, ['theirs', 'mine'] as const]) {
    const isGone = pieces.every((piece) => piece[by] === null);
    if (isGone && pieces.some((piece) => isRewritten(piece.base, piece[other]))) return by;
  }
  return undefined;
}

function folderOf(
  pieces: readonly Piece[],
  { by, depth }: { readonly by: 'mine' | 'theirs'; readonly depth: number },
): RemovedFolder {
  const kept = pieces.flatMap((piece) => piece[by === 'mine' ? 'theirs' : 'mine'] ?? []);
  const unit = unitsOf(kept[0]?.path ?? '')[depth];
  const at = unit?.folder ?? kept[0]?.path ?? '';
  return { removal: { key: `folder ${unit?.id ?? at}`, at, by, kept, isFolder: true }, pieces };
}
