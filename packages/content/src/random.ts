/** Random values for test data: the same seed gives the same tests on every machine, forever. */
export type Random = {
  /** A whole number from `low` to `high`, both included. */
  readonly int: (low: number, high: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  /** A new list in random order. */
  readonly shuffle: <T>(items: readonly T[]) => T[];
  /** `length` whole numbers from `low` to `high`. */
  readonly ints: (length: number, low: number, high: number) => number[];
  /** `length` characters out of `alphabet`. */
  readonly text: (length: number, alphabet: string) => string;
};

/** Marsaglia's xorshift32 ("Xorshift RNGs", Journal of Statistical Software, 2003), as 32-bit integers. */
function xorshift32(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

export function createRandom(seed: number): Random {
  const next = xorshift32(seed);
  /** In [0, 1), from 53 bits as `Math.random` gives it. */
  const fraction = (): number => ((next() >>> 5) * 67_108_864 + (next() >>> 6)) / 9_007_199_254_740_992;
  const int = (low: number, high: number): number => low + Math.floor(fraction() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('pick: the list is empty');
    return items[int(0, items.length - 1)] as T;
  };
  return {
    int,
    pick,
    shuffle: (items) => {
      const order = items.map((item) => ({ item, key: next() }));
      return order.sort((a, b) => a.key - b.key).map(({ item }) => item);
    },
    ints: (length, low, high) => Array.from({ length }, () => int(low, high)),
    text: (length, alphabet) => Array.from({ length }, () => pick(alphabet.split(''))).join(''),
  };
}
