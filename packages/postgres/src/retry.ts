import { setTimeout as sleep } from 'node:timers/promises';

import { isConnectionFault } from './connection-fault.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;

/**
 * Repeats a call, which must be harmless to repeat, for as long as only the connection is at fault and
 * `timeoutMs` have not passed.
 */
export async function withRetry<T>(timeoutMs: number, call: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + timeoutMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await call();
    } catch (error) {
      if (!isConnectionFault(error) || performance.now() + pauseMs > giveUpAt) throw error;
    }
    await sleep(pauseMs);
  }
}
