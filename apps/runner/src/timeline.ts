import type { RunTimeline } from '@abhyas/queue/job';

/** Does something, and notes when it began and how long it took. */
export type Measure = <T>(name: string, act: () => Promise<T>) => Promise<T>;

/** The parts of one run, for whoever has turned traces on. */
export class Timeline {
  readonly #startedAt = performance.now();
  readonly #spans: RunTimeline['spans'];
  readonly #host: string;

  constructor(host: string, waitedMs: number) {
    this.#host = host;
    this.#spans = [{ name: 'run.queued', fromMs: -waitedMs, ms: waitedMs }];
  }

  readonly measure: Measure = async (name, act) => {
    const beganAt = performance.now();
    try {
      return await act();
    } finally {
      this.#spans.push({ name, fromMs: beganAt - this.#startedAt, ms: performance.now() - beganAt });
    }
  };

  /** What the run's outcome takes back to the API. */
  told(): RunTimeline {
    return { host: this.#host, totalMs: performance.now() - this.#startedAt, spans: this.#spans };
  }
}

/** For runs that nobody traces. */
export const unmeasured: Measure = (_name, act) => act();
