import { cpus } from 'node:os';
import process from 'node:process';

import { GivingWay } from './giving-way.ts';
import { Pace } from './pace.ts';

/**
 * For whom a run is: somebody who learns, a learner whose account has used much in the last minute (`is_heavy_user` in
 * the queue), a visitor without an account, or nobody who waits for it.
 */
export type RunKind = 'learner' | 'heavy' | 'visitor' | 'background';

/** In the order in which the queue serves them. */
export const RUN_KINDS: readonly RunKind[] = ['learner', 'heavy', 'visitor', 'background'];

type Held = { readonly kind: RunKind; readonly sinceMs: number; readonly pace: Pace };

/** A learner's run has a slot until its programs have gone on for this long together. */
const FIRST_MS = 150;
/** It has none after this long in any case, compiling included. */
export const FIRST_ANYHOW_MS = 2000;
/** For every so many milliseconds of rest a run is given the turn as if it had gone on for one less. */
const REST_SHARE = 10;
/** One of those that go on is let go on, unless another has had so much less. */
const TURN_MS = 200;
/**
 * A program at a seat counts as one that has gone on for this long. With less, whoever begins programs there one after
 * the other has one that is new at any time, and a judged run that has just lost its slot waits for all of them.
 */
const SEATED_MS = 500;
/** With so much of a processor idle another run may go on: those that do, sleep. */
const IDLE_PROCESSORS = 0.5;
/** A look longer ago than this says nothing about now. */
const LOOK_MOST_MS = 200;
/** This much memory must be left for each of the runs beyond. */
const SPARE_RUN_MB = 512;
/** Of the slots, visitors get this share at most, and always one. */
const VISITORS_SHARE = 4;

/** What the machine has to spare. */
export type Machine = { readonly idleMs: () => number; readonly freeMb: () => number };

const THIS_MACHINE: Machine = {
  idleMs: () => cpus().reduce((sum, { times }) => sum + times.idle, 0),
  freeMb: () => process.availableMemory() / 1024 / 1024,
};

export type Room = {
  readonly slots: number;
  /** Runs beyond the slots. */
  readonly extra: number;
  /** Runs beyond these, as long as memory is free. */
  readonly spare: number;
};

/**
 * Counts which runs a runner has room for, and which of them go on. A slot is for a learner's run that has just begun,
 * so that a short one is never behind long ones. Runs that have lasted take turns on the processors which those leave:
 * who has had least goes on, the others rest. One at a compiler that others use takes no slot. What is not a learner's
 * gets slots that nobody uses, and takes none away.
 */
export class Slots {
  readonly #room: Room;
  readonly #machine: Machine;
  readonly #held = new Map<object, Held>();
  /** Programs at a seat. */
  readonly #seated = new Map<object, Pace>();
  #lookedAtMs = 0;
  #idleMs = 0;
  /** How many more go on than there are slots, because those that do leave processors idle. */
  #asleep = 0;
  readonly #givingWay = new GivingWay();
  /** At the last look, for a learner's run. */
  #hadRoom = false;

  constructor(room: Room, machine = THIS_MACHINE) {
    this.#room = room;
    this.#machine = machine;
  }

  hold(run: object, kind: RunKind, pace = new Pace()): void {
    this.#held.set(run, { kind, sinceMs: performance.now(), pace });
    this.takeTurns();
  }

  /** A program that somebody talks with takes no slot; while it computes it takes turns with runs that have lasted. */
  seat(run: object, pace: Pace): void {
    this.#seated.set(run, pace);
  }

  release(run: object): void {
    this.#held.delete(run);
    this.#seated.delete(run);
    this.takeTurns();
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

  /**
   * Hands out the turns again, to be called every now and then. True when learners' runs may be taken that could not
   * before.
   */
  look(): boolean {
    const most = this.#held.size + this.#computingAtSeats().length;
    if (this.#room.extra === 0 || most === 0) return false;
    const isIdle = this.#idleProcessors(performance.now()) >= IDLE_PROCESSORS;
    this.#asleep = Math.min(most, Math.max(0, this.#asleep + (isIdle ? 1 : -1)));
    this.takeTurns();
    const hadRoom = this.#hadRoom;
    this.#hadRoom = this.room.includes('learner');
    return this.#hadRoom && !hadRoom;
  }

  #count(kind: RunKind): number {
    return [...this.#held.values()].filter((held) => held.kind === kind).length;
  }

  #mayHoldMore(): boolean {
    const { slots, extra, spare } = this.#room;
    const beyond = this.#held.size - slots - extra;
    return beyond < 0 || (beyond < spare && this.#machine.freeMb() > (beyond + 1) * SPARE_RUN_MB);
  }

  /** Runs that take a slot: with nothing to spare, every run does. */
  #inSlots(): Held[] {
    const held = [...this.#held.values()].filter(({ pace }) => !pace.standsBy);
    return this.#room.extra === 0 ? held : held.filter((each) => isFirst(each));
  }

  #computingAtSeats(): Pace[] {
    return [...this.#seated.values()].filter((pace) => pace.hasBegun && !pace.waits);
  }

  /**
   * Beside runs in slots one of the lasting runs of learners goes on in any case. Whatever else lasts gives way: it leaves
   * one processor more, because the API, the database and this runner compute for those runs as well.
   */
  takeTurns(): void {
    const { slots, extra } = this.#room;
    if (extra === 0) return;
    const first = this.#inSlots();
    const atSeats = this.#computingAtSeats();
    const beyond = [...this.#held.values()].filter((held) => !held.pace.standsBy && !first.includes(held));
    for (const { pace } of first) pace.rests = false;
    for (const pace of this.#seated.values()) if (!atSeats.includes(pace)) pace.rests = false;
    const inTurn = [
      ...beyond.map(({ kind, pace }) => ({ pace, had: hadOf(pace), givesWay: kind !== 'learner' })),
      ...atSeats.map((pace) => ({ pace, had: SEATED_MS + hadOf(pace), givesWay: !pace.hasCredit })),
    ].toSorted((one, other) => one.had - other.had);
    const going = Math.max(1, slots - first.length) + this.#asleep;
    const isFree = first.length === 0 || this.#givingWay.isDue;
    const beside = isFree ? going : Math.min(going, slots - first.length - 1);
    let gone = 0;
    for (const { pace, givesWay } of inTurn) {
      pace.rests = gone >= (givesWay ? beside : going);
      if (!pace.rests) gone += 1;
    }
    this.#givingWay.goOn = inTurn.some(({ pace, givesWay }) => givesWay && !pace.rests);
  }

  /** How many processors of the machine did nothing since the last look. */
  #idleProcessors(nowMs: number): number {
    const idleMs = this.#machine.idleMs();
    const lookedAgoMs = nowMs - this.#lookedAtMs;
    const idle = lookedAgoMs < LOOK_MOST_MS ? (idleMs - this.#idleMs) / Math.max(1, lookedAgoMs) : 0;
    this.#idleMs = idleMs;
    this.#lookedAtMs = nowMs;
    return idle;
  }
}

function isFirst({ kind, sinceMs, pace }: Held): boolean {
  const heldMs = performance.now() - sinceMs - pace.restedMs;
  return kind === 'learner' && pace.wentMs < FIRST_MS && heldMs < FIRST_ANYHOW_MS;
}

/** What a run has had of the processors, in the order of turns. */
function hadOf(pace: Pace): number {
  const had = pace.wentMs - pace.restedMs / REST_SHARE;
  return pace.rests ? had : had - TURN_MS;
}
