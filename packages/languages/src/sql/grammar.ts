import { sql, SQLite } from '@codemirror/lang-sql';
import type { LanguageSupport } from '@codemirror/language';

import { readDataSet } from './data-set.ts';

/** SQL as SQLite has it, which offers the names of the tables that the script makes, and of their columns. */
export function grammar(tables = ''): LanguageSupport {
  const schema = Object.fromEntries(
    readDataSet(tables).tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
  const [only, another] = Object.keys(schema);
  return sql({
    dialect: SQLite,
    schema,
    upperCaseKeywords: true,
    ...(only !== undefined && another === undefined && { defaultTable: only }),
  });
}
