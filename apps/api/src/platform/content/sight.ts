import { AsyncLocalStorage } from 'node:async_hooks';

import { EVERYTHING, type Sight } from '@abhyas/content/seen-release';

const present = new AsyncLocalStorage<Sight>();

/** Does something for whoever has this sight: all that it reads of the release is what they see (decision 0370). */
export function seeing<Result>(sight: Sight, act: () => Result): Result {
  return present.run(sight, act);
}

/** Does something for the staff or for the product itself. */
export function seeingEverything<Result>(act: () => Result): Result {
  return present.run(EVERYTHING, act);
}

/** Undefined where nobody said for whom something is done. */
export function presentSight(): Sight | undefined {
  return present.getStore();
}
