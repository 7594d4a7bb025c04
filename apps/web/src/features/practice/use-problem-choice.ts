import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { storageKeys } from '../../config.ts';
import { readStored, store } from '../../lib/storage.ts';
import { fromSearchParams, toSearchParams, type Choice } from './problem-list.rules.ts';

/**
 * What is chosen on /practise. It stands in the address, so that it survives reload and Back and can be
 * shared, and on the device, so that it is there at the next visit (spec section 4, Persistence).
 */
export function useProblemChoice(knownTags: readonly string[]): [Choice, (choice: Choice) => void] {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => fromSearchParams(params, knownTags), [params, knownTags]);
  const bare = params.size === 0;

  useEffect(() => {
    const kept = readStored(storageKeys.tagFilters);
    if (bare && kept) setParams(new URLSearchParams(kept), { replace: true });
    // Only when the screen is opened: a learner who takes the last filter away wants it gone.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);

  return [
    choice,
    (next) => {
      const address = toSearchParams(next);
      store(storageKeys.tagFilters, address.toString());
      setParams(address, { replace: true, preventScrollReset: true });
    },
  ];
}
