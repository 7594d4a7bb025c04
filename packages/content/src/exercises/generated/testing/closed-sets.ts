/**
 * Functional dependencies by another way than closures: by the sets of columns in which two rows may agree. Two rows may
 * agree in exactly the sets that no dependency leaves, and a dependency follows if no such set breaks it. Sets are texts
 * such as `ACD` here.
 */
export type Rule = { readonly left: string; readonly right: string };

/** The columns of a set, one by one. */
export const lettersOf = (set: string): string[] => set.split('');

const holds = (set: string, part: string): boolean => lettersOf(part).every((column) => set.includes(column));

/** All sets of the columns, in the order of the alphabet within each. */
export function allSets(columns: string): string[] {
  return lettersOf(columns).reduce<string[]>(
    (sets, column) => [...sets, ...sets.map((set) => set + column)],
    [''],
  );
}

/** The sets of columns in which two rows can agree, and in no further column. */
export function closedSets(columns: string, rules: readonly Rule[]): string[] {
  return allSets(columns).filter((set) =>
    rules.every(({ left, right }) => !holds(set, left) || holds(set, right)),
  );
}

/** The columns in which rows agree that agree in these. */
export function determined(part: string, closed: readonly string[], columns: string): string {
  const around = closed.filter((set) => holds(set, part));
  return lettersOf(columns)
    .filter((column) => around.every((set) => set.includes(column)))
    .join('');
}

/** All sets that determine everything, without those of which a smaller one does. */
export function keysOf(columns: string, closed: readonly string[]): string[] {
  const superkeys = allSets(columns).filter((set) => determined(set, closed, columns) === columns);
  return superkeys.filter((set) => !superkeys.some((other) => other !== set && holds(set, other)));
}

/** The sets in which two rows of a table with some of the columns can agree. */
export function closedWithin(part: string, closed: readonly string[]): string[] {
  return [
    ...new Set(
      closed.map((set) =>
        lettersOf(set)
          .filter((column) => part.includes(column))
          .join(''),
      ),
    ),
  ];
}

/** The highest normal form, from its definition over all sets of columns. */
export function formOf(columns: string, closed: readonly string[]): string {
  const keys = keysOf(columns, closed);
  const isPrime = (column: string): boolean => keys.some((key) => key.includes(column));
  const facts = allSets(columns).flatMap((left) =>
    lettersOf(determined(left, closed, columns))
      .filter((column) => !left.includes(column))
      .map((column) => ({ left, column })),
  );
  const isSuper = (set: string): boolean => keys.some((key) => holds(set, key));
  if (facts.every(({ left }) => isSuper(left))) return 'BCNF';
  if (facts.every(({ left, column }) => isSuper(left) || isPrime(column))) return '3NF';
  const isPart = (set: string): boolean => keys.some((key) => holds(key, set) && key !== set);
  return facts.every(({ left, column }) => isPrime(column) || !isPart(left)) ? '2NF' : '1NF';
}

/**
 * Tells whether the join of tables gives back every relation, by trying all relations of so many rows: if one of any size
 * does not come back, one with a row for each table does not.
 */
export function joinTester(columns: string, rules: readonly Rule[]): (tables: readonly string[]) => boolean {
  const known = new Map<number, Row[][]>();
  return (tables) => {
    const all = known.get(tables.length) ?? relationsOf(columns, rules, tables.length);
    known.set(tables.length, all);
    return all.every(
      (rows) => joined(rows, tables, columns).size === new Set(rows.map((row) => written(row, columns))).size,
    );
  };
}

type Row = Readonly<Record<string, string>>;

/** Which rows of a column agree, for two and for three rows: a relation is a choice of one for each column. */
const PATTERNS = ['00', '01', '000', '001', '010', '011', '012'];

/** All relations of so many rows that break no rule, by the patterns of their columns. */
function relationsOf(columns: string, rules: readonly Rule[], count: number): Row[][] {
  const patterns = PATTERNS.filter(({ length }) => length === count);
  let all: Row[] = [{}];
  for (const [at, column] of lettersOf(columns).entries()) {
    const known = columns.slice(0, at + 1);
    const open = rules
      .map(({ left, right }) => ({ left, right: lettersOf(right).filter((each) => known.includes(each)) }))
      .filter(({ left }) => holds(known, left));
    all = all
      .flatMap((byColumn) => patterns.map((pattern) => ({ ...byColumn, [column]: pattern })))
      .filter((byColumn) => open.every(({ left, right }) => obeys(byColumn, left, right)));
  }
  return all.map((byColumn) =>
    Array.from({ length: count }, (_each, row) =>
      Object.fromEntries(Object.entries(byColumn).map(([column, pattern]) => [column, pattern[row] ?? ''])),
    ),
  );
}

/** Whether rows that agree on the left agree on the right. */
function obeys(byColumn: Row, left: string, right: readonly string[]): boolean {
  const rows = lettersOf(Object.values(byColumn)[0] ?? '').map((_sign, row) => row);
  const agree = (a: number, b: number, column: string): boolean =>
    byColumn[column]?.[a] === byColumn[column]?.[b];
  return rows.every((a) =>
    rows.every(
      (b) =>
        !lettersOf(left).every((column) => agree(a, b, column)) ||
        right.every((column) => agree(a, b, column)),
    ),
  );
}

const written = (row: Row, columns: string): string =>
  lettersOf(columns)
    .map((column) => row[column])
    .join();

/** The natural join of the projections. */
function joined(rows: readonly Row[], tables: readonly string[], columns: string): Set<string> {
  let found: Row[] = [{}];
  for (const part of tables) {
    const projection = rows.map((row) =>
      Object.fromEntries(lettersOf(part).map((column) => [column, row[column] ?? ''])),
    );
    found = found.flatMap((left) =>
      projection
        .filter((right) => Object.entries(right).every(([column, sign]) => (left[column] ?? sign) === sign))
        .map((right) => ({ ...left, ...right })),
    );
  }
  return new Set(found.map((row) => written(row, columns)));
}
