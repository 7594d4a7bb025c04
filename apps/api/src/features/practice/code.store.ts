import type { CodeByKey, CodeOrigin, VersionByKey } from '@abhyas/contract/practice';
import type { VersionKind } from '@abhyas/contract/practice-history';
import { limits } from '@abhyas/contract/limits';
import type { CodeKey } from '@abhyas/languages/language-info';
import { sql } from 'kysely';

import type { Database } from '../../platform/database.ts';

export type CodeOwner = { readonly accountId: string; readonly assetId: string };

export type SavedCode = {
  readonly code: CodeByKey;
  readonly versions: VersionByKey;
  readonly origins: Readonly<Partial<Record<CodeKey, CodeOrigin>>>;
};

/** All texts that a learner has saved for one problem, with their versions. */
export async function findCode(db: Database, { accountId, assetId }: CodeOwner): Promise<SavedCode> {
  const rows = await db
    .selectFrom('saved_code')
    .select(['code_key', 'code', 'version', 'writer', 'edited_at_ms'])
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .execute();
  return {
    code: Object.fromEntries(rows.map((row) => [row.code_key as CodeKey, row.code])),
    versions: Object.fromEntries(rows.map((row) => [row.code_key as CodeKey, row.version])),
    origins: Object.fromEntries(
      rows.flatMap((row) => {
        const origin = toOrigin(row);
        return origin ? [[row.code_key, origin]] : [];
      }),
    ),
  };
}

type OriginRow = { readonly writer: string | null; readonly edited_at_ms: string | number | null };

function toOrigin({ writer, edited_at_ms: editedAtMs }: OriginRow): CodeOrigin | undefined {
  return writer === null || editedAtMs === null ? undefined : { writer, editedAtMs: Number(editedAtMs) };
}

export type TextSave = {
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
  readonly taken: boolean;
  readonly version: number;
  readonly code: string | null;
  readonly saved_at: Date | null;
};

/**
 * Saves one text in one statement (autosave is the most frequent write of all), so that it is atomic
 * without a transaction. The same text again writes nothing. A text that is replaced after a stretch of
 * editing is kept as a version; one whose base is out of date is kept as a version and not taken. Saves
 * of one and the same page never stand against each other, in whatever order they come in: its latest
 * edit wins.
 */
export async function saveText(db: Database, owner: CodeOwner, save: TextSave): Promise<SaveOutcome> {
  for (;;) {
    const row = await trySave(db, owner, save);
    // No row: another save came between this statement's reading and its writing, so it is asked anew.
    if (row) return toOutcome(row);
  }
}

function toOutcome(row: SaveRow): SaveOutcome {
  const { taken, version, code, saved_at: savedAt } = row;
  return taken || code === null || savedAt === null
    ? { taken: true, version }
    : { taken: false, version, code, savedAt, origin: toOrigin(row) };
}

async function trySave(
  db: Database,
  { accountId, assetId }: CodeOwner,
  { key, code, base, origin, setAside }: TextSave,
): Promise<SaveRow | undefined> {
  const writer = origin?.writer ?? null;
  const editedAtMs = origin?.editedAtMs ?? null;
  const mine = sql`account_id = ${accountId} and asset_id = ${assetId} and code_key = ${key}`;
  const saved = await sql<SaveRow>`
    with head as materialized (
      select code, version, saved_at, stretch_began_at, writer, edited_at_ms,
        code <> ${code} and not (by_same_page and edited_at_ms > ${editedAtMs}::bigint) as differs,
        code <> ${code} and version <> coalesce(${base}::int, version) and not by_same_page as outdated,
        ${setAside}::text is not null
          or saved_at < now() - ${STRETCH_PAUSE}::interval
          or stretch_began_at < now() - ${STRETCH_LENGTH}::interval
          or length(${code}::text) * 2 < length(code) as stretch_ends
      from saved_code, lateral (select coalesce(writer = ${writer}::text, false) as by_same_page) as page
      where ${mine} for update of saved_code
    ), put_aside as (
      insert into code_version (account_id, asset_id, code_key, code, kind, saved_at)
      select ${accountId}::uuid, ${assetId}, ${key},
        case when outdated then ${code} else code end,
        case when outdated then 'other-device' else coalesce(${setAside}, 'edit') end,
        case when outdated then now() else saved_at end
      from head
      where (differs and stretch_ends and not outdated) or (outdated and not exists (
        select from code_version where ${mine} and kind = 'other-device' and code_version.code = ${code}
      ))
      returning id
    ), trimmed as (
      delete from code_version where id in (
        select id from code_version where ${mine} and exists (select from put_aside)
        order by id desc offset ${limits.codeVersionsKept - 1}
      )
    ), saved as (
      insert into saved_code as s (account_id, asset_id, code_key, code, writer, edited_at_ms)
      select ${accountId}::uuid, ${assetId}, ${key}, ${code},
        ${writer}::text, ${editedAtMs}::bigint
      where not exists (select from head where outdated or not differs)
      on conflict (account_id, asset_id, code_key) do update set
        code = excluded.code, version = s.version + 1, saved_at = now(),
        writer = excluded.writer, edited_at_ms = excluded.edited_at_ms,
        stretch_began_at =
          case when (select stretch_ends from head) then now() else s.stretch_began_at end
        where exists (select from head)
      returning version
    )
    select true as taken, version, null as code, null::timestamptz as saved_at,
      null as writer, null::bigint as edited_at_ms
    from saved
    union all
    select not outdated, version, code, saved_at, writer, edited_at_ms
    from head where outdated or not differs`.execute(db);
  return saved.rows[0];
}

export type VersionRow = {
  readonly id: string;
  readonly code: string;
  readonly kind: VersionKind;
  readonly savedAt: Date;
};

/** The texts that were set aside, newest first. */
export async function findVersions(
  db: Database,
  { accountId, assetId }: CodeOwner,
  key: CodeKey,
): Promise<VersionRow[]> {
  const rows = await db
    .selectFrom('code_version')
    .select(['id', 'code', 'kind', 'saved_at'])
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .where('code_key', '=', key)
    .orderBy('id', 'desc')
    .limit(limits.codeVersionsKept)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    kind: row.kind as VersionKind,
    savedAt: row.saved_at,
  }));
}
