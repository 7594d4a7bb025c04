import { expect, test } from 'vitest';
import { instanceOf, type Instance } from '../generated.ts';
import { answers } from './locks.ts';
import { field, says, SEEDS, table } from './testing/read-instance.ts';

/** The requests as a learner reads them: `1 S x`. */
function requestsOf(instance: Instance): string[] {
  return table(instance.given, 'lockRequests').map(([, ...row]) => {
    const at = row.findIndex((cell) => cell !== '');
    return `${at + 1} ${row[at]?.charAt(0)} ${row[at]?.charAt(2)}`;
  });
}

/** Each item with the transactions that read it and the one that writes it, as a lock table keeps them. */
function play(requests: readonly string[]): { waiting: number[]; arrows: string[] } {
  const readers = new Map<string, string[]>();
  const writers = new Map<string, string>();
  const waiting: number[] = [];
  const arrows: string[] = [];
  for (const [at, request] of requests.entries()) {
    const [who = '', lock, item = ''] = request.split(' ');
    const reading = (readers.get(item) ?? []).filter((each) => each !== who);
    const writer = writers.get(item);
    const inTheWay = [...(lock === 'X' ? reading : []), ...(writer === undefined ? [] : [writer])];
    if (inTheWay.length > 0) {
      waiting.push(at + 1);
      arrows.push(...inTheWay.map((each) => who + each));
    } else if (lock === 'X') writers.set(item, who);
    else readers.set(item, [...(readers.get(item) ?? []), who]);
  }
  return { waiting, arrows };
}

/** Without a deadlock, all can finish in some order in which nobody waits for a later one. */
function canFinish(arrows: readonly string[]): boolean {
  return ['123', '132', '213', '231', '312', '321'].some((order) =>
    arrows.every((arrow) => order.indexOf(arrow.charAt(1)) < order.indexOf(arrow.charAt(0))),
  );
}

test('EXERCISES-28: who waits for whom agrees with a lock table, and a deadlock is that no order lets all finish', () => {
  let deadlocks = 0;
  for (const seed of SEEDS) {
    const instance = instanceOf('two-phase-locking', seed);
    const requests = requestsOf(instance);
    const { waiting, arrows } = play(requests);
    const [who, waits] = [field(instance, 'waiting'), field(instance, 'arrows')];
    expect([who.isRight(waiting.join(', ')), who.isRight(waiting.slice(1).join())], `seed ${seed}`).toEqual([
      true,
      false,
    ]);
    const typed = arrows.map((arrow) => `T${arrow.charAt(0)} -> T${arrow.charAt(1)}`);
    expect([waits.isRight(typed.toReversed().join(', ')), waits.isRight(typed.slice(1).join())]).toEqual([
      true,
      false,
    ]);
    const isDeadlock = !canFinish(arrows);
    deadlocks += isDeadlock ? 1 : 0;
    const choice = field(instance, 'deadlock');
    expect([choice.isRight('yes'), choice.isRight('no')], `seed ${seed}`).toEqual([isDeadlock, !isDeadlock]);
    expect([says(instance.solution, 'deadlockFound'), says(instance.solution, 'noDeadlock')]).toEqual([
      isDeadlock,
      !isDeadlock,
    ]);
    const rows = table(instance.solution, 'oneAfterAnother');
    expect(rows.flatMap(([number, , result]) => (result === 'lockWaits' ? [Number(number)] : []))).toEqual(
      waiting,
    );

    // Who waits asks for nothing more, and nobody comes between a waiting request and its item.
    for (const at of waiting) {
      const [waiter, , item] = (requests[at - 1] ?? '').split(' ');
      const later = requests.slice(at).map((each) => each.split(' '));
      expect(later.some(([each, , other]) => each === waiter || other === item)).toBe(false);
    }
  }
  expect(deadlocks).toBeGreaterThan(100);
  expect(deadlocks).toBeLessThan(200);
});

test('EXERCISES-28: two readers share a lock, and a writer waits for both', () => {
  const answered = answers([
    { transaction: 1, lock: 'S', item: 'x' },
    { transaction: 2, lock: 'S', item: 'x' },
    { transaction: 3, lock: 'X', item: 'x' },
  ]);
  expect(answered.map(({ waitsFor }) => waitsFor)).toEqual([[], [], [1, 2]]);
});
