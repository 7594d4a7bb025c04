import { expect, test } from 'vitest';
import { instanceOf, type Instance } from '../generated.ts';
import { field, says, SEEDS, table } from './testing/read-instance.ts';

/** A schedule as a learner reads it: `1 r x`. */
function stepsOf(instance: Instance): string[] {
  return table(instance.given, 'schedule').map(([, ...row]) => {
    const at = row.findIndex((cell) => cell !== '');
    const [kind = '', item = ''] = (row[at] ?? '').replace(')', '').split('(');
    return `${at + 1} ${kind} ${item}`;
  });
}

/** Whether two neighbouring steps may change places. */
function mayChange(a: string, b: string): boolean {
  const [one, kind, item] = a.split(' ');
  const [other, otherKind, otherItem] = b.split(' ');
  return one !== other && (item !== otherItem || (kind === 'r' && otherKind === 'r'));
}

/** The orders of transactions that come out by exchanging neighbours again and again, as the definition says. */
function serialOrders(steps: readonly string[]): Set<string> {
  const seen = new Set([steps.join()]);
  const found = new Set<string>();
  for (const schedule of seen) {
    const list = schedule.split(',');
    const turns = list.map((step) => step.charAt(0)).filter((each, at, all) => each !== all[at - 1]);
    if (turns.length === 3) found.add(turns.join(''));
    for (const [at, step] of list.entries()) {
      const next = list[at + 1];
      if (next !== undefined && mayChange(step, next)) seen.add(list.toSpliced(at, 2, next, step).join());
    }
  }
  return found;
}

test('EXERCISES-23: a schedule is serialisable if exchanges of neighbours make it serial', () => {
  let serialisable = 0;
  for (const seed of SEEDS) {
    const instance = instanceOf('serialisable', seed);
    const orders = serialOrders(stepsOf(instance));
    const right = orders.size > 0;
    serialisable += right ? 1 : 0;
    const choice = field(instance, 'serialisable');
    expect([choice.isRight('yes'), choice.isRight('no')], `seed ${seed}`).toEqual([right, !right]);
    expect([says(instance.solution, 'noCycle'), says(instance.solution, 'cycle')]).toEqual([right, !right]);
    const { isRight } = field(instance, 'order');
    for (const order of ['123', '132', '213', '231', '312', '321'])
      expect(isRight(`T${order.split('').join(', T')}`), `seed ${seed}: ${order}`).toBe(orders.has(order));
    expect(isRight('')).toBe(!right);
  }
  expect(serialisable).toBeGreaterThan(100);
  expect(serialisable).toBeLessThan(200);
});

test('EXERCISES-23: an arrow leads from one transaction to another if two of their steps may not change places', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('serialisable', seed);
    const steps = stepsOf(instance);
    const arrows = new Set<string>();
    for (const [at, first] of steps.entries())
      for (const second of steps.slice(at + 1))
        if (first.charAt(0) !== second.charAt(0) && !mayChange(first, second))
          arrows.add(first.charAt(0) + second.charAt(0));
    const { isRight } = field(instance, 'arrows');
    const all = [...arrows].map((each) => each.split(''));
    expect(isRight(all.map(([a, b]) => `T${a} -> T${b}`).join(', ')), `seed ${seed}`).toBe(true);
    expect(
      isRight(
        all
          .toReversed()
          .map(([a, b]) => `${a}→${b}`)
          .join(' '),
      ),
    ).toBe(true);
    expect(isRight(all.slice(1).flat().join(' '))).toBe(false);
    expect(isRight(all.map(([a, b]) => `${b} ${a}`).join(', '))).toBe(
      all.every(([a = '', b = '']) => arrows.has(b + a)),
    );
    const shown = new Set(table(instance.solution, 'allConflicts').map((row) => row[2]));
    expect(shown).toEqual(new Set(all.map(([a, b]) => `T${a} → T${b}`)));
  }
});
