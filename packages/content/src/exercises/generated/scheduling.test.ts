import { expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { POLICIES, type Policy, type Process, schedule } from './scheduling.ts';

const QUANTUM = 3;

function randomProcesses(seed: number): Process[] {
  const random = createRandom(seed);
  return Array.from({ length: random.int(1, 6) }, (_each, at) => ({
    name: `P${at + 1}`,
    arrival: random.int(0, 12),
    burst: random.int(1, 8),
    priority: random.int(1, 4),
  }));
}

/** The same by another way: one unit of time after another, asking at each who has the core. */
function byTicks(processes: readonly Process[], policy: Policy): string {
  const core = new Core(processes, policy);
  const line: string[] = [];
  for (let clock = 0; core.isBusy; clock += 1) line.push(core.tick(clock));
  return line.join(' ');
}

class Core {
  readonly #processes: readonly Process[];
  readonly #policy: Policy;
  readonly #left: Map<string, number>;
  #queue: string[] = [];
  #running = '';
  #turn = 0;

  constructor(processes: readonly Process[], policy: Policy) {
    this.#processes = processes;
    this.#policy = policy;
    this.#left = new Map(processes.map(({ name, burst }) => [name, burst]));
  }

  get isBusy(): boolean {
    return [...this.#left.values()].some((units) => units > 0);
  }

  /** Who has the core for the unit of time that begins now. */
  tick(clock: number): string {
    this.#queue.push(...this.#processes.filter(({ arrival }) => arrival === clock).map(({ name }) => name));
    if (this.#policy === 'srtf' || this.#turn === (this.#policy === 'round-robin' ? QUANTUM : -1))
      this.#stop();
    if (this.#running === '') this.#start();
    const name = this.#running;
    if (name === '') return '-';
    this.#turn += 1;
    const left = (this.#left.get(name) ?? 0) - 1;
    this.#left.set(name, left);
    if (left === 0) this.#running = '';
    return name;
  }

  #stop(): void {
    if (this.#running !== '') this.#queue.push(this.#running);
    this.#running = '';
  }

  #start(): void {
    this.#running = bestOf(this.#queue, {
      processes: this.#processes,
      left: this.#left,
      policy: this.#policy,
    });
    this.#queue = this.#queue.filter((name) => name !== this.#running);
    this.#turn = 0;
  }
}

type State = {
  readonly processes: readonly Process[];
  readonly left: ReadonlyMap<string, number>;
  readonly policy: Policy;
};

function bestOf(names: readonly string[], { processes, left, policy }: State): string {
  if (policy === 'round-robin') return names[0] ?? '';
  const keys = names.map((name) => {
    const at = processes.findIndex((each) => each.name === name);
    const { arrival = 0, burst = 0, priority = 0 } = processes[at] ?? {};
    const first = { fcfs: 0, sjf: burst, srtf: left.get(name) ?? 0, priority }[policy];
    return { name, key: [first, arrival, at].map((part) => String(part).padStart(3, '0')).join() };
  });
  return keys.toSorted((a, b) => a.key.localeCompare(b.key))[0]?.name ?? '';
}

test.each(POLICIES)('EXERCISES-18: %s agrees with a simulation of each unit of time', (policy) => {
  for (let seed = 1; seed <= 1500; seed += 1) {
    const processes = randomProcesses(seed);
    const slices = schedule(processes, policy, QUANTUM);
    const line = slices.flatMap(({ name, from, to }) => Array.from({ length: to - from }, () => name || '-'));
    expect(line.join(' '), `seed ${seed}`).toBe(byTicks(processes, policy));
  }
});
