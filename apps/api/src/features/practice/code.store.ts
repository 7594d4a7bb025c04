import type { CodeByKey, VersionByKey } from '@abhyas/contract/practice';
import type { VersionKind } from '@abhyas/contract/practice-history';
import { limits } from '@abhyas/contract/limits';
import type { CodeKey } from '@abhyas/languages/code-keys';

import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';

export type CodeOwner = { readonly accountId: string; readonly assetId: string };

/** Which of an account's texts: of a problem's code the problem and its key. */
export type TextName = CodeOwner & { readonly key: string };

export type SavedCode = { readonly code: CodeByKey; readonly versions: VersionByKey };

/** All texts that a learner has saved for one problem, with their versions. */
export async function findCode(db: Database, { accountId, assetId }: CodeOwner): Promise<SavedCode> {
  const rows = await db
    .selectFrom('saved_code')
    .select(['code_key', 'code', 'version'])
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .execute();
  return {
    code: Object.fromEntries(rows.map((row) => [row.code_key as CodeKey, row.code])),
    versions: Object.fromEntries(rows.map((row) => [row.code_key as CodeKey, row.version])),
  };
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
  { accountId, assetId, key }: TextName,
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

/** One text and its version; undefined when it was never saved. */
export async function findText(
  db: Database,
  { accountId, assetId, key }: TextName,
): Promise<{ code: string; version: number } | undefined> {
  return db
    .selectFrom('saved_code')
    .select(['code', 'version'])
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .where('code_key', '=', key)
    .executeTakeFirst();
}

/** All texts that an account keeps under the name of an asset. */
export async function findTexts(
  db: Database,
  { accountId, assetId }: CodeOwner,
): Promise<{ key: string; code: string; version: number }[]> {
  return db
    .selectFrom('saved_code')
    .select(['code_key as key', 'code', 'version'])
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .orderBy('code_key')
    .execute();
}

/** A text, and the version of it that somebody knows. */
export type KnownText = { readonly name: TextName; readonly version: number };

/** Which of these texts are further than the known version, by their places. */
export async function findNewer(db: Database, known: readonly KnownText[]): Promise<number[]> {
  const { rows } = await sql<{ readonly nr: string }>`
    ${prepared('newer-texts')} with known as materialized (
      select * from unnest(
        ${known.map(({ name }) => name.accountId)}::uuid[], ${known.map(({ name }) => name.assetId)}::text[],
        ${known.map(({ name }) => name.key)}::text[], ${known.map(({ version }) => version)}::int[]
      ) with ordinality as k (account_id, asset_id, code_key, seen, nr)
    )
    select nr from known join saved_code using (account_id, asset_id, code_key)
    where version > seen`.execute(db);
  return rows.map(({ nr }) => Number(nr) - 1);
}
