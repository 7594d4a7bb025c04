import { ApiError } from '../../lib/api-error.ts';

/** No connection, or no server behind the balancer: it may be there again in a moment. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);
const PAUSES_MS = [500, 1000, 1500];

const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.offline || PASSING_STATUSES.has(error.status));

/** Asks again when the answer was lost on the way: under the same id the server starts nothing twice. */
export async function persistently<T>(ask: () => Promise<T>): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return ask();
}
