import { existsSync, mkdirSync, readFileSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { SandboxUnavailable } from './sandbox-unavailable.ts';

/** `required` takes the best there is and nothing less; `auto` does without where there is none. */
export type CgroupMode = 'auto' | 'required' | 'v2' | 'v1' | 'none';

/** The groups of one cell: none, v1's three (memory, pids, cpuacct) or v2's one. */
export type CellGroup = { readonly version: 0 | 1 | 2; readonly directories: readonly string[] };

/** `memoryMb` 0: the cell sets its limit with each order. */
type GroupBounds = { readonly processes: number; readonly memoryMb: number };

/** Gives each cell a group of its own and takes them all away at the end. */
export type Cgroups = {
  readonly version: 0 | 1 | 2;
  create(name: string, bounds: GroupBounds): CellGroup;
  remove(group: CellGroup): void;
  close(): void;
};

const V1_CONTROLLERS = ['memory', 'pids', 'cpuacct'] as const;
/** bubblewrap twice, the cell and init are in the group as well. */
const OWN_PROCESSES = 8;
const PREFIX = 'abhyas-';
/** v1 does not count what connections hold as memory; it has a limit for them alone. */
const CONNECTION_BYTES = 32 << 20;

const NO_CGROUPS: Cgroups = {
  version: 0,
  create: () => ({ version: 0, directories: [] }),
  remove: () => undefined,
  close: () => undefined,
};

/** Where cgroups are mounted, and our own groups in the words of /proc/self/cgroup. */
type Machine = { readonly root: string; readonly membership: string };

function thisMachine(): Machine {
  return { root: '/sys/fs/cgroup', membership: readFileSync('/proc/self/cgroup', 'utf8') };
}

/** Our own group in a hierarchy; `controller` is empty for v2. */
function ownGroup({ membership }: Machine, controller: string): string {
  const lines = membership.trim().split('\n');
  const found = lines
    .map((line) => line.split(':'))
    .find(([, names]) => (names ?? '').split(',').includes(controller));
  return found?.slice(2).join(':') ?? '/';
}

function removeGroup(directory: string): void {
  if (!existsSync(directory)) return;
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (entry.isDirectory()) removeGroup(path.join(directory, entry.name));
  }
  try {
    rmdirSync(directory);
  } catch {
    // A process that is just dying keeps its group for a moment; the next start sweeps it.
  }
}

/** Groups of runners that are no longer alive. */
function sweep(parent: string): void {
  for (const name of readdirSync(parent)) {
    const owner = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
    if (/^\d+$/.test(owner) && !existsSync(`/proc/${owner}`)) removeGroup(path.join(parent, name));
  }
}

function makeOwn(parent: string): string {
  sweep(parent);
  const own = path.join(parent, `${PREFIX}${process.pid}`);
  mkdirSync(own, { recursive: true });
  return own;
}

function tryV1(machine: Machine): Cgroups | undefined {
  const owns: string[] = [];
  try {
    for (const controller of V1_CONTROLLERS) {
      owns.push(makeOwn(path.join(machine.root, controller, ownGroup(machine, controller))));
    }
    readFileSync(path.join(owns[0] ?? '', 'memory.limit_in_bytes'));
  } catch {
    owns.forEach(removeGroup);
    return undefined;
  }
  return {
    version: 1,
    create(name, { processes, memoryMb }) {
      const directories = owns.map((own) => path.join(own, name));
      for (const directory of directories) mkdirSync(directory, { recursive: true });
      const [memory = '', pids = ''] = directories;
      writeFileSync(path.join(pids, 'pids.max'), String(processes + OWN_PROCESSES));
      if (memoryMb > 0) writeFileSync(path.join(memory, 'memory.limit_in_bytes'), String(memoryMb * 2 ** 20));
      const connections = path.join(memory, 'memory.kmem.tcp.limit_in_bytes');
      if (existsSync(connections)) writeFileSync(connections, String(CONNECTION_BYTES));
      return { version: 1, directories };
    },
    remove: ({ directories }) => directories.forEach(removeGroup),
    close: () => owns.forEach(removeGroup),
  };
}

/** A v2 group may hand controllers on only while it holds no process itself; the root is free of that rule. */
function handOn(parent: string): void {
  writeFileSync(path.join(parent, 'cgroup.subtree_control'), '+memory +pids +cpu');
}

/**
 * Moves all that is in a group into a child of it, so that the group may hand its controllers on. In a container
 * and in a service of systemd's these are our own processes; the root of all groups needs no such thing.
 */
function stepDown(parent: string, child: string): void {
  if (!existsSync(path.join(parent, 'cgroup.type'))) return;
  mkdirSync(child, { recursive: true });
  for (const pid of readFileSync(path.join(parent, 'cgroup.procs'), 'utf8').trim().split('\n')) {
    try {
      writeFileSync(path.join(child, 'cgroup.procs'), pid);
    } catch {
      // It has ended meanwhile.
    }
  }
}

function tryV2(machine: Machine, mayStepDown: boolean): Cgroups | undefined {
  const { root } = machine;
  const mounted = existsSync(path.join(root, 'cgroup.controllers')) ? root : path.join(root, 'unified');
  if (!existsSync(path.join(mounted, 'cgroup.controllers'))) return undefined;
  for (const parent of [path.join(mounted, ownGroup(machine, '')), mounted]) {
    let own = '';
    try {
      own = makeOwn(parent);
      if (!existsSync(path.join(own, 'memory.max'))) {
        if (mayStepDown) stepDown(parent, path.join(own, 'runner'));
        handOn(parent);
      }
      handOn(own);
      return v2Groups(own);
    } catch {
      if (own) removeGroup(own);
    }
  }
  return undefined;
}

function v2Groups(own: string): Cgroups {
  return {
    version: 2,
    create(name, { processes, memoryMb }) {
      const directory = path.join(own, name);
      mkdirSync(directory, { recursive: true });
      writeFileSync(path.join(directory, 'pids.max'), String(processes + OWN_PROCESSES));
      if (memoryMb > 0) writeFileSync(path.join(directory, 'memory.max'), String(memoryMb * 2 ** 20));
      return { version: 2, directories: [directory] };
    },
    remove: ({ directories }) => directories.forEach(removeGroup),
    close: () => removeGroup(own),
  };
}

/**
 * The cgroups this machine lets us use: the best there is, down to none in mode `auto`, where init counts for itself.
 *
 * @throws SandboxUnavailable when there is not what was asked for
 */
export function openCgroups(mode: CgroupMode, machine: Machine = thisMachine()): Cgroups {
  if (mode === 'none') return NO_CGROUPS;
  const v2 = mode === 'v1' ? undefined : tryV2(machine, mode === 'required');
  const found = v2 ?? (mode === 'v2' ? undefined : tryV1(machine));
  if (found) return found;
  if (mode === 'auto') return NO_CGROUPS;
  throw new SandboxUnavailable(
    `This machine gives the runner no cgroups (${mode === 'required' ? 'v2 or v1' : mode}) with memory and pids, so nothing would count what programs take: in production it does not start like this.`,
    'start it as deploy/systemd/abhyas-runner.service does (as root, Delegate=yes), or its container with --privileged',
  );
}
