import {
  EDITOR_DEFAULTS,
  EDITOR_THEMES,
  editorSettings,
  getSettings,
  setSettings,
  settingsChange,
  type EditorSettings,
  type Settings,
  type SettingsChange,
} from '@abhyas/contract/settings';
import { LANGUAGES } from '@abhyas/languages/index';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { storageKeys } from '../../config.ts';
import { call } from '../../lib/api-client.ts';
import { read } from '../../lib/read.ts';
import { readStored, removeStored, store } from '../../lib/storage.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  meta: read(getSettings, {}).meta,
  queryFn: async ({ signal }) => {
    const chosen = untold();
    const settings = Object.keys(chosen).length > 0 ? await tell(chosen) : await call(getSettings, {});
    // What has been chosen meanwhile is newer.
    if (!signal.aborted) remember(settings);
    return settings;
  },
  initialData: keptSettings,
  initialDataUpdatedAt: 0,
  staleTime: 5 * 60_000,
});

/** As this device remembers them; both 0 by default, and when nothing can be loaded (SETTINGS-2). */
function keptSettings(): Settings {
  const editor = keptAs(editorSettings, storageKeys.codeEditor);
  return {
    codeLanguage: keptIndex(storageKeys.codeLanguage, LANGUAGES.length) as Settings['codeLanguage'],
    codeTheme: keptIndex(storageKeys.codeTheme, EDITOR_THEMES.length),
    ...(editor && { editor }),
  };
}

function keptIndex(key: string, count: number): number {
  const index = Number(readStored(key) ?? 0);
  return Number.isInteger(index) && index >= 0 && index < count ? index : 0;
}

/** What stands under a key, if it is what it should be. */
function keptAs<Kept>(schema: z.ZodMiniType<Kept>, key: string): Kept | undefined {
  try {
    return z.safeParse(schema, JSON.parse(readStored(key) ?? '')).data;
  } catch {
    return undefined;
  }
}

function remember({ codeLanguage, codeTheme, editor }: SettingsChange): void {
  if (codeLanguage !== undefined) store(storageKeys.codeLanguage, String(codeLanguage));
  if (codeTheme !== undefined) store(storageKeys.codeTheme, String(codeTheme));
  if (editor !== undefined) store(storageKeys.codeEditor, JSON.stringify(editor));
}

/** What was chosen here and the account has not taken yet, as without a connection. */
function untold(): SettingsChange {
  return keptAs(settingsChange, storageKeys.untoldSettings) ?? {};
}

async function tell(chosen: SettingsChange): Promise<Settings> {
  const settings = await call(setSettings, { body: chosen });
  // What was chosen meanwhile is still to be told.
  if (JSON.stringify(untold()) === JSON.stringify(chosen)) removeStored(storageKeys.untoldSettings);
  return settings;
}

type CodeSettings = {
  readonly settings: Settings & { readonly editor: EditorSettings };
  /** Shown and kept on this device at once, offline too. Rejects when the account has not taken it yet. */
  readonly choose: (change: Partial<Settings>) => Promise<void>;
};

/** The chosen language and theme of the editor; they persist on the device and in the account (SETTINGS-3). */
export function useCodeSettings(): CodeSettings {
  const client = useQueryClient();
  const { queryKey } = settingsQuery;
  const { data: settings } = useQuery(settingsQuery);
  // In one scope they go one after the other: of two on their way the older might arrive last.
  const { mutateAsync } = useMutation({ scope: { id: 'settings' }, mutationFn: tell });
  const choose = async (change: Partial<Settings>): Promise<void> => {
    void client.cancelQueries({ queryKey });
    client.setQueryData<Settings>(queryKey, { ...settings, ...change });
    remember(change);
    const chosen = { ...untold(), ...change };
    store(storageKeys.untoldSettings, JSON.stringify(chosen));
    await mutateAsync(chosen);
  };
  return { settings: { ...settings, editor: settings.editor ?? EDITOR_DEFAULTS }, choose };
}
