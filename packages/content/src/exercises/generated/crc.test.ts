import { expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { instanceOf } from '../generated.ts';
import { checkBits } from './crc.ts';
import { field, SEEDS, table, value } from './testing/read-instance.ts';

/** The product of two polynomials over GF(2), as numbers. */
function product(a: number, b: number): number {
  let sum = 0;
  for (let bit = 0; a >> bit; bit += 1) if ((a >> bit) & 1) sum ^= b << bit;
  return sum;
}

/** The check bits by trying: the only ones with which the frame is a product of the generator. */
function byTrying(data: string, generator: string): string {
  const width = generator.length - 1;
  const products = new Set<number>();
  for (let factor = 0; factor < 2 ** data.length; factor += 1)
    products.add(product(factor, Number.parseInt(generator, 2)));
  const found = Array.from({ length: 2 ** width }, (_each, at) => at.toString(2).padStart(width, '0'));
  return found.filter((check) => products.has(Number.parseInt(data + check, 2))).join();
}

test('EXERCISES-23: with its check bits a frame is a product of the generator, and with no others', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = createRandom(seed);
    const generator = `1${random.text(random.int(1, 4), '01')}1`;
    const data = random.text(random.int(1, 9), '01');
    expect(checkBits(data, generator), `seed ${seed}`).toBe(byTrying(data, generator));
  }
  expect(checkBits('101110', '1001')).toBe('011');
});

test('EXERCISES-23: remainder and frame of an instance are those that make a product of the generator', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('crc', seed);
    const data = value(instance.given, 'crcData', 'data');
    const check = byTrying(data, value(instance.given, 'crcData', 'generator'));
    const remainder = field(instance, 'remainder');
    expect([remainder.isRight(check), remainder.isRight(`${check}0`)], `seed ${seed}`).toEqual([true, false]);
    const frame = field(instance, 'frame');
    expect([frame.isRight(`${data} ${check}`), frame.isRight(data)]).toEqual([true, false]);
  }
});

test('EXERCISES-23: each line of the division is the XOR of two, and the last one holds the remainder', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('crc', seed);
    const rows = table(instance.solution, 'divisionWithXor').map((row) =>
      row.map((bits) => Number.parseInt(bits.replaceAll('\u2007', '0'), 2)),
    );
    for (const [before = 0, below = 0, after = 0] of rows) expect(before ^ below).toBe(after);
    const check = value(instance.solution, 'remainder', 'sum');
    expect(rows.at(-1)?.[2]).toBe(Number.parseInt(check, 2));
    expect(field(instance, 'remainder').isRight(check)).toBe(true);
  }
});
