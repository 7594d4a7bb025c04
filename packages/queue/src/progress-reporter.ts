import type { RunProgress } from '@abhyas/contract/running';

/** At most this often a run's progress is written; the newest wins. */
const REPORT_INTERVAL_MS = 100;

/** Lets through the newest progress at most once in each interval. The take itself has reported the start. */
export class ProgressReporter {
  readonly #send: (progress: RunProgress) => Promise<void>;
  #pending: RunProgress | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(send: (progress: RunProgress) => Promise<void>) {
    this.#send = send;
  }

  report(progress: RunProgress): void {
    this.#pending = progress;
    if (this.#timer !== undefined || this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#pending !== undefined) void this.#send(this.#pending);
    }, REPORT_INTERVAL_MS);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
