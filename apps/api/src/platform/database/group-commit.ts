import { isDatabaseUnavailable } from '@abhyas/postgres/connection-fault';

/** With more in flight, each would carry fewer; with one, a slow disk would hold up everybody. */
const IN_FLIGHT_MAX = 2;
const BATCH_MAX = 64;

type Waiting<T, R> = { readonly item: T; readonly key: string; readonly answer: PromiseWithResolvers<R> };

type Writing<T, R> = {
  /** Items of the same key are written one after the other, in the order in which they came. */
  readonly keyOf: (item: T) => string;
  /** Writes items of different keys. An item without an answer is written again. */
  readonly write: (items: readonly T[]) => Promise<readonly (R | undefined)[]>;
};

/**
 * Group commit, as databases do it for their log: while two writes are in flight, further ones are collected and then
 * share a statement and its commit. A disk that takes long to confirm makes batches larger and the waiting no longer. A
 * quiet server writes each item at once, alone. Whoever is answered has been committed. A batch that fails is written
 * again item by item, so that nobody fails for another's fault.
 */
export function groupCommit<T, R>({ keyOf, write }: Writing<T, R>): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  const inFlight = new Set<string>();
  let writes = 0;

  const nextBatch = (): Waiting<T, R>[] => {
    const batch = new Map<string, Waiting<T, R>>();
    for (const each of waiting) {
      if (batch.size < BATCH_MAX && !inFlight.has(each.key) && !batch.has(each.key))
        batch.set(each.key, each);
    }
    waiting = waiting.filter((each) => batch.get(each.key) !== each);
    return [...batch.values()];
  };

  const commit = async (batch: readonly Waiting<T, R>[]): Promise<void> => {
    try {
      const answers = await write(batch.map(({ item }) => item));
      for (const [index, each] of batch.entries()) {
        const answer = answers[index];
        if (answer === undefined) waiting.unshift(each);
        else each.answer.resolve(answer);
      }
    } catch (error) {
      if (batch.length > 1 && !isDatabaseUnavailable(error)) {
        for (const each of batch) await commit([each]);
      } else {
        for (const { answer } of batch) answer.reject(error);
      }
    }
  };

  const writeNext = async (): Promise<void> => {
    const batch = nextBatch();
    if (batch.length === 0) return;
    for (const { key } of batch) inFlight.add(key);
    writes += 1;
    await commit(batch);
    writes -= 1;
    for (const { key } of batch) inFlight.delete(key);
    begin();
  };

  /** Begins as many writes as are free; those that find nothing to write end at once. */
  const begin = (): void => {
    for (let free = IN_FLIGHT_MAX - writes; free > 0; free -= 1) void writeNext();
  };

  return (item) => {
    const answer = Promise.withResolvers<R>();
    waiting.push({ item, key: keyOf(item), answer });
    begin();
    return answer.promise;
  };
}
