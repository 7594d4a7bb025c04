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

/** The chosen language and theme of the editor; they persist on the device and in the account (spec section 4). */
export function useCodeSettings(): { settings: Settings; choose: (change: Partial<Settings>) => void } {
  const client = useQueryClient();
  const { data: settings } = useQuery(settingsQuery);
  const choose = (change: Partial<Settings>): void => {
    void client.cancelQueries({ queryKey: settingsQuery.queryKey });
    client.setQueryData<Settings>(settingsQuery.queryKey, { ...settings, ...change });
    if (change.codeLanguage !== undefined) store(storageKeys.codeLanguage, String(change.codeLanguage));
    if (change.codeTheme !== undefined) store(storageKeys.codeTheme, String(change.codeTheme));
    // Offline the device's memory holds until the next change: nothing to disturb anybody with.
    call(setSettings, { body: change }).catch(() => undefined);
  };
  return { settings, choose };
}
