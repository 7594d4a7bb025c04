import { sql, type RawBuilder } from 'kysely';
import type { PoolClient } from 'pg';

const MARK = /\/\* (prepared:[a-z-]+) \*\//;
/** The mark is at a statement's beginning; a text that a learner wrote is a parameter and never in it. */
const MARK_WITHIN = 60;

/**
 * Marks a statement that is asked for so often that planning it costs more than doing it: each connection parses and
 * plans it once (decision 0129). Its text must always be the same, and name its columns instead of `*`.
 */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared:${name} */`);
}

/** Sends statements that `prepared` has marked by their names. */
export function prepareMarked(client: PoolClient): void {
  const ask = client.query.bind(client) as (...parts: unknown[]) => unknown;
  const preparing = (text: unknown, values?: unknown, ...others: unknown[]): unknown => {
    const name = typeof text === 'string' ? MARK.exec(text.slice(0, MARK_WITHIN))?.[1] : undefined;
    return name === undefined ? ask(text, values, ...others) : ask({ name, text, values }, ...others);
  };
  Object.assign(client, { query: preparing });
}
