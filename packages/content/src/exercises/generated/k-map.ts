/** A product of some of the inputs: where `mask` has a 1, the input must be as in `value`. Input A is the highest bit. */
export type Product = { readonly mask: number; readonly value: number };

/** What is to be built: rows in which it must give 1, and rows that never happen. */
export type Wanted = { readonly ones: readonly number[]; readonly free: readonly number[] };

export const INPUTS = ['A', 'B', 'C', 'D'];
const ROWS = Array.from({ length: 2 ** INPUTS.length }, (_each, row) => row);
const ALL = ROWS.length - 1;

export function covers({ mask, value }: Product, row: number): boolean {
  return (row & mask) === value;
}

const letters = ({ mask }: Product): number => mask.toString(2).replaceAll('0', '').length;

/** The products that give 1 only where they may, and that cannot be made larger (Quine and McCluskey). */
export function primeProducts({ ones, free }: Wanted): Product[] {
  const primes: Product[] = [];
  let level: Product[] = [...ones, ...free].map((value) => ({ mask: ALL, value }));
  while (level.length > 0) {
    const merged = new Map<string, Product>();
    for (const product of level) {
      const larger = level.flatMap((other) => mergedWith(product, other) ?? []);
      if (larger.length === 0) primes.push(product);
      for (const each of larger) merged.set(`${each.mask} ${each.value}`, each);
    }
    level = [...merged.values()];
  }
  return primes.filter((prime) => ones.some((row) => covers(prime, row)));
}

/** Two products that differ in one input, as one without it. */
function mergedWith(a: Product, b: Product): Product | undefined {
  const difference = a.value ^ b.value;
  const isOneBit = difference !== 0 && (difference & (difference - 1)) === 0;
  return a.mask === b.mask && isOneBit
    ? { mask: a.mask & ~difference, value: a.value & ~difference }
    : undefined;
}

export type Cost = { readonly products: number; readonly letters: number };

export function costOf(sum: readonly Product[]): Cost {
  return { products: sum.length, letters: sum.reduce((all, each) => all + letters(each), 0) };
}

const isCheaper = (a: Cost, b: Cost): boolean =>
  a.products < b.products || (a.products === b.products && a.letters < b.letters);

/** A sum of products with the fewest products, and of those one with the fewest letters. */
export function shortestSum(wanted: Wanted): Product[] {
  const primes = primeProducts(wanted);
  let best = primes;
  const extend = (sum: readonly Product[]): void => {
    const open = wanted.ones.find((row) => !sum.some((each) => covers(each, row)));
    if (open === undefined) {
      if (isCheaper(costOf(sum), costOf(best))) best = [...sum];
      return;
    }
    if (sum.length >= best.length) return;
    for (const prime of primes) if (covers(prime, open)) extend([...sum, prime]);
  };
  extend([]);
  return best;
}

/** Whether a sum gives 1 where it must and nowhere where it must not. */
export function isFitting(sum: readonly Product[], { ones, free }: Wanted): boolean {
  return ROWS.every((row) => {
    const isOne = sum.some((each) => covers(each, row));
    return free.includes(row) || isOne === ones.includes(row);
  });
}

/** A product as one writes it: `A'BD`. */
export function productText({ mask, value }: Product): string {
  return INPUTS.map((input, at) => {
    const bit = 2 ** (INPUTS.length - 1 - at);
    if ((mask & bit) === 0) return '';
    return (value & bit) === 0 ? `${input}'` : input;
  }).join('');
}
