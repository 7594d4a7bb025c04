import { getSettings, setSettings, type Settings, type SettingsChange } from '@abhyas/contract/settings';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../lib/api-client.ts';

/** Both 0 until chosen, and also when they cannot be loaded (spec section 3, Settings). */
export const DEFAULT_SETTINGS: Settings = { codeLanguage: 0, codeTheme: 0 };

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => call(getSettings, {}),
  staleTime: 5 * 60_000,
});

/** Keeps what is chosen in the account: at once on the screen, and taken back if it cannot be saved. */
export function useChooseSettings() {
  const client = useQueryClient();
  const { queryKey } = settingsQuery;
  return useMutation({
    mutationFn: (chosen: SettingsChange) => call(setSettings, { body: chosen }),
    onMutate: async (chosen) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, { ...(before ?? DEFAULT_SETTINGS), ...withoutUndefined(chosen) });
      return { before };
    },
    onError: (_error, _chosen, context) => client.setQueryData(queryKey, context?.before),
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
  });
}

function withoutUndefined({ codeLanguage, codeTheme }: SettingsChange): Partial<Settings> {
  return {
    ...(codeLanguage !== undefined && { codeLanguage }),
    ...(codeTheme !== undefined && { codeTheme }),
  };
}
