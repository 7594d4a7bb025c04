import type { Random } from '../../random.ts';
import { plainSigns } from '../answers.ts';
import type { Instance, Shown } from './instance.ts';
import {
  costOf,
  covers,
  INPUTS,
  isFitting,
  primeProducts,
  type Product,
  productText,
  shortestSum,
  type Wanted,
} from './k-map.ts';

/** The order of the rows and columns of a map: neighbours differ in one bit. */
const GRAY = [0, 1, 3, 2];

export function kMapInstance(random: Random): Instance {
  let wanted = randomWanted(random);
  while (!isWorthwhile(wanted)) wanted = randomWanted(random);
  const sum = shortestSum(wanted);
  const primes = primeProducts(wanted);
  return {
    given: [
      {
        kind: 'sentence',
        word: 'minterms',
        values: { ones: wanted.ones.join(', '), free: wanted.free.join(', ') || '–' },
      },
    ],
    fields: [
      {
        name: 'sum',
        label: 'shortestSum',
        input: 'text',
        isRight: (typed) => isShortest(typed, wanted, sum),
      },
    ],
    solution: [
      mapShown(wanted),
      {
        kind: 'table',
        caption: 'largestGroups',
        head: [{ word: 'group' }, { word: 'rowsOfIt' }, { word: 'neededFor' }],
        rows: primes.map((prime) => [
          productText(prime),
          wanted.ones.filter((row) => covers(prime, row)).join(', '),
          onlyIn(prime, primes, wanted).join(', ') || '–',
        ]),
      },
      { kind: 'sentence', word: 'oneShortest', values: { sum: sumText(sum) } },
    ],
  };
}

function isShortest(typed: string, wanted: Wanted, right: readonly Product[]): boolean {
  const sum = sumIn(typed);
  if (!sum || !isFitting(sum, wanted)) return false;
  const [cost, least] = [costOf(sum), costOf(right)];
  return cost.products === least.products && cost.letters === least.letters;
}

/** The ones that lie in no other of the largest groups. */
function onlyIn(prime: Product, primes: readonly Product[], { ones }: Wanted): number[] {
  return ones.filter((row) => primes.every((each) => covers(each, row) === (each === prime)));
}

function sumText(sum: readonly Product[]): string {
  return sum.map(productText).join(' + ');
}

function mapShown(wanted: Wanted): Shown {
  return {
    kind: 'table',
    caption: 'karnaughMap',
    head: ['AB \\ CD', ...GRAY.map(twoBits)],
    rows: GRAY.map((row) => [twoBits(row), ...GRAY.map((column) => signOf(4 * row + column, wanted))]),
  };
}

function twoBits(number: number): string {
  return number.toString(2).padStart(2, '0');
}

function signOf(row: number, { ones, free }: Wanted): string {
  if (free.includes(row)) return 'X';
  return ones.includes(row) ? '1' : '0';
}

function randomWanted(random: Random): Wanted {
  const rows = random.shuffle(Array.from({ length: 16 }, (_each, row) => row));
  const [count, free] = [random.int(6, 9), random.pick([0, 0, 2, 3])];
  return { ones: ascending(rows.slice(0, count)), free: ascending(rows.slice(count, count + free)) };
}

function ascending(rows: readonly number[]): number[] {
  return rows.toSorted((a, b) => a - b);
}

/** Two to four groups, some of them large. */
function isWorthwhile(wanted: Wanted): boolean {
  const { products, letters } = costOf(shortestSum(wanted));
  return products >= 2 && products <= 4 && letters <= 3 * products - 1;
}

/** A sum as it is typed: `A'B + CD`, `a'b+cd`, `!AB + CD`. Undefined if it cannot be read. */
function sumIn(typed: string): Product[] | undefined {
  const text = plainSigns(typed.slice(0, 200))
    .toUpperCase()
    .replaceAll(/[\s.·*]/g, '');
  const products = text.split(/[+|]/).map(productIn);
  return products.every((each) => each !== undefined) ? products : undefined;
}

const LITERAL = /([!~¬]?)([A-D])('?)/g;

function productIn(written: string): Product | undefined {
  const text = written.replace(/^\(([^()]*)\)$/, '$1');
  const literals = [...text.matchAll(LITERAL)];
  if (literals.length === 0 || text.replaceAll(LITERAL, '') !== '') return undefined;
  let [mask, value] = [0, 0];
  for (const [, before = '', input = '', after = ''] of literals) {
    const bit = 2 ** (INPUTS.length - 1 - INPUTS.indexOf(input));
    if ((mask & bit) !== 0) return undefined;
    mask |= bit;
    if ((before === '') === (after === '')) value |= bit;
  }
  return { mask, value };
}
