import { performance } from 'node:perf_hooks';

/**
 * A turn of the event loop that works longer than this makes everybody wait, also those who shall only hear that
 * there is no room for them: each of them waits for about two turns.
 */
const TARGET_MS = 15;
/** Turns that are long for so long are no burst and no pause of the garbage collector. */
const INTERVAL_MS = 300;
/** A long turn is often followed by a short one, which answers what the long one has read. */
const GAP_MS = 50;
/** The storm is over when no turn has been long for this time. */
const CALM_MS = 1000;
/** With fewer requests than these a turn is long for other reasons, and refusing them would not make it shorter. */
const CROWD = 16;

/**
 * Tells a standing queue from a burst by how long it has been there and not by its length: CoDel's target and
 * interval (K. Nichols, V. Jacobson: Controlling Queue Delay, ACM Queue 10(5), 2012), on the event loop's turns.
 * What waits there, unread in the buffers of sockets, takes no place that could be counted.
 */
export class TurnWatch {
  #turnBeganAt = 0;
  #requests = 0;
  #longSince = 0;
  #longAt = -Infinity;
  #storm = false;

  constructor() {
    this.#watch();
  }

  /** Counts a request that came in this turn; true when it comes too late in a turn of a storm. */
  comesLate(): boolean {
    this.#requests += 1;
    return this.#storm && this.#requests > CROWD && worked() - this.#turnBeganAt > TARGET_MS;
  }

  /** Node runs what `setImmediate` is given at the end of each turn; unreferenced, it wakes no loop that sleeps. */
  #watch(): void {
    setImmediate(() => {
      this.#endTurn();
      this.#watch();
    }).unref();
  }

  #endTurn(): void {
    const at = performance.now();
    const workedSoFar = worked();
    const took = workedSoFar - this.#turnBeganAt;
    const long = took > TARGET_MS && this.#requests > CROWD;
    this.#turnBeganAt = workedSoFar;
    this.#requests = 0;
    if (long) {
      if (at - this.#longAt > GAP_MS + took) this.#longSince = at;
      this.#longAt = at;
      this.#storm ||= at - this.#longSince >= INTERVAL_MS;
    } else {
      this.#storm &&= at - this.#longAt < CALM_MS;
    }
  }
}

/** Milliseconds that the event loop has not spent asleep. */
function worked(): number {
  return performance.now() - performance.nodeTiming.idleTime;
}
