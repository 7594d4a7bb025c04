import type { EditKind, SentEdit } from '@abhyas/contract/practice-texts';
import { textOf } from '@abhyas/contract/text-changes';
import { limits } from '@abhyas/contract/limits';
import type { ChangeSet } from '@codemirror/state';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { TextName } from './code.store.ts';
import { readEdits, type LoggedEdit, type Since } from './text-sync.rules.ts';

/** Whoever is further behind than this sends the whole text. */
const BEHIND_MAX = 2000;

/** `edits` is null where the log begins, `whole` stands where it holds the text too. */
type Row = {
  readonly version: number;
  readonly at: Date;
  readonly edits: string | null;
  readonly whole: string | null;
};

const editsOf = (row: Row): readonly LoggedEdit[] =>
  readEdits(JSON.parse(row.edits ?? '[]') as SentEdit[], '') ?? [];

/** The rows from the last whole text at or before a version on; without one from the first whole text on. */
async function rowsFrom(db: Database, name: TextName, version: number | undefined): Promise<Row[]> {
  const { accountId, assetId, key } = name;
  const { rows } = await sql<Row>`
    with mine as (
      select * from text_change where (account_id, asset_id, code_key) = (${accountId}, ${assetId}, ${key})
    )
    select version, at, edits, whole from mine
    where version >= coalesce(
      (select max(version) from mine where whole is not null and version <= ${version ?? null}::int),
      (select min(version) from mine where whole is not null and ${version ?? null}::int is null
        and version >= (select max(version) from mine) - ${limits.momentsShown})
    )
    order by version`.execute(db);
  return rows;
}

/** Whether each row says how it came from the one before. */
const follows = (row: Row, before: Row | undefined): boolean =>
  before === undefined || (row.edits !== null && row.version === before.version + 1);
const follow = (rows: readonly Row[]): boolean => rows.every((row, place) => follows(row, rows[place - 1]));

/** What was done to a text between two versions, and the text of the first; undefined when the log does not say. */
export async function findSince(
  db: Database,
  name: TextName,
  { base, version: latest }: { base: number; version: number },
): Promise<Since> {
  if (latest - base > BEHIND_MAX) return undefined;
  const rows = await rowsFrom(db, name, Math.max(base, 1));
  const isKnown = rows.at(-1)?.version === latest && follow(rows);
  if (!isKnown) return undefined;
  // Before the first version there was nothing.
  if (base === 0)
    return rows[0]?.version === 1 && rows[0].edits
      ? { baseCode: '', edits: rows.flatMap(editsOf) }
      : undefined;
  const begun = rows.findIndex(({ version }) => version === base);
  const later = rows.slice(begun + 1);
  return begun === -1
    ? undefined
    : { baseCode: rebuilt(rows.slice(0, begun + 1)), edits: later.flatMap(editsOf) };
}

/** The text after rows of which the first holds a whole one. */
function rebuilt([first, ...rest]: readonly Row[]): string {
  let text = textOf(first?.whole ?? '');
  for (const { changes } of rest.flatMap(editsOf)) text = changes.apply(text);
  return text.toString();
}

/** The text as it stood at a version of the log; undefined when it is not kept any more. */
export async function findTextAt(db: Database, name: TextName, version: number): Promise<string | undefined> {
  const rows = (await rowsFrom(db, name, version)).filter((row) => row.version <= version);
  return rows.at(-1)?.version === version && follow(rows) ? rebuilt(rows) : undefined;
}

export type Moment = {
  readonly version: number;
  readonly at: Date;
  readonly kind: EditKind;
  readonly changes: ChangeSet;
};

/** The log of a text from the first whole text that is kept on, without gaps. */
export async function findLog(db: Database, name: TextName): Promise<{ start: string; moments: Moment[] }> {
  const rows = await rowsFrom(db, name, undefined);
  let begun = 0;
  for (const [place, row] of rows.entries()) if (!follows(row, rows[place - 1])) begun = place;
  // After a gap the next whole text begins it again.
  const whole = rows.findIndex((row, place) => place >= begun && row.whole !== null);
  const [first, ...rest] = whole === -1 ? [] : rows.slice(whole);
  return {
    start: first?.whole ?? '',
    moments: rest.flatMap((row) =>
      editsOf(row).map(({ kind, ageMs, changes }) => ({
        version: row.version,
        at: new Date(row.at.getTime() - ageMs),
        kind,
        changes,
      })),
    ),
  };
}
