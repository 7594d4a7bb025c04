import { LRUCache } from 'lru-cache';

/** What was counted within this time is counted again for each who asks. */
const QUICK_MS = 50;
/** Slower counts are kept for this many times as long as counting took: a machine counts a twentieth of its time at most. */
const KEPT_TIMES = 20;
const MOST_KEPT = 200;

type Kept<T> = { readonly counts: T; readonly untilMs: number };

/**
 * Counts over a whole school of a hundred thousand learners take a second: they are kept, and counted again beside
 * whoever asks for them when they have grown old. Nothing is kept of what is counted quickly.
 */
export class CountCache<T> {
  readonly #kept = new LRUCache<string, Kept<T>>({ max: MOST_KEPT });
  readonly #counting = new Map<string, Promise<T>>();

  async of(key: string, count: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept && kept.untilMs > performance.now()) return kept.counts;
    const counting = this.#counting.get(key) ?? this.#count(key, count);
    if (!kept) return counting;
    // The caller has the last count; a failure shows only to the first caller who has none.
    counting.catch(() => this.#kept.delete(key));
    return kept.counts;
  }

  #count(key: string, count: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const counting = count()
      .then((counts) => {
        const now = performance.now();
        const tookMs = now - startedAt;
        if (tookMs > QUICK_MS) this.#kept.set(key, { counts, untilMs: now + tookMs * KEPT_TIMES });
        else this.#kept.delete(key);
        return counts;
      })
      .finally(() => this.#counting.delete(key));
    this.#counting.set(key, counting);
    return counting;
  }
}
