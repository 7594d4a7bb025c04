import { LRUCache } from 'lru-cache';

import { AppError } from '../errors.ts';

export type RateLimitOptions = { readonly most: number; readonly windowSeconds: number };

/** More keys than this are forgotten early, the longest unseen first: memory stays bounded under a flood. */
const KEYS_KEPT = 50_000;

/**
 * So many requests of one key in a window, counted in this process. `rate-limiter-flexible` keeps every key of a flood
 * in memory, with a timer each.
 */
export class RateLimit {
  readonly #most: number;
  readonly #counts: LRUCache<string, { requests: number }>;

  constructor({ most, windowSeconds }: RateLimitOptions) {
    this.#most = most;
    // By `max` the cache would take the memory of all keys at once, which costs each of our limits 8 ms at the start.
    this.#counts = new LRUCache({
      maxSize: KEYS_KEPT,
      sizeCalculation: () => 1,
      ttl: windowSeconds * 1000,
    });
  }

  /** Counts a request. @throws AppError 429 above the limit */
  check(key: string): void {
    const known = this.#counts.get(key);
    const count = known ?? { requests: 0 };
    count.requests += 1;
    // The window begins with the first request, and no later one moves its end.
    if (!known) this.#counts.set(key, count);
    if (count.requests <= this.#most) return;
    const seconds = Math.max(1, Math.ceil(this.#counts.getRemainingTTL(key) / 1000));
    throw new AppError('frame.too-many', { values: { seconds } });
  }
}
