import { editorSettings, type Settings, type SettingsChange } from '@abhyas/contract/settings';

import type { Database } from '../../platform/database/database.ts';

/** Editor language and theme, both 0 until chosen (SETTINGS-1), and how else the editor is set up. */
export async function findSettings(db: Database, accountId: string): Promise<Settings> {
  const row = await db
    .selectFrom('settings')
    .select(['code_language', 'code_theme', 'editor'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  // What a later version has written may say more than this one knows.
  const editor = editorSettings.safeParse(row?.editor);
  return {
    codeLanguage: (row?.code_language ?? 0) as Settings['codeLanguage'],
    codeTheme: row?.code_theme ?? 0,
    ...(editor.success && { editor: editor.data }),
  };
}

/** Changes what `chosen` names and leaves the rest. */
export async function saveSettings(db: Database, accountId: string, chosen: SettingsChange): Promise<void> {
  const columns = {
    ...(chosen.codeLanguage !== undefined && { code_language: chosen.codeLanguage }),
    ...(chosen.codeTheme !== undefined && { code_theme: chosen.codeTheme }),
    ...(chosen.editor !== undefined && { editor: JSON.stringify(chosen.editor) }),
  };
  if (Object.keys(columns).length === 0) return;
  await db
    .insertInto('settings')
    .values({ account_id: accountId, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute();
}
