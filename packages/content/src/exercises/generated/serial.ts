import type { Random } from '../../random.ts';
import { choiceField, type Instance, numbersIn, YES_OR_NO } from './instance.ts';

/** A step of a schedule: a transaction reads or writes an item. */
export type Step = { readonly transaction: number; readonly writes: boolean; readonly item: string };

/** Two steps that may not change places, the earlier first. */
export type Conflict = { readonly first: Step; readonly second: Step };

const TRANSACTIONS = [1, 2, 3];

function conflictsOf(schedule: readonly Step[]): Conflict[] {
  return schedule.flatMap((first, at) =>
    schedule
      .slice(at + 1)
      .filter(
        (second) =>
          second.item === first.item &&
          second.transaction !== first.transaction &&
          (first.writes || second.writes),
      )
      .map((second) => ({ first, second })),
  );
}

const arrowOf = ({ first, second }: Conflict): string => `T${first.transaction} → T${second.transaction}`;

/** The arrows of the precedence graph, each once. */
function precedence(schedule: readonly Step[]): string[] {
  return [...new Set(conflictsOf(schedule).map(arrowOf))].toSorted();
}

/** The first order that all arrows allow: each time the smallest transaction into which none leads. Undefined on a cycle. */
export function serialOrder(arrows: readonly string[]): number[] | undefined {
  const order: number[] = [];
  let left = TRANSACTIONS;
  while (left.length > 0) {
    const next = left.find((each) => !left.some((other) => arrows.includes(`T${other} → T${each}`)));
    if (next === undefined) return undefined;
    order.push(next);
    left = left.filter((each) => each !== next);
  }
  return order;
}

export function serialInstance(random: Random): Instance {
  const wanted = random.pick([true, false]);
  let schedule = randomSchedule(random);
  while (!isWorthwhile(schedule, wanted)) schedule = randomSchedule(random);
  const arrows = precedence(schedule);
  const order = serialOrder(arrows);
  return {
    given: [
      {
        kind: 'table',
        caption: 'schedule',
        head: ['#', ...TRANSACTIONS.map((each) => `T${each}`)],
        rows: schedule.map((step, at) => [
          String(at + 1),
          ...TRANSACTIONS.map((each) => (each === step.transaction ? stepText(step) : '')),
        ]),
      },
    ],
    fields: [
      { name: 'arrows', label: 'arrows', input: 'text', isRight: (typed) => sameArrows(typed, arrows) },
      choiceField('serialisable', 'isSerialisable', { options: YES_OR_NO, right: order ? 'yes' : 'no' }),
      {
        name: 'order',
        label: 'serialOrder',
        input: 'text',
        optional: true,
        isRight: (typed) => isSerialOrder(numbersIn(typed), arrows),
      },
    ],
    solution: [
      {
        kind: 'table',
        caption: 'allConflicts',
        head: [{ word: 'earlier' }, { word: 'later' }, { word: 'arrow' }],
        rows: conflictsOf(schedule).map((conflict) => [
          numbered(conflict.first),
          numbered(conflict.second),
          arrowOf(conflict),
        ]),
      },
      order
        ? { kind: 'sentence', word: 'noCycle', values: { order: order.map((each) => `T${each}`).join(', ') } }
        : { kind: 'sentence', word: 'cycle', values: { arrows: arrows.join(', ') } },
    ],
  };
}

const stepText = ({ writes, item }: Step): string => `${writes ? 'w' : 'r'}(${item})`;
const numbered = (step: Step): string => `${step.writes ? 'w' : 'r'}${step.transaction}(${step.item})`;

/** Two or three steps of each transaction on three items, mixed. */
function randomSchedule(random: Random): Step[] {
  const turns = random.shuffle(
    TRANSACTIONS.flatMap((each) => Array.from({ length: random.int(2, 3) }, () => each)),
  );
  return turns.map((transaction) => ({
    transaction,
    writes: random.pick([true, false]),
    item: random.pick(['x', 'y', 'z']),
  }));
}

/** Whether there is something to find, no step stands twice, and all transactions are joined by arrows. */
function isWorthwhile(schedule: readonly Step[], wanted: boolean): boolean {
  const arrows = precedence(schedule);
  const steps = schedule.map(numbered);
  return (
    new Set(steps).size === steps.length &&
    TRANSACTIONS.every((each) => arrows.some((arrow) => arrow.includes(`T${each}`))) &&
    arrows.length >= 2 &&
    (serialOrder(arrows) !== undefined) === wanted
  );
}

/** Arrows as they are typed: `1 -> 2, 2 -> 3`, `T1→T2 T2→T3`; two numbers make one. */
export function sameArrows(typed: string, arrows: readonly string[]): boolean {
  const numbers = numbersIn(typed);
  const found = new Set(
    numbers.flatMap((from, at) => (at % 2 === 0 ? [`T${from} → T${numbers[at + 1] ?? ''}`] : [])),
  );
  return found.size === arrows.length && arrows.every((arrow) => found.has(arrow));
}

/** Whether transactions may run one after the other in this order; an empty list is right if there is no such order. */
function isSerialOrder(order: readonly number[], arrows: readonly string[]): boolean {
  if (serialOrder(arrows) === undefined) return order.length === 0;
  const isWhole = order.length === TRANSACTIONS.length && TRANSACTIONS.every((each) => order.includes(each));
  return (
    isWhole &&
    order.every((later, at) =>
      order.slice(0, at).every((before) => !arrows.includes(`T${later} → T${before}`)),
    )
  );
}
