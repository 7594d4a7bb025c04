import type { Cell, Row } from './rows.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A column as the schema declares it. */
export type DataColumn = {
  readonly name: string;
  readonly type: string;
  readonly isKey: boolean;
  /** `customers(id)`: the column whose values it holds. */
  readonly references: string | null;
};

/** A table of a data set with its rows. */
export type DataTable = {
  readonly name: string;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly Row[];
};

/** A statement that is none of those of which data sets are made. */
export type DataFault = { readonly line: number; readonly words: string };

export type DataSet = { readonly tables: readonly DataTable[]; readonly faults: readonly DataFault[] };

type Building = { name: string; columns: DataColumn[]; rows: Row[] };

/**
 * Reads the script of a data set without running it: CREATE TABLE, and INSERT with values as they are. Of what else is in
 * it, indexes, views and triggers are passed over.
 */
export function readDataSet(script: string): DataSet {
  const tables: Building[] = [];
  const faults: DataFault[] = [];
  for (const statement of statementsOf(tokensOf(script))) {
    const [first, second] = statement;
    const line = first?.line ?? 0;
    const told = (words: string) => faults.push({ line, words });
    const verb = word(first);
    if (verb === 'CREATE' && word(second) === 'TABLE') {
      const table = tableIn(statement);
      if (table) tables.push(table);
      else told('This CREATE TABLE cannot be read.');
    } else if (verb === 'INSERT') {
      const fault = insert(statement, tables);
      if (fault) told(fault);
    } else if (verb !== 'CREATE' || !PASSED_OVER.has(word(second)))
      told('A data set is made of CREATE TABLE, CREATE INDEX, CREATE VIEW and INSERT INTO … VALUES.');
  }
  return { tables, faults };
}

const PASSED_OVER = new Set(['INDEX', 'UNIQUE', 'VIEW']);

const word = (token: Token | undefined): string =>
  token?.kind === 'name' ? token.value.toUpperCase() : (token?.value ?? '');

function statementsOf(tokens: readonly Token[]): Token[][] {
  const statements: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'sign' && token.value === ';') statements.push([]);
    else statements.at(-1)?.push(token);
  }
  return statements.filter(({ length }) => length > 0);
}

const isSign = (token: Token | undefined, sign: string): boolean =>
  token?.kind === 'sign' && token.value === sign;

/** The tokens between brackets, from the first bracket at or after `from`, cut at the outer commas; and where they end. */
function listAt(
  tokens: readonly Token[],
  from: number,
): { readonly parts: Token[][]; readonly end: number } | null {
  const open = tokens.findIndex((token, index) => index >= from && isSign(token, '('));
  if (open === -1) return null;
  const parts: Token[][] = [[]];
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    if (isSign(token, '(')) depth += 1;
    if (isSign(token, ')')) depth -= 1;
    if (depth === 0) return { parts, end: index + 1 };
    if (depth === 1 && isSign(token, ',')) parts.push([]);
    else if (index > open) parts.at(-1)?.push(token);
  }
  return null;
}

function tableIn(statement: readonly Token[]): Building | null {
  const list = listAt(statement, 2);
  const open = statement.findIndex((token) => isSign(token, '('));
  const name = statement[open - 1]?.value;
  if (!list || name === undefined) return null;
  const table: Building = { name, columns: [], rows: [] };
  for (const part of list.parts) {
    if (CONSTRAINTS.has(word(part[0]))) constrain(table, part);
    else table.columns.push(columnIn(part));
  }
  return table;
}

const CONSTRAINTS = new Set(['PRIMARY', 'FOREIGN', 'UNIQUE', 'CHECK', 'CONSTRAINT']);
const AFTER_TYPE = new Set([
  'PRIMARY',
  'NOT',
  'NULL',
  'UNIQUE',
  'CHECK',
  'DEFAULT',
  'REFERENCES',
  'COLLATE',
  'CONSTRAINT',
]);

function columnIn(tokens: readonly Token[]): DataColumn {
  const words = tokens.map(word);
  const end = words.findIndex((each, index) => index > 0 && AFTER_TYPE.has(each));
  const type = tokens.slice(1, end === -1 ? undefined : end).map(({ value }) => value);
  return {
    name: tokens[0]?.value ?? '',
    type: type.join(' ').replaceAll(/ ?([(),]) ?/g, '$1'),
    isKey: words.includes('PRIMARY'),
    references: referenceIn(tokens),
  };
}

function referenceIn(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex((token) => word(token) === 'REFERENCES');
  const table = tokens[at + 1]?.value;
  if (at === -1 || table === undefined) return null;
  const column = isSign(tokens[at + 2], '(') ? `(${tokens[at + 3]?.value ?? ''})` : '';
  return `${table}${column}`;
}

/** PRIMARY KEY (a, b) and FOREIGN KEY (a) REFERENCES t(b). */
function constrain(table: Building, tokens: readonly Token[]): void {
  const names = listAt(tokens, 0)?.parts.map((part) => part[0]?.value) ?? [];
  const words = tokens.map(word);
  const references = referenceIn(tokens);
  table.columns = table.columns.map((column) => {
    if (!names.includes(column.name)) return column;
    if (words.includes('PRIMARY')) return { ...column, isKey: true };
    return words.includes('FOREIGN') ? { ...column, references } : column;
  });
}

/** Adds the rows of an INSERT; says what is wrong with it, if anything is. */
function insert(statement: readonly Token[], tables: readonly Building[]): string | undefined {
  const into = statement.findIndex((token) => word(token) === 'INTO');
  const name = statement[into + 1]?.value ?? '';
  const table = tables.find((each) => lower(each) === name.toLowerCase());
  if (!table) return `There is no table ${name} before this line.`;
  const from = statement.findIndex((token) => word(token) === 'VALUES');
  if (from === -1) return 'Rows of a data set are written as INSERT INTO … VALUES (…), (…).';
  const named = isSign(statement[into + 2], '(') ? listAt(statement, into + 2)?.parts : undefined;
  const columns = named?.map((part) => part[0]?.value.toLowerCase()) ?? table.columns.map(lower);
  for (let list = listAt(statement, from); list; list = listAt(statement, list.end)) {
    const values = list.parts.map(valueIn);
    if (values.includes(undefined) || values.length !== columns.length)
      return `A row of ${table.name} needs ${columns.length} plain values: numbers, texts in '…', x'…' or NULL.`;
    table.rows.push(table.columns.map((column) => values[columns.indexOf(lower(column))] ?? null));
  }
  return undefined;
}

const lower = ({ name }: { readonly name: string }): string => name.toLowerCase();

function valueIn(tokens: readonly Token[]): Cell | undefined {
  const isNegative = isSign(tokens[0], '-');
  const [token, more] = isNegative ? tokens.slice(1) : tokens;
  if (!token || more) return undefined;
  if (token.kind === 'number') return numberOf(`${isNegative ? '-' : ''}${token.value}`);
  return isNegative ? undefined : plainIn(token);
}

function plainIn(token: Token): Cell | undefined {
  if (token.kind === 'text') return token.value;
  if (token.kind === 'blob') return { blob: token.value };
  return word(token) === 'NULL' ? null : undefined;
}

function numberOf(digits: string): Cell {
  const value = Number(digits);
  return Number.isInteger(value) && !Number.isSafeInteger(value) && !/[.e]/i.test(digits)
    ? { int: digits }
    : value;
}
