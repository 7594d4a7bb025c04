/** How often one address may try code without an account. */
export const TRIALS_PER_MINUTE = 10;
const MINUTE_MS = 60_000;

/** A sliding window of attempts by address, in memory: what is lost in a restart does no harm. */
export class TrialWindow {
  /** Who tried last comes last: forgetting begins at the front. */
  readonly #attempts = new Map<string, number[]>();

  /** How many addresses it remembers. */
  get size(): number {
    return this.#attempts.size;
  }

  /** Counts an attempt. Seconds to wait when the address has used up its share, else 0. */
  waitSeconds(address: string, nowMs: number): number {
    const recent = (this.#attempts.get(address) ?? []).filter((atMs) => nowMs - atMs < MINUTE_MS);
    const [oldest = nowMs] = recent;
    if (recent.length >= TRIALS_PER_MINUTE)
      return Math.max(1, Math.ceil((oldest + MINUTE_MS - nowMs) / 1000));
    this.#forgetOld(nowMs);
    this.#attempts.delete(address);
    this.#attempts.set(address, [...recent, nowMs]);
    return 0;
  }

  #forgetOld(nowMs: number): void {
    for (const [address, attempts] of this.#attempts) {
      if (nowMs - (attempts.at(-1) ?? 0) < MINUTE_MS) return;
      this.#attempts.delete(address);
    }
  }
}
