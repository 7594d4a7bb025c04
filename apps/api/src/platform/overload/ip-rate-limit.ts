import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import { AppError } from '../http/errors.ts';
import { isLoopback, networkOf } from '../http/network-address.ts';

type Options = {
  readonly most: number;
  readonly windowSeconds: number;
  /** A balancer is in front of us, so a loopback address is no longer our own machine's. */
  readonly behindProxy: boolean;
};

/** More networks than this are forgotten early, the longest unseen first: memory stays bounded under a flood. */
const NETWORKS_KEPT = 50_000;

/**
 * A coarse limit for one IP address, in this process: a whole college may sit behind one address, so the limits that
 * bite are those per account. What comes straight from loopback is not counted (PLATFORM-3). `rate-limiter-flexible`
 * keeps every key of a flood in memory, with a timer each.
 */
export class IpRateLimit {
  readonly #options: Options;
  readonly #counts: LRUCache<string, { requests: number }>;

  constructor(options: Options) {
    this.#options = options;
    this.#counts = new LRUCache({ max: NETWORKS_KEPT, ttl: options.windowSeconds * 1000 });
  }

  /** Counts a request. @throws AppError 429 above the limit */
  check({ ip }: Pick<FastifyRequest, 'ip'>): void {
    const { most, behindProxy } = this.#options;
    if (!behindProxy && isLoopback(ip)) return;
    const network = networkOf(ip);
    const known = this.#counts.get(network);
    const count = known ?? { requests: 0 };
    count.requests += 1;
    // The window begins with the first request, and no later one moves its end.
    if (!known) this.#counts.set(network, count);
    if (count.requests > most) {
      const seconds = Math.max(1, Math.ceil(this.#counts.getRemainingTTL(network) / 1000));
      throw new AppError('frame.too-many', { values: { seconds } });
    }
  }
}
