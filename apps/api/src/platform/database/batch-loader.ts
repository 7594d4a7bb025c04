/** With more in flight, each would carry fewer keys; with one, a slow answer would hold up everybody. */
const IN_FLIGHT_MAX = 2;
const KEYS_MAX = 200;

type Waiting<V> = {
  readonly promise: Promise<V | undefined>;
  readonly resolve: (value: V | undefined) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * A batch loader (the idea of the library `dataloader`): while two queries are in flight, further keys are collected
 * and share the next one. A quiet server queries each key at once, alone. No key joins a query that was sent already,
 * so each answer is as fresh as if it had been asked for alone.
 *
 * `dataloader` itself collects for one tick and keeps what it has loaded for a request: the reverse of both.
 */
export function batchLoader<V>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  const waiting = new Map<string, Waiting<V>>();
  let inFlight = 0;

  const loadNext = async (): Promise<void> => {
    const batch = [...waiting].slice(0, KEYS_MAX);
    for (const [key] of batch) waiting.delete(key);
    inFlight += 1;
    try {
      const found = await load(batch.map(([key]) => key));
      for (const [key, { resolve }] of batch) resolve(found.get(key));
    } catch (error) {
      for (const [, { reject }] of batch) reject(error);
    } finally {
      inFlight -= 1;
      if (waiting.size > 0) void loadNext();
    }
  };

  return async (key) => {
    const known = waiting.get(key);
    if (known) return known.promise;
    const next = Promise.withResolvers<V | undefined>();
    waiting.set(key, next);
    if (inFlight < IN_FLIGHT_MAX) void loadNext();
    return next.promise;
  };
}
