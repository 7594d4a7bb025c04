import type { Recording } from '@abhyas/recording/format';
import { useMemo, useState } from 'react';

import type { Steps } from './use-steps.ts';

/** So many cells of an array are shown at a time (TRACING-19). */
export const SHOWN_CELLS = 200;

/** The cells of an object that are shown, and the means to see others. */
export type Part = {
  readonly from: number;
  /** One more than the last that is shown. */
  readonly to: number;
  readonly earlier: (() => void) | undefined;
  readonly later: (() => void) | undefined;
};

/** Shows the part of an object's `count` cells that was written to last, until somebody moves on within a step. */
export function usePart(object: number | undefined, count: number, { recording, at }: Steps): Part {
  const [chosen, setChosen] = useState<{ readonly at: number; readonly from: number }>();
  const inUse = useMemo(
    () => (object === undefined || count <= SHOWN_CELLS ? 0 : partInUse(recording, at, object)),
    [recording, at, object, count],
  );
  const wanted = chosen?.at === at ? chosen.from : inUse;
  const from = wanted < count ? wanted : 0;
  const to = Math.min(count, from + SHOWN_CELLS);
  const move = (by: number) => () => setChosen({ at, from: from + by });
  return {
    from,
    to,
    earlier: from > 0 ? move(-SHOWN_CELLS) : undefined,
    later: to < count ? move(SHOWN_CELLS) : undefined,
  };
}

/** The first cell of the part that a step up to this one has written to last. */
export function partInUse({ steps }: Recording, at: number, object: number): number {
  for (let step = at; step >= 0; step -= 1) {
    const change = steps[step]?.changes.find((each) => 'object' in each && each.object === object);
    if (change) return change.kind === 'splice' ? change.start - (change.start % SHOWN_CELLS) : 0;
  }
  return 0;
}
