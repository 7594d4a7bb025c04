import type { ErrorCode } from '@abhyas/contract/errors';

import { AppError } from '../errors.ts';

type Options = {
  /** At the same time, of one account and in all. */
  readonly perAccount: number;
  readonly inAll: number;
  /** What whoever is refused is told: to come again in a few seconds. */
  readonly busy: ErrorCode;
};

/** Lets few do at the same time what is long work or much memory, and tells the others to come again. */
export class ConcurrencyLimit {
  readonly #options: Options;
  /** Whose work is under way in this process; an account stands here as often as it works. */
  readonly #underway: string[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  /** @throws AppError while too many others work, or this account does */
  async run<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    const { perAccount, inAll, busy } = this.#options;
    const own = this.#underway.filter((other) => other === accountId).length;
    if (own >= perAccount || this.#underway.length >= inAll) throw new AppError(busy);
    this.#underway.push(accountId);
    try {
      return await work();
    } finally {
      this.#underway.splice(this.#underway.indexOf(accountId), 1);
    }
  }
}
