import type { Random } from '../../random.ts';
import { type Cell, choiceField, type Instance, numbersIn, YES_OR_NO } from './instance.ts';
import { sameArrows, serialOrder } from './serial.ts';

/** A transaction wants a shared (S) or an exclusive (X) lock on an item. */
export type Request = { readonly transaction: number; readonly lock: 'S' | 'X'; readonly item: string };

/** A request, and the transactions whose locks it has to wait for; none if it is granted. */
export type Answered = { readonly request: Request; readonly waitsFor: readonly number[] };

const TRANSACTIONS = [1, 2, 3];
const ITEMS = ['x', 'y', 'z'];

/** Two-phase locking up to the moment at which the last request has come: nobody has released a lock. */
export function answers(requests: readonly Request[]): Answered[] {
  const answered: Answered[] = [];
  for (const request of requests) {
    const holders = answered
      .filter(({ request: held, waitsFor }) => waitsFor.length === 0 && excludes(held, request))
      .map(({ request: held }) => held.transaction);
    answered.push({ request, waitsFor: [...new Set(holders)].toSorted((a, b) => a - b) });
  }
  return answered;
}

function excludes(held: Request, wanted: Request): boolean {
  const isShared = held.lock === 'S' && wanted.lock === 'S';
  return held.item === wanted.item && held.transaction !== wanted.transaction && !isShared;
}

/** The arrows of the wait-for graph. */
function waitFor(answered: readonly Answered[]): string[] {
  return answered.flatMap(({ request, waitsFor }) =>
    waitsFor.map((holder) => `T${request.transaction} → T${holder}`),
  );
}

export function locksInstance(random: Random): Instance {
  const wanted = random.pick([true, false]);
  let answered = randomRequests(random);
  while (!isWorthwhile(answered, wanted)) answered = randomRequests(random);
  const arrows = waitFor(answered);
  const waiting = answered.flatMap(({ waitsFor }, at) => (waitsFor.length > 0 ? [at + 1] : []));
  return {
    given: [
      {
        kind: 'table',
        caption: 'lockRequests',
        head: ['#', ...TRANSACTIONS.map((each) => `T${each}`)],
        rows: answered.map(({ request }, at) => [
          String(at + 1),
          ...TRANSACTIONS.map((each) => (each === request.transaction ? lockText(request) : '')),
        ]),
      },
    ],
    fields: [
      {
        name: 'waiting',
        label: 'whichWait',
        input: 'text',
        isRight: (typed) => numbersIn(typed).join() === waiting.join(),
      },
      {
        name: 'arrows',
        label: 'waitForArrows',
        input: 'text',
        isRight: (typed) => sameArrows(typed, arrows),
      },
      choiceField('deadlock', 'isDeadlock', { options: YES_OR_NO, right: wanted ? 'yes' : 'no' }),
    ],
    solution: [
      {
        kind: 'table',
        caption: 'oneAfterAnother',
        head: ['#', { word: 'lockRequest' }, { word: 'lockResult' }, { word: 'arrow' }],
        rows: answered.map((each, at) => [
          String(at + 1),
          `T${each.request.transaction}: ${lockText(each.request)}`,
          result(each),
          waitFor([each]).join(', ') || '–',
        ]),
      },
      {
        kind: 'sentence',
        word: wanted ? 'deadlockFound' : 'noDeadlock',
        values: { arrows: arrows.join(', ') },
      },
    ],
  };
}

const lockText = ({ lock, item }: Request): string => `${lock}(${item})`;

function result({ waitsFor }: Answered): Cell {
  return { word: waitsFor.length > 0 ? 'lockWaits' : 'lockGranted' };
}

/** Who waits requests nothing more, nobody wants an item twice, and an item that somebody waits for is left alone. */
function randomRequests(random: Random): Answered[] {
  let answered: Answered[] = [];
  const count = random.int(6, 8);
  while (answered.length < count) {
    const waiting = answered.filter(({ waitsFor }) => waitsFor.length > 0).map(({ request }) => request);
    const open = TRANSACTIONS.filter(
      (each) => !waiting.some(({ transaction }) => transaction === each),
    ).flatMap((transaction) =>
      ITEMS.filter(
        (item) =>
          !waiting.some((each) => each.item === item) &&
          !answered.some(({ request }) => request.item === item && request.transaction === transaction),
      ).map((item) => ({ transaction, item })),
    );
    if (open.length === 0) break;
    const request: Request = { ...random.pick(open), lock: random.pick(['S', 'X'] as const) };
    answered = answers([...answered.map((each) => each.request), request]);
  }
  return answered;
}

/** Two or three wait, and some lock is shared or asked for in vain by a reader. */
function isWorthwhile(answered: readonly Answered[], wanted: boolean): boolean {
  const waiting = answered.filter(({ waitsFor }) => waitsFor.length > 0);
  const isDeadlock = serialOrder(waitFor(answered)) === undefined;
  return (
    answered.length >= 5 &&
    waiting.length >= 2 &&
    answered.some(({ request }) => request.lock === 'S') &&
    isDeadlock === wanted
  );
}
