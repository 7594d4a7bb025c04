import type { Random } from '../../random.ts';
import { choiceField, type Field, type Instance, numbersIn, type Shown, YES_OR_NO } from './instance.ts';

type Row = readonly number[];

/** Who holds what, who may still ask for what, and what is free. */
export type Holdings = {
  readonly allocation: readonly Row[];
  readonly need: readonly Row[];
  readonly available: Row;
};

/** A process that could finish, and what was free before and after it gave everything back. */
export type Finish = { readonly process: number; readonly before: Row; readonly after: Row };

/** Lets processes finish as long as one can: always the one with the smallest number. */
export function finishes({ allocation, need, available }: Holdings): Finish[] {
  const done: Finish[] = [];
  let free = available;
  for (;;) {
    const process = need.findIndex((row, at) => fits(row, free) && !done.some((each) => each.process === at));
    if (process === -1) return done;
    const after = plus(free, allocation[process] ?? []);
    done.push({ process, before: free, after });
    free = after;
  }
}

const fits = (need: Row, free: Row): boolean => need.every((units, at) => units <= (free[at] ?? 0));
const plus = (a: Row, b: Row): number[] => a.map((units, at) => units + (b[at] ?? 0));

/** Whether all processes can finish in this order. */
export function isSafeSequence({ allocation, need, available }: Holdings, order: readonly number[]): boolean {
  if (order.length !== need.length || new Set(order).size !== need.length) return false;
  let free = available;
  return order.every((process) => {
    const row = need[process];
    if (!row || !fits(row, free)) return false;
    free = plus(free, allocation[process] ?? []);
    return true;
  });
}

const RESOURCES = ['A', 'B', 'C'];
const PROCESSES = 5;

export function bankerInstance(random: Random): Instance {
  const wanted = random.pick([true, true, false]);
  let state = randomState(random);
  while ((finishes(state).length === PROCESSES) !== wanted) state = randomState(random);
  const { allocation, need, available } = state;
  const maximum = allocation.map((row, at) => plus(row, need[at] ?? []));
  return {
    given: [
      table('allocation', allocation),
      table('maximum', maximum),
      { kind: 'sentence', word: 'available', values: { available: available.join(' ') } },
    ],
    fields: [
      choiceField('safe', 'isSafe', { options: YES_OR_NO, right: wanted ? 'yes' : 'no' }),
      sequenceField(state, wanted),
    ],
    solution: [table('needTable', need), ...worked(state)],
  };
}

function sequenceField(state: Holdings, isSafe: boolean): Field {
  const isRight = (typed: string): boolean =>
    isSafe ? isSafeSequence(state, numbersIn(typed)) : numbersIn(typed).length === 0;
  return { name: 'sequence', label: 'safeSequence', input: 'text', optional: true, isRight };
}

function randomState(random: Random): Holdings {
  const rows = (high: number): Row[] =>
    Array.from({ length: PROCESSES }, () => random.ints(RESOURCES.length, 0, high));
  return { allocation: rows(3), need: rows(5), available: random.ints(RESOURCES.length, 0, 4) };
}

function table(caption: 'allocation' | 'maximum' | 'needTable', rows: readonly Row[]): Shown {
  return {
    kind: 'table',
    caption,
    head: [{ word: 'process' }, ...RESOURCES],
    rows: rows.map((row, at) => [`P${at}`, ...row.map(String)]),
  };
}

function names(processes: readonly number[]): string {
  return processes.map((each) => `P${each}`).join(', ');
}

function worked(state: Holdings): Shown[] {
  const done = finishes(state);
  const finished = done.map(({ process }) => process);
  const stuck = state.need.map((_row, at) => at).filter((at) => !finished.includes(at));
  const free = (done.at(-1)?.after ?? state.available).join(' ');
  return [
    {
      kind: 'table',
      caption: 'oneAfterAnother',
      head: [{ word: 'process' }, { word: 'need' }, { word: 'before' }, { word: 'after' }],
      rows: done.map(({ process, before, after }) => [
        `P${process}`,
        (state.need[process] ?? []).join(' '),
        before.join(' '),
        after.join(' '),
      ]),
    },
    stuck.length > 0
      ? { kind: 'sentence', word: 'stuck', values: { processes: names(stuck), free } }
      : { kind: 'sentence', word: 'safe', values: { processes: names(finished) } },
  ];
}
