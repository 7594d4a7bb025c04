import { isDatabaseUnavailable } from '@abhyas/postgres/connection-fault';

/** With more under way at once, each would carry fewer; with one, a slow disk would hold up everybody. */
const UNDER_WAY_MAX = 2;
const CARRIED_MAX = 64;

type Waiting<T, R> = { readonly item: T; readonly key: string; readonly answer: PromiseWithResolvers<R> };

type Writing<T, R> = {
  /** Items of the same key are written one after the other, in the order in which they came. */
  readonly keyOf: (item: T) => string;
  /** Writes items of different keys. An item without an answer is written anew. */
  readonly write: (items: readonly T[]) => Promise<readonly (R | undefined)[]>;
};

/**
 * Writes that gather while two are under way, and then share a statement and its commit: a disk that takes long to
 * confirm makes the next ones more, and not the waiting longer. A quiet server writes each alone and at once. Who is
 * answered has been committed. A write that fails is done again one by one, so that nobody fails for another's fault.
 */
export function writtenTogether<T, R>({ keyOf, write }: Writing<T, R>): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  const underWay = new Set<string>();
  let writes = 0;

  const take = (): Waiting<T, R>[] => {
    const taken = new Map<string, Waiting<T, R>>();
    for (const each of waiting) {
      if (taken.size < CARRIED_MAX && !underWay.has(each.key) && !taken.has(each.key))
        taken.set(each.key, each);
    }
    waiting = waiting.filter((each) => taken.get(each.key) !== each);
    return [...taken.values()];
  };

  const carry = async (batch: readonly Waiting<T, R>[]): Promise<void> => {
    try {
      const answers = await write(batch.map(({ item }) => item));
      for (const [place, each] of batch.entries()) {
        const answer = answers[place];
        if (answer === undefined) waiting.unshift(each);
        else each.answer.resolve(answer);
      }
    } catch (error) {
      if (batch.length > 1 && !isDatabaseUnavailable(error)) {
        for (const each of batch) await carry([each]);
      } else {
        for (const { answer } of batch) answer.reject(error);
      }
    }
  };

  const writeNext = async (): Promise<void> => {
    const batch = take();
    if (batch.length === 0) return;
    for (const { key } of batch) underWay.add(key);
    writes += 1;
    await carry(batch);
    writes -= 1;
    for (const { key } of batch) underWay.delete(key);
    begin();
  };

  /** Begins as many writes as are free; those that find nothing to carry end at once. */
  const begin = (): void => {
    for (let free = UNDER_WAY_MAX - writes; free > 0; free -= 1) void writeNext();
  };

  return (item) => {
    const answer = Promise.withResolvers<R>();
    waiting.push({ item, key: keyOf(item), answer });
    begin();
    return answer.promise;
  };
}
