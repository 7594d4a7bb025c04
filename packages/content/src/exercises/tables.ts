import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import * as z from 'zod';
import { lineIn } from './programs.ts';
import type { TraceSource } from './source.ts';

/**
 * The tables of a lesson's `trace` exercises: traces.yaml beside exercises.yaml. They are recorded from real executions
 * (`npm run content:trace`, or in the console), never typed: the check wants one for every program as it stands, and `content:verify`
 * records it again and compares.
 */
export const tableFile = z.record(
  z.string(),
  z.strictObject({ of: z.string(), rows: z.array(z.array(z.string())) }),
);
export type Tables = z.infer<typeof tableFile>;

/** What a table is taken from: another program, input, line or column wants another table. */
export function tableKey({ language, code, stdin, after, variables }: TraceSource): string {
  const all = JSON.stringify([language, code, stdin, after, variables]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

export function writeTables(tables: Tables): string {
  const head =
    '# Recorded from real executions, by npm run content:trace or in the console. Do not change it by hand.\n';
  return (
    head + stringify(tables, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })
  );
}

/** The number of the line after which rows are taken, from 1 as recordings count; null where it is not in the code. */
export function tracedLine({ code, after }: TraceSource): number | null {
  const at = lineIn(code, after);
  return at === null ? null : at + 1;
}
