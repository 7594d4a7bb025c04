/** A value as runner/main.c writes it: what JSON cannot hold, or would round, says what it is. */
export type Cell =
  | null
  | number
  | string
  | { readonly int: string }
  | { readonly real: string }
  | { readonly blob: string };
export type Row = readonly Cell[];

/** The rows of a statement, or those of a table that statements have changed. */
export type RowTable = {
  /** The changed table; null: what a SELECT gave. */
  readonly table: string | null;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** There are more rows, which are not kept. */
  readonly isCut: boolean;
};

/** How SQLite finds the rows: each step with its depth. */
export type Plan = readonly (readonly [depth: number, step: string])[];

/** Whether rows must come in the expected order and columns have the expected names. */
export type RowRules = { readonly ordered: boolean; readonly names: boolean };

/** All that statements gave. */
export type RowOutput = {
  readonly results: readonly RowTable[];
  readonly changed: readonly RowTable[];
  readonly dropped: readonly string[];
  readonly plans: readonly Plan[];
  /** Only in an expected answer. */
  readonly rules: RowRules;
};

const NO_RULES: RowRules = { ordered: false, names: false };

/** The first line of an expected answer: how rows are compared with it. */
export const rulesLine = (rules: RowRules): string => `${JSON.stringify({ compare: rules })}\n`;

/** Reads what runner/main.c printed; a line that is cut off or none of its lines is left out. */
export function readRowOutput(text: string): RowOutput {
  const tables: { table: string | null; columns: string[]; rows: Row[]; isCut: boolean }[] = [];
  const dropped: string[] = [];
  const plans: Plan[] = [];
  let rules = NO_RULES;
  for (const line of text.split('\n')) {
    const value = valueOf(line);
    if (Array.isArray(value)) tables.at(-1)?.rows.push(value as Row);
    else if (isRecord(value)) {
      const { columns, table, cut, compare } = value;
      const last = tables.at(-1);
      if (Array.isArray(columns)) {
        const name = typeof table === 'string' ? table : null;
        tables.push({ table: name, columns: columns.map(String), rows: [], isCut: false });
      } else if (cut !== undefined && last) last.isCut = true;
      else if (typeof value['dropped'] === 'string') dropped.push(value['dropped']);
      else if (Array.isArray(value['plan'])) plans.push(value['plan'] as Plan);
      else if (isRecord(compare))
        rules = { ordered: compare['ordered'] === true, names: compare['names'] === true };
    }
  }
  return {
    results: tables.filter(({ table }) => table === null),
    changed: tables.filter(({ table }) => table !== null),
    dropped,
    plans,
    rules,
  };
}

function valueOf(line: string): unknown {
  if (line === '') return undefined;
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a person reads it: a text that would read as NULL, as a number or as nothing is in quotes, as in SQL. */
export function cellText(cell: Cell): string {
  if (cell === null) return 'NULL';
  if (typeof cell === 'string') return mayMislead(cell) ? `'${cell}'` : cell;
  if (typeof cell !== 'object') return String(cell);
  if ('blob' in cell) return `x'${cell.blob}'`;
  return 'int' in cell ? cell.int : cell.real;
}

/** An empty text, too, is a number to JavaScript. */
const mayMislead = (text: string): boolean => text === 'NULL' || Number.isFinite(Number(text));
