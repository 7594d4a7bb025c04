/** The file of a problem of the kind sql that makes the tables of all its data sets. */
export const SCHEMA_FILE = 'schema.sql';

/** What a data set is, and what statements are run on: the tables, and then its rows. */
export const scriptOf = (schema: string, rows: string): string => `${schema.trimEnd()}\n\n${rows}`;
