import { isolationOfBoxes } from '../../profiles/isolation.ts';
import { BoxPool, type CellSource } from './box-pool.ts';
import { Cell, type CellIdentity, type CellSettings } from './cell.ts';
import { openCgroups, type CgroupMode, type Cgroups } from './cgroups.ts';
import type { BoxLimits, BoxOrder, BoxOutcome, BoxStart } from './frames.ts';
import type { Toolbox } from './toolbox.ts';

/** Debian leaves 60000 to 64999 to be given out on demand; each cell takes one when the runner is root. */
const FIRST_UID = 60_500;
const UIDS = 4000;
/** More than any language's own limit, which holds inside the box (spawn.c). */
const PROCESSES_PER_CELL = 512;

export const ENVIRONMENT = ['LANG=C.UTF-8', 'PATH=/usr/bin:/bin', 'HOME=/tmp'];

/** A box that waits with nothing but its init inside. */
export const NO_LIMITS: BoxLimits = {
  wallMs: 0,
  cpuMs: 0,
  memoryKb: 0,
  outputBytes: 0,
  processes: 0,
  fileKb: 0,
  stackKb: 0,
  artefactBytes: 0,
};

const PLAIN: BoxStart = { limits: NO_LIMITS, env: [], argv: [] };
const AT_TERMINAL: BoxStart = { ...PLAIN, terminal: true };
/** Boxes with a terminal that wait: one that is taken is renewed at once. */
const TERMINALS_AHEAD = 2;

/** Makes cells with a user and a cgroup each, and keeps the plain boxes. */
export class Boxes {
  readonly settings: CellSettings;
  readonly #cgroups: Cgroups;
  readonly #plain: BoxPool;
  readonly #terminals: BoxPool;
  readonly #identities = new Map<Cell, CellIdentity>();
  readonly #source: CellSource = {
    take: () => {
      const identity = this.identity(0);
      const cell = new Cell(this.settings, identity);
      this.#identities.set(cell, identity);
      return cell;
    },
    giveBack: async (cell) => {
      await cell.close();
      const identity = this.#identities.get(cell);
      this.#identities.delete(cell);
      if (identity) this.#cgroups.remove(identity.group);
    },
  };
  #cells = 0;

  constructor(
    toolbox: Toolbox,
    { cgroups, slots, extra }: { cgroups: CgroupMode; slots: number; extra: number },
  ) {
    this.#cgroups = openCgroups(cgroups);
    this.settings = {
      program: toolbox.cell,
      toolbox: toolbox.folder,
      filter: this.#cgroups.version === 0 ? toolbox.filters.without : toolbox.filters.withCgroups,
      isolation: isolationOfBoxes(),
    };
    /* A slot uses one box and finds the next one waiting while the first goes away. */
    this.#plain = this.pool(PLAIN, 2 * slots + extra + 1);
    this.#terminals = this.pool(AT_TERMINAL, TERMINALS_AHEAD);
  }

  /** A further cell's user and group; `memoryMb` bounds one that gives no limit with each order. */
  identity(memoryMb: number): CellIdentity {
    this.#cells += 1;
    const uid = process.getuid?.() === 0 ? FIRST_UID + (this.#cells % UIDS) : 0;
    return {
      uid,
      group: this.#cgroups.create(`cell-${this.#cells}`, { processes: PROCESSES_PER_CELL, memoryMb }),
    };
  }

  pool(start: BoxStart, size: number): BoxPool {
    return new BoxPool(this.#source, start, size);
  }

  /** One plain box beside those of the slots. */
  backgroundPool(): BoxPool {
    return this.pool(PLAIN, 1);
  }

  run(order: BoxOrder, signal: AbortSignal): Promise<BoxOutcome> {
    return (order.terminal ? this.#terminals : this.#plain).run(order, signal);
  }

  async close(): Promise<void> {
    await Promise.all([this.#plain.close(), this.#terminals.close()]);
    this.#cgroups.close();
  }
}
