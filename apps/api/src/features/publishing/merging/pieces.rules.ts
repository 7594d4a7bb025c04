import { idOf } from '@abhyas/content/forms/folder-order';

/** Files by path, each named by the hash of its bytes. */
export type Tree = ReadonlyMap<string, string>;
/** Where a file stands, and which it is. */
export type Spot = { readonly path: string; readonly hash: string };

export type Trees = {
  /** What the draft began from. */
  readonly base: Tree;
  readonly mine: Tree;
  /** What learners see now. */
  readonly theirs: Tree;
};

/** One file in its three states; null where it is not there. It stays itself when it is only at another place. */
export type Piece = {
  readonly key: string;
  readonly base: Spot | null;
  readonly mine: Spot | null;
  readonly theirs: Spot | null;
};

/** Every file of the three trees once. */
export function piecesOf({ base, mine, theirs }: Trees): Piece[] {
  const known = keysIn(base, new Map());
  const byPath = new Map([...known].map(([key, { path }]) => [path, key]));
  const ours = keysIn(mine, byPath);
  const others = keysIn(theirs, byPath);
  const keys = new Set([...known.keys(), ...ours.keys(), ...others.keys()]);
  return [...keys].map((key) => ({
    key,
    base: known.get(key) ?? null,
    mine: ours.get(key) ?? null,
    theirs: others.get(key) ?? null,
  }));
}

/** A file that is where the base has it is that one, whatever else bears the same id. */
function keysIn(tree: Tree, byPath: ReadonlyMap<string, string>): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  const come: Spot[] = [];
  for (const [path, hash] of tree) {
    const key = byPath.get(path);
    if (key === undefined) come.push({ path, hash });
    else spots.set(key, { path, hash });
  }
  for (const spot of come) {
    const key = identityOf(spot.path);
    spots.set(spots.has(key) ? `twin ${spot.path}` : key, spot);
  }
  return spots;
}

/** Ids name one thing in the whole school, so the last folder with an id and the rest of the path name a file. */
function identityOf(path: string): string {
  const unit = unitsOf(path).at(-1);
  return unit === undefined ? path : `${unit.id}/${path.slice(unit.folder.length + 1)}`;
}

/** A course, a module or an asset, with the folder in which it stands. */
export type Unit = { readonly id: string; readonly folder: string };

/** What a file belongs to: its course, then its module, then its asset; or its problem in the bank. */
export function unitsOf(path: string): Unit[] {
  const [top = '', ...names] = path.split('/');
  const [id = ''] = names;
  if (top === 'problems' && names.length > 1) return [{ id, folder: `${top}/${id}` }];
  if (top !== 'courses') return [];
  return names
    .slice(0, -1)
    .slice(0, 3)
    .map((name, index) => ({
      id: idOf(name) ?? name,
      folder: [top, ...names.slice(0, index + 1)].join('/'),
    }));
}
