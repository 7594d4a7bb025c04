import process from 'node:process';

import { GRACE_MS } from '@abhyas/contract/console';
import type { Pool } from 'pg';

import type { Pace } from './pace.ts';
import { FIRST_ANYHOW_MS, type RunKind } from './slots.ts';
import type { TakenRow } from './taken-row.ts';

/** This much memory must be left for a program to be let in beside others. */
const FREE_MB = 512;
/** Of the seats, visitors get this share at most, and always one. */
const VISITORS_SHARE = 4;

type SeatsOptions = {
  readonly seats: number;
  /** Programs that are compiled for seats at the same time, unless one takes long. */
  readonly compiling: number;
  readonly pool: Pool;
  readonly runnerId: string;
  readonly mayTake: () => boolean;
  readonly start: (row: TakenRow) => void;
  readonly stop: (runId: string) => void;
  readonly onFault: (message: string, cause: unknown) => void;
  readonly freeMb?: () => number;
};

/**
 * Where programs sit that somebody talks with. They wait for a person nearly all the time: memory bounds how many there
 * are, and no slot is taken from runs that compute.
 */
export class Seats {
  readonly #options: SeatsOptions;
  readonly #held = new Map<object, { kind: RunKind; pace: Pace; sinceMs: number }>();
  readonly #freeMb: () => number;
  #taking = false;
  #again = false;

  constructor(options: SeatsOptions) {
    this.#options = options;
    this.#freeMb = options.freeMb ?? (() => process.availableMemory() / 1024 / 1024);
  }

  hold(run: object, kind: RunKind, pace: Pace): void {
    this.#held.set(run, { kind, pace, sinceMs: performance.now() });
  }

  release(run: object): void {
    this.#held.delete(run);
  }

  /** Takes as many as there are seats. A call that comes meanwhile is remembered: it may have come too late for a look. */
  async fill(): Promise<void> {
    this.#again = true;
    if (this.#taking) return;
    this.#taking = true;
    while (this.#again && this.#hasRoom) {
      this.#again = false;
      const row = await this.#take();
      if (!row) continue;
      this.#options.start(row);
      this.#again ||= row.more;
    }
    this.#taking = false;
  }

  /** Ends those at which nobody looks any more. Never throws. */
  async look(): Promise<void> {
    void this.fill();
    if (this.#held.size === 0) return;
    const { pool, runnerId, stop } = this.#options;
    const values = [runnerId, GRACE_MS];
    const query = { name: 'unattended', text: 'select * from queue.unattended($1, $2)', values };
    const found = await pool.query<{ run_id: string }>(query).catch(() => ({ rows: [] }));
    for (const { run_id: runId } of found.rows) stop(runId);
  }

  get #hasRoom(): boolean {
    const { seats, compiling, mayTake } = this.#options;
    const now = performance.now();
    const compiled = [...this.#held.values()].filter(
      ({ pace, sinceMs }) => !pace.hasBegun && now - sinceMs < FIRST_ANYHOW_MS,
    );
    const hasPlace = this.#held.size < seats && compiled.length < compiling;
    return hasPlace && mayTake() && this.#freeMb() > FREE_MB;
  }

  async #take(): Promise<TakenRow | undefined> {
    const { seats, pool, runnerId, onFault } = this.#options;
    const visiting = [...this.#held.values()].filter(({ kind }) => kind === 'visitor').length;
    const visitors = visiting < Math.max(1, Math.floor(seats / VISITORS_SHARE));
    const query = {
      name: 'seat',
      text: 'select * from queue.take_seat($1, $2)',
      values: [runnerId, visitors],
    };
    const found = await pool.query<TakenRow>(query).catch((error: unknown) => {
      onFault('no interactive run could be taken', error);
      return { rows: [] };
    });
    return found.rows[0];
  }
}
