import type { HintName } from '@abhyas/contract/practice';
import { useState } from 'react';

export type OpenedHints = {
  readonly opened: ReadonlySet<HintName>;
  readonly open: (hint: HintName) => void;
};

/**
 * The hints that a learner has asked for, now or earlier.
 * @param tell is called once for each that is opened for the first time; absent where nothing is kept
 */
export function useOpenedHints(earlier: readonly HintName[], tell?: (hint: HintName) => void): OpenedHints {
  const [opened, setOpened] = useState<ReadonlySet<HintName>>(() => new Set(earlier));
  const open = (hint: HintName): void => {
    if (opened.has(hint)) return;
    setOpened(new Set([...opened, hint]));
    tell?.(hint);
  };
  return { opened, open };
}
