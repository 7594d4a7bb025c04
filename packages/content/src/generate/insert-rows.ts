type Value = string | number | null;

/** Writes rows as the data set of a problem of the kind sql; no rows are no statement. */
export type InsertRows = (table: string, rows: readonly (readonly Value[])[]) => string;

export const insertRows: InsertRows = (table, rows) =>
  rows.length === 0
    ? ''
    : `INSERT INTO ${table} VALUES\n${rows.map((row) => `  (${row.map(literal).join(', ')})`).join(',\n')};\n`;

function literal(value: Value): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
