import { expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { instanceOf, type Instance } from '../generated.ts';
import { field, says, SEEDS, table, value } from './testing/read-instance.ts';
import {
  allSets,
  closedSets,
  closedWithin,
  determined,
  formOf,
  joinTester,
  lettersOf,
  type Rule,
} from './testing/closed-sets.ts';

function rulesIn(text: string): Rule[] {
  return text.split(', ').map((each) => {
    const [left = '', right = ''] = each.split(' → ');
    return { left, right };
  });
}

function relationOf(instance: Instance): { columns: string; closed: string[]; rules: Rule[] } {
  const columns = value(instance.given, 'relation', 'columns').replaceAll(', ', '');
  const rules = rulesIn(value(instance.given, 'relation', 'dependencies'));
  return { columns, rules, closed: closedSets(columns, rules) };
}

type Read = ReturnType<typeof relationOf>;

/** Whether what holds inside the tables implies everything: then no further set may be closed. */
function preservesAll({ columns, closed }: Read, tables: readonly string[]): boolean {
  const inside = tables.map((part) => ({ part, closed: closedWithin(part, closed) }));
  const allowed = allSets(columns).filter((set) =>
    inside.every((each) =>
      each.closed.includes(
        lettersOf(set)
          .filter((column) => each.part.includes(column))
          .join(''),
      ),
    ),
  );
  return allowed.join() === closed.join();
}

const isForm = ({ closed }: Read, tables: readonly string[], forms: readonly string[]): boolean =>
  tables.every((part) => forms.includes(formOf(part, closedWithin(part, closed))));

const isWhole = ({ columns }: Read, tables: readonly string[]): boolean =>
  lettersOf(columns).every((column) => tables.some((part) => part.includes(column)));

/** Two or three tables as a learner might type them. */
function guesses({ columns }: Read, seed: number): string[][] {
  const random = createRandom(seed);
  const part = (): string =>
    random.shuffle(lettersOf(columns)).slice(0, random.int(2, 4)).toSorted().join('');
  const lists = Array.from({ length: 12 }, () => Array.from({ length: random.int(2, 3) }, part));
  return lists.filter((list) => new Set(list).size === list.length);
}

test('EXERCISES-19: a decomposition is lossless if all relations come back from it', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('lossless', seed);
    const read = relationOf(instance);
    const comesBack = joinTester(read.columns, read.rules);
    const tables = value(instance.given, 'dividedInto', 'tables').split(', ');
    const right = comesBack(tables);
    const [lossless, preserving] = [field(instance, 'lossless'), field(instance, 'preserving')];
    expect([lossless.isRight('yes'), lossless.isRight('no')], `seed ${seed}`).toEqual([right, !right]);
    expect(says(instance.solution, 'commonIsKey')).toBe(right);
    const keeps = preservesAll(read, tables);
    expect([preserving.isRight('yes'), preserving.isRight('no')], `seed ${seed}`).toEqual([keeps, !keeps]);
    const [first = '', second = ''] = tables;
    const common = lettersOf(first)
      .filter((column) => second.includes(column))
      .join('');
    const closure = determined(common, read.closed, read.columns);
    expect(field(instance, 'common').isRight(closure)).toBe(true);
    expect(field(instance, 'common').isRight(closure.slice(1))).toBe(false);
    const rows = table(instance.solution, 'checkedInside');
    expect(rows.every((row) => row.at(-1) === 'yes')).toBe(keeps);
  }
});

test('EXERCISES-19: what is accepted as BCNF is in BCNF and lossless, and nothing else is', () => {
  let accepted = 0;
  for (const seed of SEEDS.slice(0, 150)) {
    const instance = instanceOf('bcnf-tables', seed);
    const read = relationOf(instance);
    const comesBack = joinTester(read.columns, read.rules);
    const own = value(instance.solution, 'oneResult', 'tables').split(', ');
    const { isRight } = field(instance, 'tables');
    expect(isRight(own.map((part) => `R(${lettersOf(part).join(', ')})`).join(' and ')), `seed ${seed}`).toBe(
      true,
    );
    expect(isForm(read, own, ['BCNF'])).toBe(true);
    expect(isRight(read.columns)).toBe(false);
    expect(says(instance.solution, 'allPreserved')).toBe(preservesAll(read, own));
    for (const tables of [...guesses(read, seed), own.slice(1), ...(own.length < 4 ? [own] : [])]) {
      const right = isWhole(read, tables) && isForm(read, tables, ['BCNF']) && comesBack(tables);
      expect(isRight(tables.join(', ')), `seed ${seed}: ${tables.join()}`).toBe(right);
      accepted += right ? 1 : 0;
    }
  }
  expect(accepted).toBeGreaterThan(100);
});

test('EXERCISES-19: what is accepted as 3NF is in 3NF, lossless and preserving, and nothing else is', () => {
  let accepted = 0;
  for (const seed of SEEDS.slice(0, 150)) {
    const instance = instanceOf('3nf-tables', seed);
    const read = relationOf(instance);
    const comesBack = joinTester(read.columns, read.rules);
    const own = value(instance.solution, 'oneResult', 'tables').split(', ');
    const { isRight } = field(instance, 'tables');
    expect(isRight(own.join(' ')), `seed ${seed}`).toBe(true);
    expect([isForm(read, own, ['3NF', 'BCNF']), preservesAll(read, own)]).toEqual([true, true]);
    expect(isRight(read.columns)).toBe(false);
    for (const tables of [...guesses(read, seed), own.slice(1), ...(own.length < 4 ? [own] : [])]) {
      const right =
        isWhole(read, tables) &&
        isForm(read, tables, ['3NF', 'BCNF']) &&
        preservesAll(read, tables) &&
        comesBack(tables);
      expect(isRight(tables.join(', ')), `seed ${seed}: ${tables.join()}`).toBe(right);
      accepted += right ? 1 : 0;
    }
  }
  expect(accepted).toBeGreaterThan(100);
});

/** Whether rules allow exactly these sets. */
function same(rules: readonly Rule[], columns: string, closed: readonly string[]): boolean {
  return closedSets(columns, rules).join() === closed.join();
}

test('EXERCISES-19: a minimal cover allows the same sets, and nothing can be left out of it', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('minimal-cover', seed);
    const { columns, closed, rules } = relationOf(instance);
    const shown = value(instance.solution, 'withoutRest', 'dependencies');
    const cover = rulesIn(shown);
    const { isRight } = field(instance, 'cover');
    expect(isRight(shown), `seed ${seed}`).toBe(true);
    expect(isRight(shown.replaceAll('→', '->').replaceAll(', ', '; ').toLowerCase())).toBe(true);
    expect(same(cover, columns, closed)).toBe(true);
    for (const each of cover) {
      const others = cover.filter((other) => other !== each);
      expect(same(others, columns, closed)).toBe(false);
      expect(isRight(others.map(({ left, right }) => `${left}->${right}`).join(','))).toBe(false);
      for (const column of each.left.length > 1 ? each.left : '') {
        const left = each.left.replace(column, '');
        expect(same([...others, { left, right: each.right }], columns, closed)).toBe(false);
      }
    }
    const longer = rules.map(({ left, right }) => `${left} → ${right}`).join(', ');
    expect(isRight(longer), `seed ${seed}: ${longer}`).toBe(false);
    const together = [...new Set(cover.map(({ left }) => left))].map((left) => {
      const rights = cover.filter((each) => each.left === left).map(({ right }) => right);
      return `${left} -> ${rights.join(', ')}`;
    });
    expect(isRight(together.join(', '))).toBe(true);
  }
});
