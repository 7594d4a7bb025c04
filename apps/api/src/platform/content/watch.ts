/** Calls when nothing was heard for long. */
export class Watch {
  readonly #timer: NodeJS.Timeout;

  constructor(silentMs: number, onSilence: () => void) {
    this.#timer = setTimeout(onSilence, silentMs);
  }

  heard(): void {
    this.#timer.refresh();
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
