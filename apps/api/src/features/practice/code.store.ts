import type { CodeByKey, CodeOrigin, VersionByKey } from '@abhyas/contract/practice';
import type { VersionKind } from '@abhyas/contract/practice-history';
import { limits } from '@abhyas/contract/limits';
import type { CodeKey } from '@abhyas/languages/code-keys';

import type { Database } from '../../platform/database/database.ts';

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

export type OriginRow = { readonly writer: string | null; readonly edited_at_ms: string | number | null };

/** Which page wrote a text, and when; not known of texts that older pages saved. */
export function toOrigin({ writer, edited_at_ms: editedAtMs }: OriginRow): CodeOrigin | undefined {
  return writer === null || editedAtMs === null ? undefined : { writer, editedAtMs: Number(editedAtMs) };
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
