/** Columns A, B, C … of a relation as a set: A is bit 0, B bit 1. */
export type Columns = number;

/** Rows that agree in `left` agree in `right`. */
export type Dependency = { readonly left: Columns; readonly right: Columns };

/** A relation: its columns, and what they determine. */
export type Relation = { readonly all: Columns; readonly dependencies: readonly Dependency[] };

export const FORMS = ['1NF', '2NF', '3NF', 'BCNF'] as const;
export type NormalForm = (typeof FORMS)[number];

const isIn = (small: Columns, large: Columns): boolean => (small & ~large) === 0;

/** A step of a closure: the dependency that was used, and what is found after it. */
export type ClosureStep = { readonly used: Dependency; readonly found: Columns };

/** How the closure of columns is worked out: the dependencies are gone through again and again. */
export function closureSteps(columns: Columns, dependencies: readonly Dependency[]): ClosureStep[] {
  const steps: ClosureStep[] = [];
  const found = (): Columns => steps.at(-1)?.found ?? columns;
  for (let before = -1; before !== steps.length;) {
    before = steps.length;
    for (const used of dependencies) {
      if (isIn(used.left, found()) && !isIn(used.right, found()))
        steps.push({ used, found: found() | used.right });
    }
  }
  return steps;
}

/** All that columns determine, themselves included. */
export function closureOf(columns: Columns, dependencies: readonly Dependency[]): Columns {
  return closureSteps(columns, dependencies).at(-1)?.found ?? columns;
}

const sizeOf = (columns: Columns): number => namesOf(columns).length;

/** All subsets, small ones first, then by the alphabet. */
export function subsetsOf(columns: Columns): Columns[] {
  const all: Columns[] = [];
  for (let part = columns; ; part = (part - 1) & columns) {
    all.push(part);
    if (part === 0) break;
  }
  return all.toSorted((a, b) => sizeOf(a) - sizeOf(b) || (namesOf(a) < namesOf(b) ? -1 : 1));
}

/** The smallest sets of columns that determine all columns of `all`. */
export function candidateKeys({ all, dependencies }: Relation): Columns[] {
  const keys: Columns[] = [];
  for (const part of subsetsOf(all)) {
    if (keys.some((key) => isIn(key, part))) continue;
    if (isIn(all, closureOf(part, dependencies))) keys.push(part);
  }
  return keys;
}

/** The columns of all candidate keys. */
export function primeColumns(relation: Relation): Columns {
  return candidateKeys(relation).reduce((sum, key) => sum | key, 0);
}

/** A part of a candidate key that determines a column which is not prime. */
export type PartialDependency = { readonly part: Columns; readonly key: Columns; readonly extra: Columns };

export function partialDependency(relation: Relation): PartialDependency | undefined {
  const prime = primeColumns(relation);
  for (const key of candidateKeys(relation)) {
    for (const part of subsetsOf(key).slice(0, -1)) {
      const extra = closureOf(part, relation.dependencies) & relation.all & ~prime;
      if (extra !== 0) return { part, key, extra };
    }
  }
  return undefined;
}

/** The highest normal form that allows a dependency, of those above 2NF; undefined if both forbid it. */
export function allowedBy(
  { left, right }: Dependency,
  relation: Relation,
): Extract<NormalForm, '3NF' | 'BCNF'> | undefined {
  if (isIn(right, left) || isIn(relation.all, closureOf(left, relation.dependencies))) return 'BCNF';
  return isIn(right & ~left, primeColumns(relation)) ? '3NF' : undefined;
}

/** The highest normal form that a relation is in; to look at the dependencies that are given is enough for 3NF and BCNF. */
export function normalForm(relation: Relation): NormalForm {
  const allowed = relation.dependencies.map((each) => allowedBy(each, relation));
  if (allowed.every((form) => form === 'BCNF')) return 'BCNF';
  if (allowed.every(Boolean)) return '3NF';
  return partialDependency(relation) ? '1NF' : '2NF';
}

/** What holds within some of the columns: each set of them determines its closure there. */
export function projected(part: Columns, dependencies: readonly Dependency[]): Relation {
  const inside = subsetsOf(part)
    .map((left) => ({ left, right: closureOf(left, dependencies) & part & ~left }))
    .filter(({ right }) => right !== 0);
  return { all: part, dependencies: inside };
}

export function namesOf(columns: Columns): string {
  let names = '';
  for (let bit = 0; columns >> bit; bit += 1)
    if ((columns >> bit) & 1) names += String.fromCodePoint(65 + bit);
  return names;
}

/** The columns whose letters are in a text; all else in it is passed over. */
export function columnsOf(text: string): Columns {
  const letters = text.toUpperCase().match(/[A-Z]/g) ?? [];
  return letters.reduce((sum, letter) => sum | (1 << ((letter.codePointAt(0) ?? 65) - 65)), 0);
}

export function dependencyText({ left, right }: Dependency): string {
  return `${namesOf(left)} → ${namesOf(right)}`;
}
