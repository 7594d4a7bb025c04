/** The main database's migrations. */
export const MIGRATIONS = new URL('../../../db/migrations/', import.meta.url);

/** What they add up to, as `npm run schema` writes it. */
export const SCHEMA = new URL('../../../db/schema.sql', import.meta.url);
