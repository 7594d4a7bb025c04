import type { FastifyRequest } from 'fastify';

import { isLoopback, networkOf } from '../network-address.ts';
import { RateLimit, type RateLimitOptions } from './rate-limit.ts';

type Options = RateLimitOptions & {
  /** A balancer is in front of us, so a loopback address is no longer our own machine's. */
  readonly behindProxy: boolean;
};

/**
 * A coarse limit for one IP address, in this process: a whole college may sit behind one address, so the limits that
 * bite are those per account. What comes straight from loopback is not counted (PLATFORM-3).
 */
export class IpRateLimit {
  readonly #limit: RateLimit;
  readonly #behindProxy: boolean;

  constructor({ behindProxy, ...limit }: Options) {
    this.#limit = new RateLimit(limit);
    this.#behindProxy = behindProxy;
  }

  /** Counts a request. @throws AppError 429 above the limit */
  check({ ip }: Pick<FastifyRequest, 'ip'>): void {
    if (!this.#behindProxy && isLoopback(ip)) return;
    this.#limit.check(networkOf(ip));
  }
}
