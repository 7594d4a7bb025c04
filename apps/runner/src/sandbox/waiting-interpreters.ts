import type { BoxPool } from './box-pool.ts';
import type { BoxOrder, BoxOutcome, BoxStart } from './frames.ts';

type MakePool = (start: BoxStart, size: number) => BoxPool;

/** This many orders that none of those which wait fits, and some that fit are raised. */
const MISFITS = 2;
/** Problems have limits of their own, and two of them are often solved in turn. */
const KINDS = 2;
/** A kind that so many orders have not asked for gives its share back. */
const FORGOTTEN_AFTER = 50;
/** Orders with limits that were seen once are not remembered forever. */
const STRANGERS_MOST = 16;

type Kind = { readonly key: string; readonly pool: BoxPool; askedAt: number };

/**
 * Interpreters that wait, each in a single-use box, for their program. They are started with options that depend on
 * the limits of a run, so those that wait fit the limits that were last seen more than once.
 */
export class WaitingInterpreters {
  readonly #makePool: MakePool;
  readonly #most: number;
  #size: number;
  #kinds: Kind[] = [];
  #orders = 0;
  /** How often each start that fits no kind was asked for. */
  readonly #strangers = new Map<string, number>();

  constructor(makePool: MakePool, start: BoxStart, size: number) {
    this.#makePool = makePool;
    this.#most = size;
    this.#size = size;
    this.#add(start);
  }

  /**
   * Runs the order in a box that waits with `start`; nothing if none does, or if it was lost before its
   * program began. Then the caller starts an interpreter of its own.
   */
  async run(start: BoxStart, order: BoxOrder, signal: AbortSignal): Promise<BoxOutcome | undefined> {
    const pool = this.#poolFor(start);
    if (!pool?.hasReady) return undefined;
    const outcome = await pool.run(order, signal);
    return outcome.reason === 'broken' ? undefined : outcome;
  }

  /** How many wait: all, or none while the machine is short of memory. */
  setActive(active: boolean): void {
    this.#size = active ? this.#most : 0;
    this.#share();
  }

  async close(): Promise<void> {
    await Promise.all(this.#kinds.map(({ pool }) => pool.close()));
  }

  #poolFor(start: BoxStart): BoxPool | undefined {
    const key = JSON.stringify(start);
    this.#orders += 1;
    const kind = this.#kinds.find((each) => each.key === key);
    if (kind) {
      kind.askedAt = this.#orders;
      this.#keep(this.#kinds.filter(({ askedAt }) => this.#orders - askedAt < FORGOTTEN_AFTER));
      return kind.pool;
    }
    const times = (this.#strangers.get(key) ?? 0) + 1;
    if (this.#strangers.size >= STRANGERS_MOST) this.#strangers.clear();
    this.#strangers.set(key, times);
    if (times >= MISFITS) this.#add(start);
    return undefined;
  }

  #add(start: BoxStart): void {
    const key = JSON.stringify(start);
    this.#strangers.delete(key);
    const newest = this.#kinds.toSorted((one, other) => other.askedAt - one.askedAt);
    this.#keep(newest.slice(0, KINDS - 1));
    this.#kinds.push({ key, pool: this.#makePool(start, 0), askedAt: this.#orders });
    this.#share();
  }

  #keep(kinds: Kind[]): void {
    const gone = this.#kinds.filter((kind) => !kinds.includes(kind));
    if (gone.length === 0) return;
    for (const { pool } of gone) void pool.close();
    this.#kinds = kinds;
    this.#share();
  }

  /** All kinds together are as many as one kind alone would be. */
  #share(): void {
    const most = Math.max(Math.min(this.#size, 1), Math.floor(this.#size / this.#kinds.length));
    for (const { pool } of this.#kinds) pool.resize(most);
  }
}
