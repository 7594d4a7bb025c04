import { EDITOR_THEMES, getSettings, setSettings, type Settings } from '@abhyas/contract/settings';
import { LANGUAGES } from '@abhyas/languages/index';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

import { storageKeys } from '../../config.ts';
import { call } from '../../lib/api-client.ts';
import { readStored, store } from '../../lib/storage.ts';

const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => call(getSettings, {}),
  initialData: keptSettings,
  initialDataUpdatedAt: 0,
  staleTime: 5 * 60_000,
});

/** As this device remembers them; both 0 by default, and when nothing can be loaded (spec section 3, Settings). */
function keptSettings(): Settings {
  return {
    codeLanguage: keptIndex(storageKeys.codeLanguage, LANGUAGES.length) as Settings['codeLanguage'],
    codeTheme: keptIndex(storageKeys.codeTheme, EDITOR_THEMES.length),
  };
}

function keptIndex(key: string, count: number): number {
  const index = Number(readStored(key) ?? 0);
  return Number.isInteger(index) && index >= 0 && index < count ? index : 0;
}

type CodeSettings = {
  readonly settings: Settings;
  /** Shown and kept on this device at once, offline too. Rejects when the account has not taken it. */
  readonly choose: (change: Partial<Settings>) => Promise<void>;
};

/** The chosen language and theme of the editor; they persist on the device and in the account (spec section 4). */
export function useCodeSettings(): CodeSettings {
  const client = useQueryClient();
  const { queryKey } = settingsQuery;
  const { data: settings } = useQuery(settingsQuery);
  const choose = async (change: Partial<Settings>): Promise<void> => {
    void client.cancelQueries({ queryKey });
    client.setQueryData<Settings>(queryKey, { ...settings, ...change });
    if (change.codeLanguage !== undefined) store(storageKeys.codeLanguage, String(change.codeLanguage));
    if (change.codeTheme !== undefined) store(storageKeys.codeTheme, String(change.codeTheme));
    await call(setSettings, { body: change });
  };
  return { settings, choose };
}
