import { expect, test } from 'vitest';

import {
  type Circuit,
  MOST_PARTS,
  type Part,
  type PartKind,
  readCircuit,
  writeCircuit,
} from './tools/circuit.ts';
import { judgeCircuit, type CircuitTask } from './tools/judge.ts';
import { Simulation } from './tools/simulation.ts';

const part = (id: string, kind: PartKind, ...from: (string | null)[]): Part => ({
  id,
  kind,
  from,
  x: 0,
  y: 0,
});
const circuit = (...parts: Part[]): Circuit => ({ parts });
const INPUTS = [part('A', 'input'), part('B', 'input')];

/** What goes out of Y for each of the four pairs of A and B. */
function columnOf(...parts: Part[]): string {
  return [0, 1, 2, 3]
    .map((pair) => {
      const simulation = new Simulation(circuit(...INPUTS, ...parts));
      simulation.set({ A: pair >= 2, B: pair % 2 === 1 });
      expect(simulation.changing).toEqual([]);
      return simulation.valueOf('Y') ? '1' : '0';
    })
    .join('');
}

test.each([
  ['and', '0001'],
  ['or', '0111'],
  ['nand', '1110'],
  ['nor', '1000'],
  ['xor', '0110'],
  ['xnor', '1001'],
] as const)('CIRCUIT-2: %s gives %s', (kind, column) => {
  expect(columnOf(part('Y', 'output', 'G'), part('G', kind, 'A', 'B'))).toBe(column);
});

test('CIRCUIT-2: in whatever order the parts stand, a circuit without a loop comes to rest', () => {
  const chain = Array.from({ length: 60 }, (_, at) => part(`N${at}`, 'not', at === 0 ? 'A' : `N${at - 1}`));
  expect(columnOf(part('Y', 'output', 'N59'), ...chain.toReversed())).toBe('0011');
});

test('CIRCUIT-2: a latch of two NOR gates holds what was set', () => {
  const latch = new Simulation(
    circuit(part('S', 'input'), part('R', 'input'), part('Q', 'nor', 'R', 'P'), part('P', 'nor', 'S', 'Q')),
  );
  const states = [{ S: true }, { S: false }, { R: true }, { R: false }].map((values) => {
    latch.set(values);
    return latch.valueOf('Q');
  });
  expect(states).toEqual([true, true, false, false]);
  expect(latch.changing).toEqual([]);
});

test('CIRCUIT-3: a loop that never comes to rest is told by its parts', () => {
  const loop = new Simulation(circuit(part('A', 'input'), part('N', 'nand', 'A', 'N')));
  loop.set({ A: true });
  expect(loop.changing).toEqual(['N']);
  loop.set({ A: false });
  expect(loop.changing).toEqual([]);
});

test('CIRCUIT-4: flip-flops take their D when the clock rises, all at once, and at no other time', () => {
  const shift = new Simulation(
    circuit(
      part('D', 'input'),
      part('C', 'clock'),
      part('F1', 'dff', 'D', 'C'),
      part('F2', 'dff', 'F1', 'C'),
    ),
  );
  const held = [
    { D: true },
    { C: true },
    { D: false },
    { C: false },
    { C: true },
    { C: false },
    { C: true },
  ].map((values) => {
    shift.set(values);
    return `${Number(shift.valueOf('F1'))}${Number(shift.valueOf('F2'))}`;
  });
  expect(held).toEqual(['00', '10', '10', '10', '01', '01', '00']);
});

test('CIRCUIT-4: a flip-flop may drive the clock of another one, and one that drives its own goes on for ever', () => {
  const ripple = new Simulation(
    circuit(
      part('C', 'clock'),
      part('N1', 'not', 'F1'),
      part('F1', 'dff', 'N1', 'C'),
      part('N2', 'not', 'F2'),
      part('F2', 'dff', 'N2', 'N1'),
    ),
  );
  const counted = Array.from({ length: 5 }, () => {
    ripple.set({ C: true });
    ripple.set({ C: false });
    return 2 * Number(ripple.valueOf('F2')) + Number(ripple.valueOf('F1'));
  });
  expect(counted).toEqual([1, 2, 3, 0, 1]);
  const wild = new Simulation(
    circuit(
      part('C', 'clock'),
      part('N', 'not', 'F'),
      part('X', 'xor', 'C', 'F'),
      part('F', 'dff', 'N', 'X'),
    ),
  );
  wild.set({ C: true });
  wild.set({ C: false });
  expect(wild.changing.length === 0 || wild.changing.includes('F')).toBe(true);
});

test('CIRCUIT-1: a circuit is read as it was written, a part in each line', () => {
  const written = writeCircuit(circuit(...INPUTS, part('Y', 'output', null)));
  expect(written.split('\n')).toHaveLength(6);
  expect(readCircuit(written)?.parts.map(({ id }) => id)).toEqual(['A', 'B', 'Y']);
  expect(writeCircuit(readCircuit(written) ?? circuit())).toBe(written);
});

