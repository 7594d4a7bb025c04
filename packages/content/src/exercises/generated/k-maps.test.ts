import { expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { instanceOf, type Instance } from '../generated.ts';
import { field, SEEDS, table, value } from './testing/read-instance.ts';

const ROWS = Array.from({ length: 16 }, (_each, row) => row);

/** Whether a formula is 1 in a row, worked out letter by letter. */
function isOne(formula: string, row: number): boolean {
  const bits = row.toString(2).padStart(4, '0');
  return formula.split(' + ').some((product) =>
    (product.match(/[A-D]'?/g) ?? []).every((literal) => {
      const bit = bits.charAt('ABCD'.indexOf(literal.charAt(0)));
      return bit === (literal.endsWith("'") ? '0' : '1');
    }),
  );
}

/** All 80 products of the inputs, each as it is written. */
const PRODUCTS = ['A', 'B', 'C', 'D']
  .reduce<string[]>((all, input) => all.flatMap((each) => [each, each + input, `${each + input}'`]), [''])
  .filter((product) => product !== '');

const literalsOf = (formula: string): number => formula.match(/[A-D]/g)?.length ?? 0;

/** The least cost of covering all ones, set of ones by set of ones: 100 for each product and 1 for each letter. */
function leastCost(ones: readonly number[], free: readonly number[]): number {
  const products = PRODUCTS.filter((product) =>
    ROWS.every((row) => !isOne(product, row) || ones.includes(row) || free.includes(row)),
  ).map((product) => ({
    cost: 100 + literalsOf(product),
    set: ones.reduce((sum, row, at) => sum | (isOne(product, row) ? 1 << at : 0), 0),
  }));
  const least = [0];
  for (let set = 1; set < 2 ** ones.length; set += 1) {
    const first = set & -set;
    least[set] = Math.min(
      ...products
        .filter((product) => product.set & first)
        .map((product) => product.cost + (least[set & ~product.set] ?? Infinity)),
    );
  }
  return least.at(-1) ?? 0;
}

function rowsOf(instance: Instance): { ones: number[]; free: number[] } {
  const read = (name: string): number[] =>
    (value(instance.given, 'minterms', name).match(/\d+/g) ?? []).map(Number);
  return { ones: read('ones'), free: read('free') };
}

const costOf = (formula: string): number => 100 * formula.split(' + ').length + literalsOf(formula);

test('EXERCISES-24: a sum is right if it fits all rows and none costs less, of all 80 products', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('k-map', seed);
    const { ones, free } = rowsOf(instance);
    const least = leastCost(ones, free);
    const { isRight } = field(instance, 'sum');
    const shown = value(instance.solution, 'oneShortest', 'sum');
    expect([costOf(shown), isRight(shown)], `seed ${seed}`).toEqual([least, true]);
    const random = createRandom(seed);
    const products = shown.split(' + ');
    const guesses = [
      ...Array.from({ length: 30 }, () =>
        products.with(random.int(0, products.length - 1), random.pick(PRODUCTS)).join(' + '),
      ),
      products.slice(1).join(' + '),
      [...products, random.pick(PRODUCTS)].join(' + '),
      ones
        .map((row) => PRODUCTS.find((product) => literalsOf(product) === 4 && isOne(product, row)) ?? '')
        .join(' + '),
    ];
    for (const guess of guesses) {
      const fits = ROWS.every((row) => free.includes(row) || isOne(guess, row) === ones.includes(row));
      expect(isRight(guess), `seed ${seed}: ${guess}`).toBe(fits && costOf(guess) === least);
    }
  }
});

test('EXERCISES-24: a sum is read in the forms in which one writes it', () => {
  for (const seed of SEEDS.slice(0, 100)) {
    const instance = instanceOf('k-map', seed);
    const { isRight } = field(instance, 'sum');
    const shown = value(instance.solution, 'oneShortest', 'sum');
    const forms = [
      shown.toLowerCase(),
      shown.replaceAll(' ', ''),
      shown.replaceAll(/([A-D])'/g, '!$1'),
      shown.replaceAll("'", '’'),
      shown
        .split(' + ')
        .toReversed()
        .map((product) => `(${product})`)
        .join(' + '),
      shown.replaceAll(/(?<=[A-D'])(?=[A-D])/g, '·'),
    ];
    expect(forms.map(isRight), `seed ${seed}`).toEqual(forms.map(() => true));
    expect(
      ['', '1', `${shown} +`, `${shown} + E`, shown.replace('+', '-'), `(${shown})`].map(isRight),
    ).not.toContain(true);
  }
});

test('EXERCISES-24: the worked solution draws the map and lists the largest groups', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('k-map', seed);
    const { ones, free } = rowsOf(instance);
    const gray = ['00', '01', '11', '10'];
    const map = table(instance.solution, 'karnaughMap');
    expect(map.map(([name]) => name)).toEqual(gray);
    for (const [at, cells] of map.entries()) {
      for (const [column, cell] of cells.slice(1).entries()) {
        const row = Number.parseInt(`${gray[at]}${gray[column]}`, 2);
        const outside = free.includes(row) ? 'X' : '0';
        expect(cell).toBe(ones.includes(row) ? '1' : outside);
      }
    }
    const may = (product: string): boolean =>
      ROWS.every((row) => !isOne(product, row) || ones.includes(row) || free.includes(row));
    const isLarger = (other: string, product: string): boolean =>
      other !== product && ROWS.every((row) => !isOne(product, row) || isOne(other, row));
    const allowed = PRODUCTS.filter(may);
    const primes = allowed.filter(
      (product) =>
        ones.some((row) => isOne(product, row)) && !allowed.some((other) => isLarger(other, product)),
    );
    const groups = table(instance.solution, 'largestGroups');
    expect(new Set(groups.map(([product]) => product)), `seed ${seed}`).toEqual(new Set(primes));
    expect(groups.length).toBe(primes.length);
    for (const [product = '', rows] of groups)
      expect(rows).toBe(ones.filter((row) => isOne(product, row)).join(', '));
  }
});
