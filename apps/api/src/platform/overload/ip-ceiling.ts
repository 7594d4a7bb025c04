import type { FastifyRequest } from 'fastify';

import { AppError } from '../http/errors.ts';
import { isLoopback, networkOf } from '../http/network-address.ts';

type Options = {
  readonly most: number;
  readonly windowSeconds: number;
  /** A balancer is in front of us, so a loopback address is no longer our own machine's. */
  readonly behindProxy: boolean;
};

/** More addresses than this are forgotten early, the oldest first: memory stays bounded under a flood. */
const ADDRESSES_KEPT = 50_000;

/**
 * A coarse ceiling for one IP address, in this process: a whole college may sit behind one address, so the
 * limits that bite are those per account. What comes straight from loopback is not counted (PLATFORM-3).
 */
export class IpCeiling {
  readonly #options: Options;
  readonly #counts = new Map<string, { count: number; endsAtMs: number }>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Counts a request. @throws AppError 429 above the ceiling */
  check({ ip }: Pick<FastifyRequest, 'ip'>): void {
    const { most, windowSeconds, behindProxy } = this.#options;
    if (!behindProxy && isLoopback(ip)) return;
    const nowMs = performance.now();
    const key = networkOf(ip);
    const known = this.#counts.get(key);
    const current =
      known && known.endsAtMs > nowMs ? known : { count: 0, endsAtMs: nowMs + windowSeconds * 1000 };
    current.count += 1;
    this.#counts.delete(key);
    this.#counts.set(key, current);
    this.#forgetOldest();
    if (current.count > most) {
      const seconds = Math.ceil((current.endsAtMs - nowMs) / 1000);
      throw new AppError('frame.too-many', { status: 429, values: { seconds } });
    }
  }

  #forgetOldest(): void {
    if (this.#counts.size <= ADDRESSES_KEPT) return;
    for (const [oldest] of this.#counts) {
      this.#counts.delete(oldest);
      return;
    }
  }
}
