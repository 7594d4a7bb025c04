/** Who wants a turn: `subject` is whose matter it is, `network` where the wish comes from. */
export type Caller = { readonly network: string; readonly subject: string };

type Options = {
  /** Turns that are taken at the same time. */
  readonly atOnce: number;
  /** Wishes that wait, in all. */
  readonly waitingMost: number;
  /** Wishes that wait, of one network for one subject. */
  readonly waitingOfOne: number;
};

type Waiter = { readonly begin: () => void; readonly turnAway: () => void };

/** Why there is no turn: too many wait in all, or too many of the caller's own. */
export class TurnedAway extends Error {
  override readonly name = 'TurnedAway';
  readonly because: 'full' | 'own';

  constructor(because: 'full' | 'own') {
    super(because);
    this.because = because;
  }
}

/**
 * Lets work that is dear happen a few at a time. Networks take turns, and within each the subjects do, so that whoever
 * sends a hundred wishes waits behind their own. When no more may wait, the network that has most gives one up.
 */
export class FairTurns {
  readonly #options: Options;
  /** By network and subject, each level in the order in which they are served. */
  readonly #waiting = new Map<string, Map<string, Waiter[]>>();
  #waitingCount = 0;
  #running = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Does the work when the caller's turn has come. @throws TurnedAway */
  async take<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#options.atOnce) await this.#wait(caller);
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
    if (line.length >= this.#options.waitingOfOne) throw new TurnedAway('own');
    if (this.#waitingCount >= this.#options.waitingMost) this.#makeRoom(network, line.length);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    line.push({ begin: resolve, turnAway: () => reject(new TurnedAway('full')) });
    this.#waiting.set(network, subjects.set(subject, line));
    this.#waitingCount += 1;
    return promise;
  }

  /** The waiter whose turn it is; their network and subject go to the end of their lines. */
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
   * Turns the newest away of the subject that has most waiting in the network that has most.
   * @throws TurnedAway when that would be the caller's own
   */
  #makeRoom(network: string, ownLength: number): void {
    const sizes = new Map([...this.#waiting].map(([name, subjects]) => [name, sizeOf(subjects)]));
    const [longest, most] = longestOf(sizes);
    const own = most <= (sizes.get(network) ?? 0) + 1;
    const subjects = this.#waiting.get(own ? network : longest);
    if (!subjects) throw new TurnedAway('full');
    const [subject, length] = longestOf(new Map([...subjects].map(([name, line]) => [name, line.length])));
    if (own && length <= ownLength + 1) throw new TurnedAway('full');
    const line = subjects.get(subject);
    line?.pop()?.turnAway();
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
