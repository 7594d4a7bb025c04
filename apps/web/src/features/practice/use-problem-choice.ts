import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

import { storageKeys } from '../../config.ts';
import { readStored, store } from '../../lib/storage.ts';
import { fromSearchParams, toSearchParams, type Choice } from './problem-list.rules.ts';

/** Enough for the keys of a quick typist that the address has not caught up with. */
const WRITTEN_REMEMBERED = 50;

/**
 * What is chosen on /practise. It stands in the address, so that it survives reload and Back and can be
 * shared, and on the device, so that it is there at the next visit (spec section 4, Persistence). The address
 * follows when the router has time; what is typed into the search must not wait for it.
 */
export function useProblemChoice(knownTags: readonly string[]): [Choice, (choice: Choice) => void] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [seen, setSeen] = useState(address);
  const [own, setOwn] = useState({ address, written: [address] });
  if (address !== seen) {
    setSeen(address);
    // Not one of ours that comes late, but Back, or a link.
    if (!own.written.includes(address)) setOwn({ address, written: [address] });
  }
  const choice = useMemo(
    () => fromSearchParams(new URLSearchParams(own.address), knownTags),
    [own.address, knownTags],
  );
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
      const wanted = toSearchParams(next);
      const written = wanted.toString();
      setOwn((before) => ({
        address: written,
        written: [...before.written.slice(-WRITTEN_REMEMBERED), written],
      }));
      store(storageKeys.tagFilters, written);
      setParams(wanted, { replace: true, preventScrollReset: true });
    },
  ];
}
