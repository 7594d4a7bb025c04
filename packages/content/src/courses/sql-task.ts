import { readDataSet } from '@abhyas/languages/sql/data-set';
import { type RowRules, rulesLine } from '@abhyas/languages/sql/rows';
import type { FaultList } from '../files/faults.ts';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { SCHEMA_FILE, scriptOf } from '../forms/sql-script.ts';
import type { Located } from '../files/yaml-file.ts';
import type { ProblemFile } from './problem-file.ts';

/** What all tests of a problem of the kind sql have in common. */
export type SqlTask = {
  /** The statements of schema.sql, which make the tables. */
  readonly schema: string;
  readonly rules: RowRules;
};

/** The answer of a test: how rows are compared with it, and what the right solution prints. */
export const answerOf = ({ rules }: SqlTask, printed: string): string => rulesLine(rules) + printed;

/** What makes a problem one of the kind sql; null for the others. */
export function sqlTaskOf(
  source: Located<ProblemFile>,
  { folder, file, faults }: { readonly folder: Folder; readonly file: string; readonly faults: FaultList },
): SqlTask | null {
  const { kind, checker, rows } = source.value;
  if (kind !== 'sql') return null;
  if (checker !== 'trailing-space')
    faults.add(file, source.lineOf(['checker']), 'Rows have a checker of their own: leave this out.');
  const schema = textOf(folder, SCHEMA_FILE);
  if (schema === null) {
    faults.add(pathIn(folder.path, SCHEMA_FILE), 0, 'schema.sql is missing: it makes the tables.');
    return null;
  }
  for (const { line, words } of readDataSet(schema).faults)
    faults.add(pathIn(folder.path, SCHEMA_FILE), line, words);
  return { schema, rules: rows };
}

/** Notes what is wrong with the rows of a data set. */
export function checkRows(
  { schema }: SqlTask,
  rows: string,
  tell: (line: number, words: string) => void,
): void {
  const before = scriptOf(schema, '').split('\n').length - 1;
  for (const { line, words } of readDataSet(scriptOf(schema, rows)).faults)
    if (line > before) tell(line - before, words);
}
