import { setTimeout as sleep } from 'node:timers/promises';

/** Does a chore again and again, this long after its last end, until `signal` aborts. */
export async function every(
  intervalMs: number,
  signal: AbortSignal,
  chore: () => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    await chore();
    await sleep(intervalMs, undefined, { signal }).catch(() => {});
  }
}
