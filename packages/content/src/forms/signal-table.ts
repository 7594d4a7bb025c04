/** A truth table or a timed trace as a grid: `A B | S` over `0 1 | 1`. */
export type SignalTable = {
  readonly given: readonly string[];
  readonly expected: readonly string[];
  /** The cells of what comes in, then of what goes out; a dash there: whatever it is. */
  readonly rows: readonly (readonly string[])[];
};

/** A side of a table. */
export type Side = 'given' | 'expected';

const WHATEVER = '-';
/** What a new cell of a side says. */
const BEGINS = { given: '0', expected: WHATEVER } as const;

export function readTable(text: string): SignalTable {
  const [[given = [], expected = []] = [], ...rows] = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(sidesOf);
  return {
    given,
    expected,
    rows: rows.map(([left = [], right = []]) => [
      ...given.map((_, at) => left[at] ?? BEGINS.given),
      ...expected.map((_, at) => right[at] ?? BEGINS.expected),
    ]),
  };
}

/** The words of a line before and after its bar. */
export const sidesOf = (line: string): string[][] =>
  line.split('|').map((side) => side.split(/\s/).filter((word) => word !== ''));

/** The table as a text whose columns stand below their names. */
export function writeTable({ given, expected, rows }: SignalTable): string {
  const names = [...given, ...expected];
  const line = (cells: readonly string[]): string => {
    const padded = cells.map((cell, at) => cell.padEnd(names[at]?.length ?? 0));
    return `${padded.slice(0, given.length).join(' ')} | ${padded.slice(given.length).join(' ')}`.trimEnd();
  };
  return [names, ...rows].map((cells) => `${line(cells)}\n`).join('');
}

export const withCell = (
  table: SignalTable,
  { row, column, value }: { readonly row: number; readonly column: number; readonly value: string },
): SignalTable => ({
  ...table,
  rows: table.rows.map((cells, at) => (at === row ? cells.with(column, value) : cells)),
});

/** One row more, which begins as the last one. */
export const withRow = (table: SignalTable): SignalTable => {
  const { given, expected, rows } = table;
  const fresh = [...given.map(() => BEGINS.given), ...expected.map(() => BEGINS.expected)];
  return { ...table, rows: [...rows, rows.at(-1) ?? fresh] };
};

/** All that can come in, once, in the order of its number; what goes out is kept where the row was there. */
export function withAllRows(table: SignalTable): SignalTable {
  const { given, expected, rows } = table;
  const known = new Map(rows.map((cells) => [cells.slice(0, given.length).join(' '), cells]));
  const all = Array.from({ length: 2 ** given.length }, (_, number) =>
    given.map((_name, at) => String(Math.floor(number / 2 ** (given.length - 1 - at)) % 2)),
  );
  const blank = expected.map(() => BEGINS.expected);
  return { ...table, rows: all.map((left) => known.get(left.join(' ')) ?? [...left, ...blank]) };
}

/** With one column more on a side, behind the others, or the same table where it has it. */
export function withColumn(table: SignalTable, side: Side, name: string): SignalTable {
  if (table[side].includes(name)) return table;
  const at = side === 'given' ? table.given.length : table.given.length + table.expected.length;
  return {
    ...table,
    [side]: [...table[side], name],
    rows: table.rows.map((cells) => cells.toSpliced(at, 0, BEGINS[side])),
  };
}

export function withoutColumn(table: SignalTable, side: Side, name: string): SignalTable {
  const at = table[side].indexOf(name);
  if (at < 0) return table;
  const column = side === 'given' ? at : table.given.length + at;
  return {
    ...table,
    [side]: table[side].toSpliced(at, 1),
    rows: table.rows.map((cells) => cells.toSpliced(column, 1)),
  };
}

/** With another name for what comes in or goes out. */
export const renamedIn = (
  table: SignalTable,
  side: Side,
  [old, name]: readonly [string, string],
): SignalTable => ({
  ...table,
  [side]: table[side].map((each) => (each === old ? name : each)),
});
