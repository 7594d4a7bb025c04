import { useCallback, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';

import { storageKeys } from '../../config.ts';
import { readStored, store } from '../../lib/storage.ts';
import { fromSearchParams, toSearchParams, type Choice } from './problem-list.rules.ts';

/**
 * The address is updated this long after the last key of a search: the whole frame renders it, and Safari refuses a
 * page that changes it more than 100 times in 30 seconds.
 */
const ADDRESS_AFTER_MS = 300;

type Own = {
  readonly choice: Choice;
  /** Whether it is a search that the next key may continue. */
  readonly typing: boolean;
};

/**
 * What is chosen on /practise. It stands in the address, so that it survives reload and Back and can be
 * shared, and on the device, so that it is there at the next visit (SETTINGS-3).
 */
export function useProblemChoice(knownTags: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const way = useNavigationType();
  const address = params.toString();
  const [entry, setEntry] = useState(key);
  const [own, setOwn] = useState<Own>(() => {
    const kept = params.size === 0 ? readStored(storageKeys.tagFilters) : null;
    return { choice: fromSearchParams(kept ? new URLSearchParams(kept) : params, knownTags), typing: false };
  });
  if (entry !== key) {
    setEntry(key);
    // Back, or a link. What replaces an address is this screen itself, and may come after the next choice.
    if (way !== NavigationType.Replace)
      setOwn({ choice: fromSearchParams(params, knownTags), typing: false });
  }

  useEffect(() => {
    const wanted = toSearchParams(own.choice);
    if (wanted.toString() === address) return;
    store(storageKeys.tagFilters, wanted.toString());
    const follow = (): void => setParams(wanted, { replace: true, preventScrollReset: true });
    if (!own.typing) return follow();
    const timer = setTimeout(follow, ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [own, address, setParams]);

  const change = useCallback(
    (part: Partial<Choice>, typing: boolean) =>
      setOwn((before) => ({ choice: { ...before.choice, ...part }, typing })),
    [],
  );
  const choose = useCallback((part: Partial<Choice>) => change(part, false), [change]);
  const search = useCallback((words: string) => change({ search: words }, true), [change]);
  /** The search has been left: whoever comes back to the screen finds it in the address. The choice is the same. */
  const endSearch = useCallback(() => setOwn(({ choice }) => ({ choice, typing: false })), []);
  return { choice: own.choice, choose, search, endSearch };
}
