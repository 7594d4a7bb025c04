import { expect, test } from 'vitest';
import { instanceOf, type Instance } from '../generated.ts';
import { field, SEEDS, table, value } from './testing/read-instance.ts';
import {
  allSets,
  closedSets,
  determined,
  formOf,
  keysOf,
  lettersOf,
  type Rule,
} from './testing/closed-sets.ts';

/** The relation of an instance, read from what a learner sees of it. */
function relationOf(instance: Instance): { columns: string; closed: string[]; rules: Rule[] } {
  const columns = value(instance.given, 'relation', 'columns').replaceAll(', ', '');
  const rules = value(instance.given, 'relation', 'dependencies')
    .split(', ')
    .map((each) => {
      const [left = '', right = ''] = each.split(' → ');
      return { left, right };
    });
  return { columns, rules, closed: closedSets(columns, rules) };
}

test('EXERCISES-19: a closure is what every set has in which rows can agree', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('closure', seed);
    const { columns, closed } = relationOf(instance);
    const part = value(instance.given, 'wantedClosure', 'columns');
    const right = determined(part, closed, columns);
    const { isRight } = field(instance, 'closure');
    for (const set of allSets(columns)) expect(isRight(set), `seed ${seed}: ${set}`).toBe(set === right);
    expect(isRight(`{${lettersOf(right.toLowerCase()).toReversed().join(', ')}}`)).toBe(true);
    const superkey = field(instance, 'superkey');
    expect([superkey.isRight('yes'), superkey.isRight('no')]).toEqual([right === columns, right !== columns]);
    expect(table(instance.solution, 'oneAfterAnother').at(-1)?.[1]).toBe(right);
  }
});

test('EXERCISES-19: each step of a closure uses a dependency whose left side is complete', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('closure', seed);
    const [start, ...rows] = table(instance.solution, 'oneAfterAnother');
    let before = start?.[1] ?? '';
    expect(before).toBe(value(instance.given, 'wantedClosure', 'columns'));
    for (const [used = '', found = ''] of rows) {
      const [left = '', added = ''] = used.split(' → ');
      expect(lettersOf(left).every((column) => before.includes(column))).toBe(true);
      expect(found).toBe([...new Set(before + added)].toSorted().join(''));
      before = found;
    }
  }
});

test('EXERCISES-19: candidate keys are found by trying all sets', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('candidate-keys', seed);
    const { columns, closed } = relationOf(instance);
    const keys = keysOf(columns, closed);
    const { isRight } = field(instance, 'keys');
    const typed = [
      keys.join(', '),
      keys.toReversed().join(' '),
      keys.join('').length > keys.length ? `{${keys.join(', ')}}` : keys.join(' | '),
      keys.map((key) => `{${lettersOf(key).join(', ')}}`).join(' and '),
      keys.map((key) => `(${key.toLowerCase()})`).join(';'),
    ];
    expect(typed.map(isRight), `seed ${seed}: ${keys.join()}`).toEqual(typed.map(() => true));
    const wrong = ['', '-', keys.slice(1).join(), [...keys, columns].join(), `${keys.join()} ${columns}`];
    expect(wrong.map(isRight)).toEqual(wrong.map(() => false));
    const tried = table(instance.solution, 'triedSets');
    expect(tried.filter((row) => row[2] === 'yes').map(([set]) => set)).toEqual(expect.arrayContaining(keys));
    for (const [set = '', closure, isKey] of tried) {
      expect([closure, isKey]).toEqual([determined(set, closed, columns), keys.includes(set) ? 'yes' : 'no']);
    }
    expect(value(instance.solution, 'keysAndPrime', 'prime')).toBe(
      [...new Set(keys.join(''))].toSorted().join(', '),
    );
  }
});

test('EXERCISES-19: the highest normal form follows from the definitions over all sets of columns', () => {
  const seen = new Map<string, number>();
  for (const seed of SEEDS) {
    const instance = instanceOf('normal-form', seed);
    const { columns, closed } = relationOf(instance);
    const form = formOf(columns, closed);
    seen.set(form, (seen.get(form) ?? 0) + 1);
    const { isRight } = field(instance, 'form');
    for (const each of ['1NF', '2NF', '3NF', 'BCNF'])
      expect(isRight(each), `seed ${seed}: ${each}`).toBe(each === form);
    const keys = keysOf(columns, closed);
    expect(field(instance, 'keys').isRight(keys.join(', '))).toBe(true);
    expect(value(instance.solution, 'highestForm', 'sum')).toBe(form);
    for (const [dependency = '', closure, superkey, prime, allowed] of table(
      instance.solution,
      'eachDependency',
    )) {
      const [left = '', right = ''] = dependency.split(' → ');
      const isSuper = keys.some((key) => lettersOf(key).every((column) => left.includes(column)));
      const isPrime = lettersOf(right).every((column) => keys.some((key) => key.includes(column)));
      expect([closure, superkey === 'yes', prime === 'yes']).toEqual([
        determined(left, closed, columns),
        isSuper,
        isPrime,
      ]);
      const kept = isPrime ? '3NF' : 'notThird';
      expect(allowed).toBe(isSuper ? 'BCNF' : kept);
    }
  }
  expect([...seen.values()].every((times) => times > 40)).toBe(true);
  expect(seen.size).toBe(4);
});

test('EXERCISES-19: a part of a key that determines what is not prime is shown for each table in 1NF alone', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('normal-form', seed);
    const { columns, closed } = relationOf(instance);
    const form = formOf(columns, closed);
    const word = { '1NF': 'partial', '2NF': 'noPartial' }[form];
    const shown = instance.solution.flatMap((part) =>
      part.kind === 'sentence' && ['partial', 'noPartial'].includes(part.word) ? [part] : [],
    );
    expect(shown.map((part) => part.word)).toEqual(word ? [word] : []);
    if (form !== '1NF') continue;
    const [part, key, closure, extra] = ['part', 'key', 'closure', 'extra'].map((name) =>
      value(instance.solution, 'partial', name),
    );
    const keys = keysOf(columns, closed);
    expect(keys).toContain(key);
    expect(key).not.toBe(part);
    expect(lettersOf(part ?? '').every((column) => key?.includes(column))).toBe(true);
    expect(closure).toBe(determined(part ?? '', closed, columns));
    expect(
      lettersOf(extra ?? '').every((each) => closure?.includes(each) && !keys.join('').includes(each)),
    ).toBe(true);
    expect(extra).not.toBe('');
  }
});
