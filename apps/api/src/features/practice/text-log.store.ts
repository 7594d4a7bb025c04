import type { SentEdit } from '@abhyas/contract/practice-texts';
import { textOf } from '@abhyas/contract/text-changes';
import { limits } from '@abhyas/contract/limits';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { TextName } from './code.store.ts';
import { readEdits, type LoggedEdit, type Since } from './text-sync.rules.ts';

/** Whoever is further behind than this sends the whole text. */
const BEHIND_MAX = 2000;

/** As many bytes of edits as are brought together for a text that was changed meanwhile: some thousand keystrokes. */
const SINCE_BYTES_MAX = 128 * 1024;
/** And as many as are shown of a log, the latest. */
const SHOWN_BYTES_MAX = 512 * 1024;

/** `edits` is null where the log begins. */
type Row = {
  readonly version: number;
  readonly edits: string | null;
};
type Log = { readonly whole: string; readonly rows: readonly Row[] };

const editsOf = (row: Row): readonly LoggedEdit[] =>
  readEdits(JSON.parse(row.edits ?? '[]') as SentEdit[], '') ?? [];

/**
 * The rows from the last whole text at or before the first version up to the last one; undefined where they are not kept,
 * or hold more than is brought together.
 */
async function rowsBetween(
  db: Database,
  { accountId, assetId, key }: TextName,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<Log | undefined> {
  const { rows } = await sql<Row & { readonly whole: string | null }>`
    with mine as (
      select version, edits, whole from text_change
      where (account_id, asset_id, code_key) = (${accountId}, ${assetId}, ${key}) and version <= ${last}
        and version >= (select max(version) from text_change
          where (account_id, asset_id, code_key) = (${accountId}, ${assetId}, ${key})
            and whole is not null and version <= ${first})
    )
    select version, edits, case when version = first then whole end as whole
    from mine, (select min(version) as first from mine) as begun
    where (select coalesce(sum(octet_length(edits)), 0) from mine where version > first) <= ${SINCE_BYTES_MAX}
    order by version`.execute(db);
  return rows.length === 0 || !follow(rows) ? undefined : { whole: rows[0]?.whole ?? '', rows };
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
  const log = await rowsBetween(db, name, { first: Math.max(base, 1), last: latest });
  if (log?.rows.at(-1)?.version !== latest) return undefined;
  const { rows } = log;
  // Before the first version there was nothing.
  if (base === 0)
    return rows[0]?.version === 1 && rows[0].edits
      ? { baseCode: '', edits: rows.flatMap(editsOf) }
      : undefined;
  const begun = rows.findIndex(({ version }) => version === base);
  const later = rows.slice(begun + 1);
  return begun === -1
    ? undefined
    : { baseCode: rebuilt(log.whole, rows.slice(1, begun + 1)), edits: later.flatMap(editsOf) };
}

/** The text after rows that follow a whole one. */
function rebuilt(whole: string, rows: readonly Row[]): string {
  let text = textOf(whole);
  for (const { changes } of rows.flatMap(editsOf)) text = changes.apply(text);
  return text.toString();
}

/** The text as it stood at a version of the log; undefined when it is not kept any more. */
export async function findTextAt(db: Database, name: TextName, version: number): Promise<string | undefined> {
  const log = await rowsBetween(db, name, { first: version, last: version });
  return log?.rows.at(-1)?.version === version ? rebuilt(log.whole, log.rows.slice(1)) : undefined;
}

type Kept = { readonly accountId: string; readonly assetId: string; readonly until: Date };

/** Keeps the logs of an account's texts of one asset for longer than a day, as a class or an exam asks: never shorter. */
export async function keepLogs(db: Database, { accountId, assetId, until }: Kept): Promise<void> {
  await sql`
    insert into kept_text_log as kept (account_id, asset_id, until) values (${accountId}, ${assetId}, ${until})
    on conflict (account_id, asset_id) do update set until = greatest(kept.until, excluded.until)`.execute(
    db,
  );
}

/**
 * The log of a text from the first whole text that is kept and shown on, without gaps, as the call `textLog` answers it.
 * The database writes it: a long log is a thousand rows, of which nobody here reads any.
 * @param since Nothing of what was written before is shown, but the text that stood there when it begins.
 */
export async function findLog(
  db: Database,
  { accountId, assetId, key }: TextName,
  since = new Date(0),
): Promise<Buffer> {
  const { rows } = await sql<{ readonly start: string | null; readonly rows: string | null }>`
    with mine as (
      select version, at, edits, whole,
        sum(octet_length(coalesce(edits, ''))) over (order by version desc) as bytes,
        max(version) over () as latest,
        edits is null or version is distinct from lag(version) over (order by version) + 1 as breaks
      from text_change where (account_id, asset_id, code_key) = (${accountId}, ${assetId}, ${key}) and at >= ${since}
    ), shown as (
      select * from mine where bytes <= ${SHOWN_BYTES_MAX} and version >= latest - ${limits.momentsShown}
    ), begun as materialized ( -- once, and not again for each row
      select min(version) as first from shown
      where whole is not null and version >= (select coalesce(max(version), 0) from shown where breaks)
    )
    select max(whole) filter (where version = first) as start,
      string_agg(format('{"version":%s,"at":"%s","edits":%s}', version,
        to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), edits), ',' order by version)
        filter (where version > first) as rows
    from shown, begun where version >= first`.execute(db);
  const [log] = rows;
  return Buffer.from(`{"start":${JSON.stringify(log?.start ?? '')},"rows":[${log?.rows ?? ''}]}`);
}
