import type { CodeOrigin } from '@abhyas/contract/practice';
import type { VersionKind } from '@abhyas/contract/practice-history';
import { limits } from '@abhyas/contract/limits';
import type { CodeKey } from '@abhyas/languages/code-keys';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { groupCommit } from '../../platform/database/group-commit.ts';
import { toOrigin, type CodeOwner, type OriginRow } from './code.store.ts';

export type TextSave = {
  readonly owner: CodeOwner;
  readonly key: CodeKey;
  readonly code: string;
  /** The version the sender has seen; null takes the text whatever stands there. */
  readonly base: number | null;
  readonly origin: CodeOrigin | undefined;
  /** Why the replaced text is set aside, however young it is; null leaves that to the stretch of editing. */
  readonly setAside: VersionKind | null;
};

export type SaveOutcome =
  | { readonly taken: true; readonly version: number }
  | {
      readonly taken: false;
      readonly version: number;
      readonly code: string;
      readonly savedAt: Date;
      readonly origin: CodeOrigin | undefined;
    };

/** A stretch of editing ends after a pause of this length, or when it has lasted this long in all. */
const STRETCH_PAUSE = '2 minutes';
const STRETCH_LENGTH = '5 minutes';

type SaveRow = OriginRow & {
  /** The place among the saves that travelled together, from 1. */
  readonly nr: string;
  readonly taken: boolean;
  readonly version: number;
  readonly code: string | null;
  readonly saved_at: Date | null;
};

type Save = (save: TextSave) => Promise<SaveOutcome>;

const savers = new WeakMap<Database, Save>();

/**
 * Saves one text, together with others that come at the same moment: autosave is the most frequent write of all,
 * and each commit of its own waits for the disk. The same text again writes nothing. A text that is replaced after a
 * stretch of editing is kept as a version; one whose base is out of date is kept as a version and not taken. Saves
 * of one and the same page never stand against each other, in whatever order they come in: its latest edit wins.
 */
export function saveText(db: Database, save: TextSave): Promise<SaveOutcome> {
  const known = savers.get(db);
  if (known) return known(save);
  const saver = groupCommit({
    keyOf: ({ owner, key }: TextSave) => `${owner.accountId} ${owner.assetId} ${key}`,
    write: (saves) => saveTexts(db, saves),
  });
  savers.set(db, saver);
  return saver(save);
}

/** Outcomes in the order of the saves; none where another process saved between this statement's reading and writing. */
async function saveTexts(
  db: Database,
  saves: readonly TextSave[],
): Promise<readonly (SaveOutcome | undefined)[]> {
  const rows = new Map((await writeTexts(db, saves)).map((row) => [Number(row.nr), row]));
  return saves.map((_save, place) => {
    const row = rows.get(place + 1);
    return row && toOutcome(row);
  });
}

function toOutcome(row: SaveRow): SaveOutcome {
  const { taken, version, code, saved_at: savedAt } = row;
  return taken || code === null || savedAt === null
    ? { taken: true, version }
    : { taken: false, version, code, savedAt, origin: toOrigin(row) };
}

/** Keeps what is replaced after a stretch of editing, and what was not taken; the oldest go. */
const SET_ASIDE = sql`
  put_aside as (
    insert into code_version (account_id, asset_id, code_key, code, kind, saved_at)
    select head.account_id, head.asset_id, head.code_key,
      case when outdated then text else code end,
      case when outdated then 'other-device' else coalesce(set_aside, 'edit') end,
      case when outdated then now() else saved_at end
    from head join sent using (nr)
    where (differs and stretch_ends and not outdated) or (outdated and not exists (
      select from code_version as v
      where (v.account_id, v.asset_id, v.code_key) = (head.account_id, head.asset_id, head.code_key)
        and v.kind = 'other-device' and v.code = text
    ))
    returning account_id, asset_id, code_key
  ), trimmed as (
    delete from code_version where id in (
      select old.id from put_aside, lateral (
        select id from code_version as v
        where (v.account_id, v.asset_id, v.code_key) =
          (put_aside.account_id, put_aside.asset_id, put_aside.code_key)
        order by id desc offset ${limits.codeVersionsKept - 1}
      ) as old
    )
  )`;

/**
 * One statement, so that it is atomic without a transaction. No two of its saves are of the same text. Rows are
 * locked in the order of their keys, so that two processes never wait for each other.
 */
async function writeTexts(db: Database, saves: readonly TextSave[]): Promise<readonly SaveRow[]> {
  const saved = await sql<SaveRow>`
    ${prepared('text-saving')} with sent as materialized (
      ${asRows(saves)}
    ), head as materialized (
      select account_id, asset_id, code_key, nr, code, version, saved_at, writer, edited_at_ms,
        code <> text and not (by_same_page and edited_at_ms > typed_at_ms) as differs,
        code <> text and version <> coalesce(base, version) and not by_same_page as outdated,
        set_aside is not null
          or saved_at < now() - ${STRETCH_PAUSE}::interval
          or stretch_began_at < now() - ${STRETCH_LENGTH}::interval
          or length(text) * 2 < length(code) as stretch_ends
      from sent join saved_code using (account_id, asset_id, code_key),
        lateral (select coalesce(writer = page, false) as by_same_page) as same
      order by account_id, asset_id, code_key
      for update of saved_code
    ), ${SET_ASIDE}, saved as (
      insert into saved_code as s (account_id, asset_id, code_key, code, writer, edited_at_ms)
      select sent.account_id, sent.asset_id, sent.code_key, text, page, typed_at_ms
      from sent left join head using (nr)
      where (outdated or not differs) is not true
      order by sent.account_id, sent.asset_id, sent.code_key
      on conflict (account_id, asset_id, code_key) do update set
        code = excluded.code, version = s.version + 1, saved_at = now(),
        writer = excluded.writer, edited_at_ms = excluded.edited_at_ms,
        stretch_began_at = case when (s.account_id, s.asset_id, s.code_key) in (
          select account_id, asset_id, code_key from head where stretch_ends
        ) then now() else s.stretch_began_at end
        where (s.account_id, s.asset_id, s.code_key) in (select account_id, asset_id, code_key from head)
      returning account_id, asset_id, code_key, version
    )
    select nr, true as taken, version, null as code, null::timestamptz as saved_at,
      null as writer, null::bigint as edited_at_ms
    from saved join sent using (account_id, asset_id, code_key)
    union all
    select nr, not outdated, version, code, saved_at, writer, edited_at_ms
    from head where outdated or not differs`.execute(db);
  return saved.rows;
}

/** The saves as rows, numbered from 1. */
function asRows(saves: readonly TextSave[]): RawBuilder<unknown> {
  const column = <V>(of: (save: TextSave) => V): V[] => saves.map(of);
  return sql`
    select * from unnest(
      ${column(({ owner }) => owner.accountId)}::uuid[], ${column(({ owner }) => owner.assetId)}::text[],
      ${column(({ key }) => key)}::text[], ${column(({ code }) => code)}::text[],
      ${column(({ base }) => base)}::int[], ${column(({ origin }) => origin?.writer ?? null)}::text[],
      ${column(({ origin }) => origin?.editedAtMs ?? null)}::bigint[],
      ${column(({ setAside }) => setAside)}::text[]
    ) with ordinality as s (account_id, asset_id, code_key, text, base, page, typed_at_ms, set_aside, nr)`;
}
