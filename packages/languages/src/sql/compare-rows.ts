import type { Cell, Row, RowOutput, RowRules, RowTable } from './rows.ts';

/** Reals are near enough when they differ by no more than this, or by this share of the expected one. */
const TOLERANCE = 1e-6;

/** How the rows of one table differ from the expected ones. */
export type RowDifference = {
  /** Of each expected row whether it is missing. */
  readonly missing: readonly boolean[];
  /** Of each actual row: as expected, too many, or in another place than it should be. */
  readonly marks: readonly ('same' | 'extra' | 'moved')[];
};

/** What is wrong with an answer, the first reason first. */
export type RowFault =
  | { readonly kind: 'no-result' }
  | { readonly kind: 'columns'; readonly expected: number; readonly actual: number }
  | { readonly kind: 'names'; readonly expected: string; readonly actual: string }
  | { readonly kind: 'duplicates' | 'missing' | 'extra'; readonly count: number }
  | { readonly kind: 'order' | 'too-many' }
  | { readonly kind: 'unchanged' | 'changed'; readonly table: string };

export type TableComparison = {
  readonly expected: RowTable;
  /** Null where there is none. */
  readonly actual: RowTable | null;
  readonly difference: RowDifference;
};

export type RowComparison = {
  /** None: the answer is right. */
  readonly faults: readonly RowFault[];
  /** The expected result beside the last one that the statements gave, and each table that should be changed. */
  readonly tables: readonly TableComparison[];
};

/**
 * Compares what statements gave with what is expected: their last result, if one is expected, and the tables that they
 * have changed. Rows are a set with duplicates unless their order matters.
 */
export function compareRows(expected: RowOutput, actual: RowOutput): RowComparison {
  const faults: RowFault[] = [];
  const tables: TableComparison[] = [];
  const compare = (wanted: RowTable, given: RowTable | null, rules: RowRules) => {
    const difference = differenceOf(wanted, given, rules.ordered);
    tables.push({ expected: wanted, actual: given, difference });
    if (given) faults.push(...faultsOf(wanted, given, { difference, rules }));
  };
  const result = expected.results.at(-1);
  if (result) {
    const given = actual.results.at(-1) ?? null;
    if (!given) faults.push({ kind: 'no-result' });
    compare(result, given, expected.rules);
  }
  for (const wanted of expected.changed) {
    const given = actual.changed.find(({ table }) => sameName(table, wanted.table)) ?? null;
    if (!given) faults.push({ kind: 'unchanged', table: wanted.table ?? '' });
    compare(wanted, given, { ordered: false, names: true });
  }
  return { faults: [...faults, ...strayChanges(expected, actual)], tables };
}

/** Tables that are changed or gone and should not be, or the other way round. */
function strayChanges(expected: RowOutput, actual: RowOutput): RowFault[] {
  const changed = actual.changed
    .map(({ table }) => table ?? '')
    .filter((table) => !expected.changed.some((each) => sameName(each.table, table)));
  const gone = actual.dropped.filter((table) => !expected.dropped.some((each) => sameName(each, table)));
  const kept = expected.dropped.filter((table) => !actual.dropped.some((each) => sameName(each, table)));
  return [
    ...[...changed, ...gone].map((table) => ({ kind: 'changed' as const, table })),
    ...kept.map((table) => ({ kind: 'unchanged' as const, table })),
  ];
}

const sameName = (one: string | null, other: string | null): boolean =>
  one?.toLowerCase() === other?.toLowerCase();

type Compared = { readonly difference: RowDifference; readonly rules: RowRules };

function faultsOf(expected: RowTable, actual: RowTable, { difference, rules }: Compared): RowFault[] {
  const [wanted, given] = [expected.columns, actual.columns];
  if (wanted.length !== given.length)
    return [{ kind: 'columns', expected: wanted.length, actual: given.length }];
  const at = rules.names ? wanted.findIndex((name, index) => !sameName(name, given[index] ?? '')) : -1;
  const named: RowFault[] =
    at === -1 ? [] : [{ kind: 'names', expected: wanted[at] ?? '', actual: given[at] ?? '' }];
  if (actual.isCut) return [...named, { kind: 'too-many' }];
  const { missing, marks } = difference;
  const extra = actual.rows.filter((_, index) => marks[index] === 'extra');
  const known = byLikeness(expected.rows);
  const again = extra.filter((row) =>
    (known.get(roughly(row)) ?? []).some((each) => sameRow(each, row)),
  ).length;
  const counts: [Extract<RowFault, { count: number }>['kind'], number][] = [
    ['missing', missing.filter(Boolean).length],
    ['duplicates', again],
    ['extra', extra.length - again],
  ];
  const told = counts.flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : []));
  const order: RowFault[] = told.length === 0 && marks.includes('moved') ? [{ kind: 'order' }] : [];
  return [...named, ...told, ...order];
}

