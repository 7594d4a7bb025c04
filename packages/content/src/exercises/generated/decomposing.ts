import {
  candidateKeys,
  closureOf,
  type Columns,
  type Dependency,
  projected,
  type Relation,
  subsetsOf,
} from './dependencies.ts';

const isIn = (small: Columns, large: Columns): boolean => (small & ~large) === 0;

/** A table that was divided, by which dependency, into which two. */
export type Division = {
  readonly table: Columns;
  readonly by: Dependency;
  readonly into: readonly [Columns, Columns];
};

/** Divides as long as a table breaks BCNF: what breaks it goes with its closure into a table of its own. */
export function divide({ all, dependencies }: Relation): { divisions: Division[]; tables: Columns[] } {
  const open = [all];
  const tables: Columns[] = [];
  const divisions: Division[] = [];
  for (let table = open.shift(); table !== undefined; table = open.shift()) {
    const by = breaksBoyceCodd(table, dependencies);
    if (!by) {
      tables.push(table);
      continue;
    }
    const into = [by.left | by.right, table & ~by.right] as const;
    divisions.push({ table, by, into });
    open.push(...into);
  }
  return { divisions, tables: withoutContained(tables) };
}

/** A dependency within a table whose left side is no superkey of it, if there is one. */
export function breaksBoyceCodd(table: Columns, dependencies: readonly Dependency[]): Dependency | undefined {
  return projected(table, dependencies).dependencies.find(({ left, right }) => (left | right) !== table);
}

/** Each table once, and none that is part of another. */
export function withoutContained(tables: readonly Columns[]): Columns[] {
  return [...new Set(tables)].filter(
    (table) => !tables.some((other) => other !== table && isIn(table, other)),
  );
}

/**
 * Whether the join of the tables always gives the old rows (Aho, Beeri and Ullman's chase): a row for each table, with the
 * sign 0 in the table's own columns and another sign in each of the rest; dependencies make signs equal, until a row is
 * all 0 or nothing changes any more.
 */
export function isLossless({ all, dependencies }: Relation, tables: readonly Columns[]): boolean {
  const bits = bitsOf(all);
  const rows = tables.map((table, at) =>
    Object.fromEntries(bits.map((bit) => [bit, isIn(bit, table) ? 0 : at + 1])),
  );
  const agree = (a: Signs, b: Signs, columns: Columns): boolean =>
    bitsOf(columns).every((bit) => a[bit] === b[bit]);
  const pairs = rows.flatMap((a, at) => rows.slice(at + 1).map((b) => [a, b] as const));
  for (let changed = true; changed;) {
    changed = false;
    for (const { left, right } of dependencies) {
      for (const [a, b] of pairs) {
        if (!agree(a, b, left) || agree(a, b, right)) continue;
        for (const bit of bitsOf(right)) makeEqual(rows, bit, [a[bit] ?? 0, b[bit] ?? 0]);
        changed = true;
      }
    }
  }
  return rows.some((row) => bits.every((bit) => row[bit] === 0));
}

/** What stands in the columns of a row. */
type Signs = Record<Columns, number>;

function makeEqual(rows: readonly Signs[], bit: Columns, [a, b]: readonly [number, number]): void {
  for (const row of rows) if (row[bit] === Math.max(a, b)) row[bit] = Math.min(a, b);
}

function bitsOf(columns: Columns): Columns[] {
  return subsetsOf(columns).filter((part) => part !== 0 && (part & (part - 1)) === 0);
}

/** Whether a dependency can be checked within the tables, or follows from such as can. */
export function isPreserved(
  { left, right }: Dependency,
  tables: readonly Columns[],
  dependencies: readonly Dependency[],
): boolean {
  let found = left;
  for (let before = -1; before !== found;) {
    before = found;
    for (const table of tables) found |= closureOf(found & table, dependencies) & table;
  }
  return isIn(right, found);
}

/** The steps to a minimal cover. */
export type Covering = {
  /** With one column on each right side. */
  readonly single: readonly Dependency[];
  /** With nothing superfluous on the left sides. */
  readonly reduced: readonly Dependency[];
  /** Without those that follow from the others. */
  readonly cover: readonly Dependency[];
};

export function minimalCover(dependencies: readonly Dependency[]): Covering {
  const single = distinct(
    dependencies.flatMap(({ left, right }) => bitsOf(right & ~left).map((bit) => ({ left, right: bit }))),
  );
  const reduced = distinct(single.map((each) => reducedLeft(each, single)));
  const cover = reduced.reduce<readonly Dependency[]>((kept, each) => {
    const others = kept.filter((other) => other !== each);
    return isIn(each.right, closureOf(each.left, others)) ? others : kept;
  }, reduced);
  return { single, reduced, cover };
}

function reducedLeft({ left, right }: Dependency, dependencies: readonly Dependency[]): Dependency {
  const smaller = bitsOf(left).reduce((kept, bit) => {
    const rest = kept & ~bit;
    return rest !== 0 && isIn(right, closureOf(rest, dependencies)) ? rest : kept;
  }, left);
  return { left: smaller, right };
}

function distinct(dependencies: readonly Dependency[]): Dependency[] {
  return dependencies.filter(
    ({ left, right }, at) =>
      dependencies.findIndex((other) => other.left === left && other.right === right) === at,
  );
}

/** Whether two sets of dependencies say the same. */
export function isEquivalent(a: readonly Dependency[], b: readonly Dependency[]): boolean {
  return follow(a, b) && follow(b, a);
}

function follow(dependencies: readonly Dependency[], from: readonly Dependency[]): boolean {
  return dependencies.every(({ left, right }) => isIn(right, closureOf(left, from)));
}

/** Whether nothing can be left out of dependencies: none of them, and no column of a left or of a right side. */
export function isMinimal(dependencies: readonly Dependency[]): boolean {
  const single = dependencies.flatMap(({ left, right }) =>
    bitsOf(right).map((bit) => ({ left, right: bit })),
  );
  const { cover } = minimalCover(single);
  return single.every(({ left, right }) => !isIn(right, left)) && isSame(single, cover);
}

function isSame(a: readonly Dependency[], b: readonly Dependency[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ left, right }) => b.some((other) => other.left === left && other.right === right))
  );
}

/** The tables of the 3NF synthesis: one for each left side of the cover, and one with a candidate key if none holds one. */
export type Synthesis = {
  readonly cover: readonly Dependency[];
  readonly ofLeftSides: readonly Columns[];
  readonly key: Columns;
  readonly needsKey: boolean;
  readonly tables: readonly Columns[];
};

export function synthesise(relation: Relation): Synthesis {
  const { cover } = minimalCover(relation.dependencies);
  const lefts = [...new Set(cover.map(({ left }) => left))];
  const ofLeftSides = lefts.map((left) =>
    cover.filter((each) => each.left === left).reduce((sum, { right }) => sum | right, left),
  );
  const keys = candidateKeys(relation);
  const needsKey = !keys.some((key) => ofLeftSides.some((table) => isIn(key, table)));
  const key = keys[0] ?? relation.all;
  const tables = withoutContained(needsKey ? [...ofLeftSides, key] : ofLeftSides);
  return { cover, ofLeftSides, key, needsKey, tables };
}
