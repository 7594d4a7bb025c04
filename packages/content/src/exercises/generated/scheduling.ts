import type { Random } from '../../random.ts';
import { type Instance, numberField, type Shown, type Slice, type Word, written } from './instance.ts';

export type Process = {
  readonly name: string;
  readonly arrival: number;
  readonly burst: number;
  /** A smaller number goes first. */
  readonly priority: number;
};

export const POLICIES = ['fcfs', 'sjf', 'srtf', 'priority', 'round-robin'] as const;
export type Policy = (typeof POLICIES)[number];

type Waiting = { readonly process: Process; left: number };

/** What decides between processes that are ready; the earlier arrival, then the smaller number, breaks a tie. */
const RANK: Readonly<Record<Exclude<Policy, 'round-robin'>, (each: Waiting) => number>> = {
  fcfs: ({ process }) => process.arrival,
  sjf: ({ process }) => process.burst,
  srtf: ({ left }) => left,
  priority: ({ process }) => process.priority,
};

/** Who has the core when. */
export function schedule(processes: readonly Process[], policy: Policy, quantum: number): Slice[] {
  return joined(policy === 'round-robin' ? inTurns(processes, quantum) : byRank(processes, policy));
}

function byRank(processes: readonly Process[], policy: Exclude<Policy, 'round-robin'>): Slice[] {
  const open: Waiting[] = inOrder(processes).map((process) => ({ process, left: process.burst }));
  const slices: Slice[] = [];
  let clock = 0;
  while (open.length > 0) {
    const ready = open.filter(({ process }) => process.arrival <= clock);
    const next = Math.min(...arrivalsAfter(open, clock));
    const [first] = ready.toSorted((a, b) => RANK[policy](a) - RANK[policy](b));
    const end = first ? endOfTurn(first, { clock, next, policy }) : next;
    slices.push({ name: first?.process.name ?? '', from: clock, to: end });
    if (first) {
      first.left -= end - clock;
      if (first.left === 0) open.splice(open.indexOf(first), 1);
    }
    clock = end;
  }
  return slices;
}

type Moment = { readonly clock: number; readonly next: number; readonly policy: Policy };

/** Only under SRTF may a newcomer take the core from who has it. */
function endOfTurn({ left }: Waiting, { clock, next, policy }: Moment): number {
  return policy === 'srtf' ? Math.min(clock + left, next) : clock + left;
}

function arrivalsAfter(open: readonly Waiting[], clock: number): number[] {
  return open.map(({ process }) => process.arrival).filter((arrival) => arrival > clock);
}

/** Round robin. Who arrives at the moment in which a turn ends is queued before who had the turn. */
function inTurns(processes: readonly Process[], quantum: number): Slice[] {
  const coming: Waiting[] = inOrder(processes).map((process) => ({ process, left: process.burst }));
  const queue: Waiting[] = [];
  const slices: Slice[] = [];
  let clock = 0;
  const letIn = (): void => {
    while ((coming[0]?.process.arrival ?? Infinity) <= clock) queue.push(...coming.splice(0, 1));
  };
  for (letIn(); queue.length > 0 || coming.length > 0;) {
    const first = queue.shift();
    const from = clock;
    clock = first ? clock + Math.min(quantum, first.left) : (coming[0]?.process.arrival ?? clock);
    slices.push({ name: first?.process.name ?? '', from, to: clock });
    letIn();
    if (!first) continue;
    first.left -= clock - from;
    if (first.left > 0) queue.push(first);
  }
  return slices;
}

function inOrder(processes: readonly Process[]): Process[] {
  return processes.toSorted((a, b) => a.arrival - b.arrival);
}

/** Neighbouring slices of one process as one. */
function joined(slices: readonly Slice[]): Slice[] {
  return slices.reduce<Slice[]>((done, slice) => {
    const last = done.at(-1);
    return last?.name === slice.name ? [...done.slice(0, -1), { ...last, to: slice.to }] : [...done, slice];
  }, []);
}

/** Four processes, so that averages have at most two decimal places. */
export function schedulingInstance(random: Random, policy: Policy): Instance {
  const bursts = random.shuffle([2, 3, 4, 5, 6, 7, 8]);
  const priorities = random.shuffle([1, 2, 3, 4]);
  const arrivals = [0, ...random.ints(3, 0, 8)];
  const processes = arrivals.map((arrival, at): Process => ({
    name: `P${at + 1}`,
    arrival,
    burst: bursts[at] ?? 1,
    priority: priorities[at] ?? 1,
  }));
  const quantum = random.int(2, 4);
  const slices = schedule(processes, policy, quantum);
  const times = processes.map((process) => {
    const completion = Math.max(...slices.filter(({ name }) => name === process.name).map(({ to }) => to));
    const turnaround = completion - process.arrival;
    return { process, completion, turnaround, waiting: turnaround - process.burst };
  });
  const waits = times.map(({ waiting }) => waiting);
  const turnarounds = times.map(({ turnaround }) => turnaround);
  return {
    given: given(processes, policy, quantum),
    fields: [
      numberField('waiting', 'averageWaiting', mean(waits)),
      numberField('turnaround', 'averageTurnaround', mean(turnarounds)),
    ],
    solution: [
      { kind: 'gantt', slices },
      {
        kind: 'table',
        caption: 'times',
        head: heads('process', 'arrival', 'burst', 'completion', 'turnaround', 'waiting'),
        rows: times.map(({ process: { name, arrival, burst }, completion, turnaround, waiting }) =>
          [name, arrival, burst, completion, turnaround, waiting].map(String),
        ),
      },
      average('averageWaiting', waits),
      average('averageTurnaround', turnarounds),
    ],
  };
}

function given(processes: readonly Process[], policy: Policy, quantum: number): Shown[] {
  const hasPriority = policy === 'priority';
  const head = hasPriority
    ? heads('process', 'arrival', 'burst', 'priority')
    : heads('process', 'arrival', 'burst');
  const rows = processes.map(({ name, arrival, burst, priority }) =>
    [name, arrival, burst, ...(hasPriority ? [priority] : [])].map(String),
  );
  const table: Shown = { kind: 'table', caption: 'processes', head, rows };
  return policy === 'round-robin'
    ? [table, { kind: 'sentence', word: 'quantum', values: { quantum } }]
    : [table];
}

const heads = (...words: Word[]) => words.map((word) => ({ word }));

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function average(word: 'averageWaiting' | 'averageTurnaround', values: readonly number[]): Shown {
  const sum = `(${values.join(' + ')}) / ${values.length} = ${written(mean(values))}`;
  return { kind: 'sentence', word, values: { sum } };
}
