import type { Random } from '../../random.ts';
import { plainSigns } from '../answers.ts';
import type { Field, Instance } from './instance.ts';

/** A round of the division: what is left, and the generator below its first 1. */
export type Subtraction = { readonly before: string; readonly generator: string; readonly after: string };

/** Divides bits by a generator with XOR: wherever the first bit that is left is 1, the generator is put below it. */
function divideBits(bits: string, generator: string): Subtraction[] {
  const rounds: Subtraction[] = [];
  let left = bits;
  for (let at = 0; at + generator.length <= bits.length; at += 1) {
    if (left.charAt(at) === '0') continue;
    const below = generator.padStart(at + generator.length, ' ').padEnd(bits.length, ' ');
    const after = left.replaceAll(/./g, (bit, place: number) =>
      below.charAt(place) === '1' ? String(1 - Number(bit)) : bit,
    );
    rounds.push({ before: left, generator: below, after });
    left = after;
  }
  return rounds;
}

/** The bits that are sent after the data: one fewer than the generator has. */
export function checkBits(data: string, generator: string): string {
  const bits = data + '0'.repeat(generator.length - 1);
  return (divideBits(bits, generator).at(-1)?.after ?? bits).slice(data.length);
}

const GENERATORS = ['1001', '1011', '1101', '10011', '10101', '10111', '11001', '100101', '110101'];

/** As wide as a digit, so that the generator stands below the digits that it is taken from. */
const FIGURE_SPACE = '\u2007';

export function crcInstance(random: Random): Instance {
  const generator = random.pick(GENERATORS);
  const data = `1${random.text(random.int(7, 10), '01')}`;
  const check = checkBits(data, generator);
  const rounds = divideBits(data + '0'.repeat(check.length), generator);
  return {
    given: [
      { kind: 'sentence', word: 'crcData', values: { data, generator } },
      { kind: 'sentence', word: 'crcPolynomial', values: { polynomial: polynomial(generator) } },
    ],
    fields: [bitsField('remainder', 'remainder', check), bitsField('frame', 'sentFrame', data + check)],
    solution: [
      {
        kind: 'table',
        caption: 'divisionWithXor',
        head: [{ word: 'whatIsLeft' }, { word: 'generatorBelow' }, { word: 'xorOfBoth' }],
        rows: rounds.map(({ before, generator: below, after }) => [
          before,
          below.replaceAll(' ', FIGURE_SPACE),
          after,
        ]),
      },
      { kind: 'sentence', word: 'remainder', values: { sum: check } },
      { kind: 'sentence', word: 'sentFrame', values: { sum: data + check } },
    ],
  };
}

function bitsField(name: string, label: Field['label'], right: string): Field {
  const isRight = (typed: string): boolean =>
    typed.length < 100 && plainSigns(typed).replaceAll(/\s/g, '') === right;
  return { name, label, input: 'text', isRight };
}

/** Powers of x as books write a generator: 1011 is x³ + x + 1. */
function polynomial(generator: string): string {
  const powers = ['1', 'x', 'x²', 'x³', 'x⁴', 'x⁵'];
  const terms = generator.split('').flatMap((bit, at) => {
    const power = powers[generator.length - 1 - at];
    return bit === '1' && power ? [power] : [];
  });
  return terms.join(' + ');
}
