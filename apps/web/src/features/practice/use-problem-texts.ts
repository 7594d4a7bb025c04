import type { Problem } from '@abhyas/contract/practice';
import { CODE_KEYS, type CodeKey } from '@abhyas/languages/code-keys';
import { useEffect, useMemo } from 'react';

import type { HeldTexts } from '../../lib/synced-text/open-texts.ts';
import type { SyncedText } from '../../lib/synced-text/synced-text.ts';
import { useTexts } from '../../lib/synced-text/use-text.ts';
import { texts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toasts.ts';

type Wanted = {
  readonly accountId: string;
  readonly assetId: string;
  readonly data: NonNullable<Problem['assetData']>;
  readonly held: HeldTexts;
};

/** The learner's texts of one problem, one for each key that it offers. */
export function useProblemTexts({ accountId, assetId, data, held }: Wanted): (key: CodeKey) => SyncedText {
  const account = useMemo(() => accountTexts(data), [data]);
  const keys = useMemo(() => [...account.keys()], [account]);
  const opened = useTexts(
    [...account].map(([part, text]) => ({ name: { accountId, assetId, part }, account: text, held })),
  );
  const byKey = useMemo(
    () => new Map(opened.map((text, index) => [keys[index] ?? 'c', text])),
    [opened, keys],
  );
  useEffect(() => {
    const meet = async (): Promise<void> => {
      const replaced = await Promise.all(
        [...account].map(async ([key, text]) => (await byKey.get(key)?.meetAccount(text)) === true),
      );
      if (replaced.includes(true)) showToast(texts.practice.saving.updated);
    };
    void meet();
  }, [byKey, account]);
  return (key) => {
    const text = byKey.get(key);
    if (!text) throw new Error(`this problem has no text in ${key}`);
    return text;
  };
}

function accountTexts({
  code,
  codeVersions,
}: Wanted['data']): ReadonlyMap<CodeKey, { code: string; version: number }> {
  return new Map(
    CODE_KEYS.flatMap((key) => {
      const text = code[key];
      return text === undefined ? [] : [[key, { code: text, version: codeVersions[key] ?? 0 }] as const];
    }),
  );
}
