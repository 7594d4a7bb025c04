import { availableParallelism } from 'node:os';

import { WRITABLE, wallArguments } from '../../profiles/walls.ts';
import { BoxPool } from './box-pool.ts';
import { Cell, type CellIdentity, type CellSettings } from './cell.ts';
import { openCgroups, type CgroupMode, type Cgroups } from './cgroups.ts';
import type { BoxLimits, BoxOrder, BoxOutcome, BoxStart } from './frames.ts';
import type { Toolbox } from './toolbox.ts';

/** Debian leaves 60000 to 64999 to be given out on demand; each cell takes one when the runner is root. */
const FIRST_UID = 60_500;

export const ENVIRONMENT = ['LANG=C.UTF-8', 'PATH=/usr/bin:/bin', 'HOME=/tmp'];

/** A box that waits with nothing but its init inside. */
export const PLAIN_LIMITS: BoxLimits = {
  wallMs: 0,
  cpuMs: 0,
  memoryKb: 0,
  outputBytes: 0,
  processes: 0,
  fileKb: 0,
  stackKb: 0,
  artefactBytes: 0,
};

/** Makes cells with a user and a cgroup each, and keeps the plain boxes. */
export class Boxes {
  readonly #settings: CellSettings;
  readonly #cgroups: Cgroups;
  readonly #plain: BoxPool;
  #cells = 0;

  constructor(toolbox: Toolbox, { cgroups, slots }: { cgroups: CgroupMode; slots: number }) {
    this.#settings = {
      program: toolbox.cell,
      toolbox: toolbox.folder,
      filter: toolbox.filter,
      tmpfs: `size=${WRITABLE.megabytes}m,nr_inodes=${WRITABLE.files},mode=755`,
      walls: wallArguments(),
    };
    this.#cgroups = openCgroups(cgroups);
    const size = Math.min(2 * slots, slots + availableParallelism());
    this.#plain = this.pool({ limits: PLAIN_LIMITS, env: [], argv: [] }, size);
  }

  get cgroupVersion(): number {
    return this.#cgroups.version;
  }

  get settings(): CellSettings {
    return this.#settings;
  }

  /** A further cell's user and group. */
  identity(processes: number): CellIdentity {
    this.#cells += 1;
    const isRoot = process.getuid?.() === 0;
    const uid = isRoot ? FIRST_UID + (this.#cells % 4000) : 0;
    return { uid, group: this.#cgroups.create(`cell-${this.#cells}`, processes) };
  }

  pool(start: BoxStart, size: number): BoxPool {
    return new BoxPool(() => new Cell(this.#settings, this.identity(256)), start, size);
  }

  run(order: BoxOrder, signal: AbortSignal): Promise<BoxOutcome> {
    return this.#plain.run(order, signal);
  }

  async close(): Promise<void> {
    await this.#plain.close();
    this.#cgroups.close();
  }
}