const line = (changes: object): string =>
  JSON.stringify({ parts: [{ ...part('A', 'and', null, null), ...changes }] });

test.each([
  ['no JSON', 'parts'],
  ['no list', '{"parts": {}}'],
  ['a part without a name', line({ id: '' })],
  ['a name of other signs', line({ id: '<b>' })],
  ['a long name', line({ id: 'A'.repeat(13) })],
  ['an unknown kind', line({ kind: 'bomb' })],
  ['a kind that every object has', line({ kind: 'constructor' })],
  ['too few inputs', line({ from: [null] })],
  ['too many inputs', line({ from: Array(9).fill(null) })],
  ['a place that is none', line({ x: 1e9 })],
  ['two parts with one name', writeCircuit(circuit(part('A', 'input'), part('A', 'input')))],
  [
    'too many parts',
    writeCircuit(circuit(...Array.from({ length: MOST_PARTS + 1 }, (_, at) => part(`A${at}`, 'input')))),
  ],
])('CIRCUIT-1: %s is no circuit', (_, text) => {
  expect(readCircuit(text)).toBeNull();
});

test('CIRCUIT-1: a wire from a part that is not there, or from what goes out, is wired to nothing', () => {
  const text = writeCircuit(circuit(part('Y', 'output', 'gone'), part('Z', 'output', 'Y')));
  expect(readCircuit(text)?.parts.map(({ from }) => from)).toEqual([[null], [null]]);
});

const TASK: CircuitTask = {
  inputs: ['A', 'B'],
  outputs: ['Y'],
  gates: ['and', 'not'],
  most: 2,
  checks: [
    {
      name: 'Y is A and B',
      keeps: false,
      steps: [
        { given: 'A=1 B=0', expect: 'Y=0' },
        { given: 'A=1 B=1', expect: 'Y=1' },
      ],
    },
  ],
};
const Y = part('Y', 'output', 'G');
const G = part('G', 'and', 'A', 'B');

test.each([
  ['right', [...INPUTS, Y, G], undefined],
  ['right, with a probe that is wired to nothing', [...INPUTS, Y, G, part('P', 'probe', null)], undefined],
  ['without an input', [part('A', 'input'), Y, G], { code: 'missing', actual: 'B' }],
  ['with an output of another kind', [...INPUTS, part('Y', 'probe', 'A')], { code: 'missing', actual: 'Y' }],
  ['open', [...INPUTS, Y, part('G', 'and', 'A', null)], { code: 'unconnected', actual: 'G' }],
  [
    'of other gates',
    [...INPUTS, Y, part('G', 'or', 'A', 'B')],
    { code: 'forbidden', actual: 'OR', expected: 'AND, NOT' },
  ],
  [
    'too large',
    [...INPUTS, Y, G, part('N', 'not', 'A'), part('M', 'not', 'A')],
    { code: 'too-many', actual: '3', expected: '2' },
  ],
  [
    'wrong',
    [...INPUTS, Y, part('G', 'and', 'A', 'A')],
    { step: 0, code: 'signal', expected: 'Y=0', actual: 'Y=1' },
  ],
  [
    'restless',
    [...INPUTS, part('Y', 'output', 'N'), part('N', 'not', 'M'), part('M', 'and', 'N', 'A')],
    { step: 0, code: 'restless' },
  ],
] as const)('CIRCUIT-5: a circuit that is %s', (_, parts, fault) => {
  const [outcome] = judgeCircuit({ parts }, TASK);
  expect({ fault: outcome?.fault }).toMatchObject({ fault });
});

test('CIRCUIT-3: the longest chain is worked out at once, and the largest tangle is given up at its first row', () => {
  const length = MOST_PARTS - 3;
  const chain = Array.from({ length }, (_, at) =>
    part(`G${at}`, 'not', at === 0 ? 'A' : `G${at - 1}`),
  ).toReversed();
  const tangle = Array.from({ length }, (_, at) =>
    part(`G${at}`, 'nand', ...Array.from({ length: 8 }, (_unused, k) => `G${(at + 9 * k) % length}`)),
  );
  const steps = Array.from({ length: 256 }, (_, at) => ({
    given: `A=${at % 2} B=0`,
    expect: `Y=${(at + 1) % 2}`,
  }));
  const checks = Array.from({ length: 30 }, (_, at) => ({ name: `${at}`, keeps: true, steps }));
  const judged = (gates: readonly Part[]) =>
    judgeCircuit(circuit(...INPUTS, part('Y', 'output', `G${length - 1}`), ...gates), {
      inputs: ['A', 'B'],
      outputs: ['Y'],
      checks,
    });
  expect(judged(chain).every(({ fault }) => fault === undefined)).toBe(true);
  expect(judged(tangle).every(({ fault }) => fault?.code === 'restless' && fault.step === 0)).toBe(true);
});
