/** For every so many milliseconds that they rest, one is owed to the programs that give way. */
const REST_SHARE = 10;
/** They go on when they are owed this much, until it is used up. */
const TURN_MS = 50;

/**
 * Keeps programs that give way to others from resting for ever: whatever those do, a tenth of the time is theirs.
 */
export class GivingWay {
  #owedMs = 0;
  #countedAtMs = performance.now();
  #goOn = false;

  /** Whether one of them is to go on, though it should give way. */
  get isDue(): boolean {
    this.#count();
    return this.#goOn ? this.#owedMs > 0 : this.#owedMs >= TURN_MS;
  }

  /** Told whether one of them goes on from now on. */
  set goOn(goOn: boolean) {
    this.#count();
    this.#goOn = goOn;
  }

  #count(): void {
    const now = performance.now();
    const passedMs = now - this.#countedAtMs;
    this.#countedAtMs = now;
    if (this.#goOn) this.#owedMs = Math.max(0, this.#owedMs - passedMs);
    else this.#owedMs = Math.min(TURN_MS, this.#owedMs + passedMs / REST_SHARE);
  }
}
