import { cpus } from 'node:os';
import process from 'node:process';

/**
 * For whom a run is: somebody who learns, a learner whose account has used much in the last minute (`is_heavy_user` in
 * the queue), a visitor without an account, or nobody who waits for it.
 */
export type RunKind = 'learner' | 'heavy' | 'visitor' | 'background';

/** In the order in which the queue serves them. */
export const RUN_KINDS: readonly RunKind[] = ['learner', 'heavy', 'visitor', 'background'];

type Held = { readonly kind: RunKind; readonly sinceMs: number; aside: boolean };

/** A run that has taken this long gives up its slot where processors are idle: it sleeps, or there is one more for it. */
const ASIDE_AFTER_MS = 100;
const IDLE_PROCESSORS = 0.5;
/** A run that has taken this long gives it up in any case. */
const ASIDE_ANYHOW_MS = 1000;
/** This much memory must be left for each run that is carried out only because processors are idle. */
const SPARE_RUN_MB = 512;
/** Of the slots, visitors get this share at most, and always one. */
const VISITORS_SHARE = 4;

/** What a machine has to spare. */
export type Machine = { readonly idleMs: () => number; readonly freeMb: () => number };

const THIS_MACHINE: Machine = {
  idleMs: () => cpus().reduce((sum, { times }) => sum + times.idle, 0),
  freeMb: () => process.availableMemory() / 1024 / 1024,
};

export type Room = {
  readonly slots: number;
  /** Runs beyond the slots. */
  readonly extra: number;
  /** Runs beyond these, as long as processors are idle and memory is free: those that are there then sleep. */
  readonly spare: number;
};

/**
 * Counts which runs a runner has room for. A slot is for a learner's run; one that lasts steps aside and goes on, so
 * that programs which sleep keep nobody waiting. What is not a learner's gets slots that nobody uses, and takes none
 * away: learners have as many as without it.
 */
export class Slots {
  readonly #room: Room;
  readonly #machine: Machine;
  readonly #held = new Map<object, Held>();
  #lookedAtMs = 0;
  #idleMs = 0;
  #hasIdle = false;

  constructor(room: Room, machine = THIS_MACHINE) {
    this.#room = room;
    this.#machine = machine;
  }

  hold(run: object, kind: RunKind): void {
    this.#held.set(run, { kind, sinceMs: performance.now(), aside: false });
  }

  release(run: object): void {
    this.#held.delete(run);
  }

  /** Which kinds of runs may be taken now. */
  get room(): readonly RunKind[] {
    const { slots } = this.#room;
    if (!this.#mayHoldMore()) return [];
    const hasSlot = this.#inSlots().length < slots;
    const isUnused = hasSlot && this.#held.size < slots;
    const visitors = Math.max(1, Math.floor(slots / VISITORS_SHARE));
    const kinds: Record<RunKind, boolean> = {
      learner: hasSlot,
      heavy: isUnused || this.#count('heavy') === 0,
      visitor: isUnused && this.#count('visitor') < visitors,
      background: isUnused,
    };
    return RUN_KINDS.filter((kind) => kinds[kind]);
  }

  /** Lets runs that have lasted step aside. True when there may be room that was not there before. */
  look(): boolean {
    const { slots, extra } = this.#room;
    const inSlots = this.#inSlots();
    const isFull = inSlots.length >= slots;
    if (extra === 0 || (!isFull && this.#held.size < slots + extra)) return false;
    const now = performance.now();
    const hadRoom = this.room.includes('learner');
    this.#hasIdle = this.#idleProcessors(now) >= IDLE_PROCESSORS;
    const going = inSlots.find(
      ({ sinceMs }) => now - sinceMs > ASIDE_ANYHOW_MS || (this.#hasIdle && now - sinceMs > ASIDE_AFTER_MS),
    );
    if (going && isFull) going.aside = true;
    return !hadRoom && this.room.includes('learner');
  }

  #count(kind: RunKind): number {
    return [...this.#held.values()].filter((held) => held.kind === kind).length;
  }

  #mayHoldMore(): boolean {
    const { slots, extra, spare } = this.#room;
    const beyond = this.#held.size - slots - extra;
    if (beyond < 0) return true;
    return this.#hasIdle && beyond < spare && this.#machine.freeMb() > (beyond + 1) * SPARE_RUN_MB;
  }

  /** Runs that take a slot: with nothing to spare, every run does. */
  #inSlots(): Held[] {
    const held = [...this.#held.values()];
    return this.#room.extra === 0 ? held : held.filter(({ kind, aside }) => kind === 'learner' && !aside);
  }

  /** How many processors of the machine did nothing since the last look. */
  #idleProcessors(nowMs: number): number {
    const idleMs = this.#machine.idleMs();
    const lookedAgoMs = nowMs - this.#lookedAtMs;
    // A look of long ago tells nothing of this moment.
    const idle = lookedAgoMs < ASIDE_AFTER_MS * 2 ? (idleMs - this.#idleMs) / Math.max(1, lookedAgoMs) : 0;
    this.#idleMs = idleMs;
    this.#lookedAtMs = nowMs;
    return idle;
  }
}
