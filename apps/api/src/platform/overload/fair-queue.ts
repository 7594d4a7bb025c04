/** The caller: `subject` is the account that the request is about, `network` where it comes from. */
export type Caller = { readonly network: string; readonly subject: string };

type Options = {
  /** Tasks that run at the same time. */
  readonly concurrency: number;
  /** Tasks that wait, in all. */
  readonly waitingMax: number;
  /** Tasks that wait, of one network for one subject. */
  readonly waitingMaxPerCaller: number;
};

type Waiter = { readonly begin: () => void; readonly reject: () => void };

/** Why a task may not even wait: too many do in all, or too many of the caller's own. */
export class QueueRejection extends Error {
  override readonly name = 'QueueRejection';
  readonly because: 'full' | 'own';

  constructor(because: 'full' | 'own') {
    super(because);
    this.because = because;
  }
}

/**
 * Fair queueing for expensive work, a few tasks at a time. Networks are served round robin, and within each its
 * subjects, so that whoever sends a hundred requests waits behind their own. When no more may wait, the network that has
 * most gives one up. (`p-queue` and `bottleneck` know priorities, but no fairness between callers.)
 */
export class FairQueue {
  readonly #options: Options;
  /** By network and subject, each level in the order in which they are served. */
  readonly #waiting = new Map<string, Map<string, Waiter[]>>();
  #waitingCount = 0;
  #running = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Does the work as soon as the caller is served. @throws QueueRejection */
  async run<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#options.concurrency) await this.#wait(caller);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next.begin();
      else this.#running -= 1;
    }
  }

  #wait({ network, subject }: Caller): Promise<void> {
    const subjects = this.#waiting.get(network) ?? new Map<string, Waiter[]>();
    const line = subjects.get(subject) ?? [];
    if (line.length >= this.#options.waitingMaxPerCaller) throw new QueueRejection('own');
    if (this.#waitingCount >= this.#options.waitingMax) this.#makeRoom(network, line.length);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    line.push({ begin: resolve, reject: () => reject(new QueueRejection('full')) });
    this.#waiting.set(network, subjects.set(subject, line));
    this.#waitingCount += 1;
    return promise;
  }

  /** The next waiter; their network and subject go to the end of their lines. */
  #next(): Waiter | undefined {
    for (const [network, subjects] of this.#waiting) {
      for (const [subject, line] of subjects) {
        const first = line.shift();
        subjects.delete(subject);
        if (line.length > 0) subjects.set(subject, line);
        this.#waiting.delete(network);
        if (subjects.size > 0) this.#waiting.set(network, subjects);
        this.#waitingCount -= 1;
        return first;
      }
    }
    return undefined;
  }

  /**
   * Rejects the newest of the subject that has most waiting in the network that has most.
   * @throws QueueRejection when that would be the caller's own
   */
  #makeRoom(network: string, ownLength: number): void {
    const sizes = new Map([...this.#waiting].map(([name, subjects]) => [name, sizeOf(subjects)]));
    const [longest, most] = longestOf(sizes);
    const own = most <= (sizes.get(network) ?? 0) + 1;
    const subjects = this.#waiting.get(own ? network : longest);
    if (!subjects) throw new QueueRejection('full');
    const [subject, length] = longestOf(new Map([...subjects].map(([name, line]) => [name, line.length])));
    if (own && length <= ownLength + 1) throw new QueueRejection('full');
    const line = subjects.get(subject);
    line?.pop()?.reject();
    if (line?.length === 0) subjects.delete(subject);
    this.#waitingCount -= 1;
  }
}

const sizeOf = (subjects: ReadonlyMap<string, readonly Waiter[]>): number =>
  [...subjects.values()].reduce((sum, line) => sum + line.length, 0);

/** The last of those that have most. */
function longestOf(sizes: ReadonlyMap<string, number>): readonly [string, number] {
  return [...sizes].reduce((one, other) => (other[1] >= one[1] ? other : one), ['', 0]);
}
