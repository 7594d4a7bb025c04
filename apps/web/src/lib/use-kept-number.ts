import { useState } from 'react';

import { readStored, store } from './storage.ts';

/** A number that this device remembers, such as the width of a pane. */
export function useKeptNumber(key: string, start: number): [number, (value: number) => void] {
  const [value, setValue] = useState(() => {
    const kept = Number(readStored(key) ?? Number.NaN);
    return Number.isFinite(kept) ? kept : start;
  });
  return [
    value,
    (next) => {
      setValue(next);
      store(key, String(next));
    },
  ];
}
