/** With more under way at once, each would carry fewer keys; with one, a slow answer would hold up everybody. */
const UNDER_WAY_MAX = 2;
const KEYS_MAX = 200;

type Waiting<V> = {
  readonly promise: Promise<V | undefined>;
  readonly resolve: (value: V | undefined) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * A lookup by key that asks for many keys at once when many are wanted: while two are under way the next ones
 * gather, and share one question. A quiet server asks for each alone and at once. Nobody joins a question that
 * has been sent already, so each answer is as fresh as if it had been asked for alone.
 */
export function gathered<V>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  const waiting = new Map<string, Waiting<V>>();
  let underWay = 0;

  const askNext = async (): Promise<void> => {
    const asked = [...waiting].slice(0, KEYS_MAX);
    for (const [key] of asked) waiting.delete(key);
    underWay += 1;
    try {
      const found = await load(asked.map(([key]) => key));
      for (const [key, { resolve }] of asked) resolve(found.get(key));
    } catch (error) {
      for (const [, { reject }] of asked) reject(error);
    } finally {
      underWay -= 1;
      if (waiting.size > 0) void askNext();
    }
  };

  return async (key) => {
    const known = waiting.get(key);
    if (known) return known.promise;
    const next = Promise.withResolvers<V | undefined>();
    waiting.set(key, next);
    if (underWay < UNDER_WAY_MAX) void askNext();
    return next.promise;
  };
}
