import { cpus } from 'node:os';

/** For whom a run is: somebody who learns, a visitor without an account, or nobody who waits for it. */
export type RunKind = 'learner' | 'visitor' | 'background';

type Held = { readonly kind: RunKind; readonly sinceMs: number; aside: boolean };

/** A run that has taken so long gives up its slot where processors are idle: it sleeps, or there is one more for it. */
const ASIDE_AFTER_MS = 100;
const IDLE_PROCESSORS = 0.5;
/** A run that has taken so long gives it up in any case. */
const ASIDE_ANYHOW_MS = 1000;
/** Of the slots, visitors get this share at most, and always one. */
const VISITORS_SHARE = 4;

/**
 * Counts which runs a runner has room for. A slot is for a learner's run; one that lasts steps aside and goes on, so
 * that programs which sleep keep nobody waiting. What is not a learner's gets slots that nobody uses, and takes none
 * away: learners have as many as without it. `extra` runs at most are carried out beyond the slots.
 */
export class Slots {
  readonly #slots: number;
  readonly #extra: number;
  readonly #held = new Map<object, Held>();
  #lookedAtMs = 0;
  #idleMs = 0;

  constructor(slots: number, extra: number) {
    this.#slots = slots;
    this.#extra = extra;
  }

  hold(run: object, kind: RunKind): void {
    this.#held.set(run, { kind, sinceMs: performance.now(), aside: false });
  }

  release(run: object): void {
    this.#held.delete(run);
  }

  /** Which kinds of runs may be taken now; undefined when none. */
  get room(): { readonly visitors: boolean; readonly background: boolean } | undefined {
    const inSlots = this.#inSlots().length;
    if (inSlots >= this.#slots || this.#held.size >= this.#slots + this.#extra) return undefined;
    const background = this.#held.size < this.#slots;
    const visiting = [...this.#held.values()].filter(({ kind }) => kind === 'visitor').length;
    const share = Math.max(1, Math.floor(this.#slots / VISITORS_SHARE));
    return { background, visitors: background && visiting < share };
  }

  /** Lets runs that have lasted step aside. True when there is room that was not there before. */
  look(): boolean {
    const inSlots = this.#inSlots();
    if (this.#extra === 0 || inSlots.length < this.#slots) return false;
    const now = performance.now();
    const hasIdle = this.#idleProcessors(now) >= IDLE_PROCESSORS;
    const going = inSlots.find(
      ({ sinceMs }) => now - sinceMs > ASIDE_ANYHOW_MS || (hasIdle && now - sinceMs > ASIDE_AFTER_MS),
    );
    if (going) going.aside = true;
    return going !== undefined;
  }

  /** Runs that take a slot: with nothing to spare, every run does. */
  #inSlots(): Held[] {
    const held = [...this.#held.values()];
    return this.#extra === 0 ? held : held.filter(({ kind, aside }) => kind === 'learner' && !aside);
  }

  /** How many processors of the machine did nothing since the last look. */
  #idleProcessors(nowMs: number): number {
    const idleMs = cpus().reduce((sum, { times }) => sum + times.idle, 0);
    const lookedAgoMs = nowMs - this.#lookedAtMs;
    // A look of long ago tells nothing of this moment.
    const idle = lookedAgoMs < ASIDE_AFTER_MS * 2 ? (idleMs - this.#idleMs) / Math.max(1, lookedAgoMs) : 0;
    this.#idleMs = idleMs;
    this.#lookedAtMs = nowMs;
    return idle;
  }
}