function differenceOf(expected: RowTable, actual: RowTable | null, ordered: boolean): RowDifference {
  const partners = partnersOf(expected.rows, actual?.rows ?? []);
  const taken = new Set(partners);
  const steady = ordered ? longestRise(partners) : undefined;
  return {
    missing: expected.rows.map((_, index) => !taken.has(index)),
    marks: partners.map((partner, index) => {
      if (partner === -1) return 'extra';
      return steady && !steady.has(index) ? 'moved' : 'same';
    }),
  };
}

/** Of each actual row the expected one that it is, or -1; each is taken once. */
function partnersOf(expected: readonly Row[], actual: readonly Row[]): number[] {
  const places = new Map(expected.map((row, index) => [row, index]));
  const free = byLikeness(expected);
  return actual.map((row) => {
    const candidates = free.get(roughly(row)) ?? [];
    const at = candidates.findIndex((each) => sameRow(each, row));
    const [partner] = at === -1 ? [] : candidates.splice(at, 1);
    return partner ? (places.get(partner) ?? -1) : -1;
  });
}

/** Rows by what they share with all rows that are the same. */
function byLikeness(rows: readonly Row[]): Map<string, Row[]> {
  const alike = new Map<string, Row[]>();
  for (const row of rows) {
    const key = roughly(row);
    const others = alike.get(key);
    if (others) others.push(row);
    else alike.set(key, [row]);
  }
  return alike;
}

/** The same for rows that are the same: whatever may differ a little is left out. */
function roughly(row: Row): string {
  return JSON.stringify(row.map((cell) => (isNumber(cell) ? 0 : cell)));
}

const isNumber = (cell: Cell): boolean =>
  typeof cell === 'number' || (typeof cell === 'object' && cell !== null && !('blob' in cell));

function sameRow(expected: Row, actual: Row): boolean {
  return (
    expected.length === actual.length &&
    expected.every((cell, index) => sameCell(cell, actual[index] ?? null))
  );
}

/** Whole numbers must be the same, reals near; NULL is only NULL. */
export function sameCell(expected: Cell, actual: Cell): boolean {
  if (isNumber(expected) && isNumber(actual)) return sameNumber(expected, actual);
  return expected === actual || JSON.stringify(expected) === JSON.stringify(actual);
}

function sameNumber(expected: Cell, actual: Cell): boolean {
  if (expected === actual) return true;
  const [wanted, given] = [numberIn(expected), numberIn(actual)];
  // Two that are kept as digits would be rounded by a comparison of numbers.
  if (isLarge(expected) && isLarge(actual)) return JSON.stringify(expected) === JSON.stringify(actual);
  const bothWhole = [expected, actual].every((cell) => Number.isInteger(cell) || isLarge(cell));
  if (bothWhole || !Number.isFinite(wanted) || !Number.isFinite(given)) return wanted === given;
  const distance = Math.abs(wanted - given);
  return distance <= TOLERANCE || distance <= TOLERANCE * Math.abs(wanted);
}

const isLarge = (cell: Cell): boolean => typeof cell === 'object' && cell !== null && 'int' in cell;

function numberIn(cell: Cell): number {
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'object' || cell === null || 'blob' in cell) return NaN;
  if ('int' in cell) return Number(cell.int);
  return cell.real === 'inf' ? Infinity : -Infinity;
}

/** The places of a longest run of numbers that rise; -1 is no number. */
function longestRise(numbers: readonly number[]): Set<number> {
  /** For each length the place at which a run of it ends lowest. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  numbers.forEach((number, index) => {
    if (number === -1) return;
    const found = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    const length = found === -1 ? ends.length : found;
    before.set(index, ends[length - 1]);
    ends[length] = index;
  });
  const steady = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) steady.add(at);
  return steady;
}
