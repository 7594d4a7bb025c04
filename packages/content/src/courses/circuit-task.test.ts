import { writeCircuit } from '@abhyas/languages/circuit/tools/circuit';
import { beforeEach, expect, test } from 'vitest';
import { mutantsOf } from '../proof/mutate.ts';
import { proofsOf } from '../proof/proofs.ts';
import type { ProblemAsset } from '../release-assets.ts';
import { assetOf, faultsOf } from '../testing/built-content.ts';
import { smallSchool } from '../testing/small-school.ts';

const FOLDER = 'problems/double-it';
const YAML = 'name: Not\nsummary: S.\ndifficulty: easy\ntags: [arithmetic]\nkind: circuit\n';
const CIRCUIT = `inputs: [A]
clock: CLK
outputs: [Y, Z]
checks:
  - name: Y is not A
    catches: [wire]
    table: |
      A | Y
      0 | 1
      1 | 0
  - name: Z is whatever it is
    trace: |
      CLK | Y Z
      0   | 1 -
      1   | 1 -
`;

const solved = (from: string): string =>
  writeCircuit({
    parts: [
      { id: 'A', kind: 'input', from: [], x: 0, y: 0 },
      { id: 'CLK', kind: 'clock', from: [], x: 0, y: 5 },
      { id: 'N', kind: 'not', from: ['A'], x: 8, y: 0 },
      { id: 'Y', kind: 'output', from: [from], x: 16, y: 0 },
      { id: 'Z', kind: 'output', from: ['N'], x: 16, y: 5 },
    ],
  });

let files: Record<string, string>;

beforeEach(() => {
  const school = Object.entries(smallSchool()).filter(([path]) => !/submissions|starter|data/.test(path));
  files = {
    ...Object.fromEntries(school),
    [`${FOLDER}/problem.yaml`]: YAML,
    [`${FOLDER}/statement.md`]: 'Turn it over.\n',
    [`${FOLDER}/circuit.yaml`]: CIRCUIT,
    [`${FOLDER}/submissions/accepted/solution.circuit`]: solved('N'),
    [`${FOLDER}/submissions/wrong_answer/wire.circuit`]: solved('A'),
  };
});

test('CIRCUIT-8: a circuit task has one test, which is that its named checks pass; they stand below its statement', async () => {
  const { body, judging } = await assetOf<ProblemAsset>(files, 'double-it');
  expect(body.languages).toEqual(['circuit']);
  expect(judging.tests).toMatchObject([{ name: 'checks', hidden: false }]);
  expect(JSON.parse(body.customTestcase.circuit ?? '')).toEqual({
    inputs: ['A'],
    clock: 'CLK',
    outputs: ['Y', 'Z'],
    checks: [
      {
        name: 'Y is not A',
        keeps: false,
        steps: [
          { given: 'A=0', expect: 'Y=1' },
          { given: 'A=1', expect: 'Y=0' },
        ],
      },
      {
        name: 'Z is whatever it is',
        keeps: true,
        steps: [
          { given: 'CLK=0', expect: 'Y=1' },
          { given: 'CLK=1', expect: 'Y=1' },
        ],
      },
    ],
  });
  expect(body.sample).toContain('<li>Y is not A</li>');
});

test('CIRCUIT-8: a wrong solution is proved by the check alone that says it catches it', async () => {
  const proofs = proofsOf(await assetOf<ProblemAsset>(files, 'double-it'));
  const tests = (kind: string) =>
    proofs.flatMap((proof) =>
      proof.kind === kind && proof.job.task.kind === 'judge' ? proof.job.task.tests : [],
    );
  expect(tests('wrong')).toHaveLength(1);
  expect(tests('wrong')[0]?.inputHash).not.toBe(tests('reference')[0]?.inputHash);
});

test.each([
  [
    'problem.yaml',
    `${YAML}languages: [circuit, c]\n`,
    'A problem of the kind circuit is solved in Circuit only.',
  ],
  ['circuit.yaml', CIRCUIT.replace('A | Y', 'B | Y'), 'circuit.yaml:5: B does not come in.'],
  ['circuit.yaml', CIRCUIT.replace('A | Y', 'A | A'), 'A does not go out.'],
  ['circuit.yaml', CIRCUIT.replace('0 | 1', '0 | 2'), 'Row 1 needs 0 or 1'],
  ['circuit.yaml', CIRCUIT.replace('1 | 0', '- | 0'), 'Row 2 needs 0 or 1'],
  ['circuit.yaml', CIRCUIT.replace('1 | 0', '1 | 0 1'), 'Row 2 needs 0 or 1'],
  [
    'circuit.yaml',
    CIRCUIT.replace('    table: |\n', '    trace: x\n    table: |\n'),
    'say either table or trace',
  ],
  ['circuit.yaml', CIRCUIT.replace('[A]', '["A b"]'), 'a signal is called by letters and digits'],
  ['circuit.yaml', CIRCUIT.replace('[wire]', '[]'), 'One check has to say that it catches wire.'],
  ['circuit.yaml', CIRCUIT.replace('[wire]', '[wire, wood]'), 'There is no wrong solution called wood.'],
])('CIRCUIT-8: what is wrong with a circuit task is told with its place: %s', async (file, text, words) => {
  files[`${FOLDER}/${file}`] = text;
  expect(await faultsOf(files)).toEqual(expect.arrayContaining([expect.stringContaining(words)]));
});

test('CIRCUIT-8: without its file there is no task', async () => {
  delete files[`${FOLDER}/circuit.yaml`];
  expect(await faultsOf(files)).toEqual(
    expect.arrayContaining([expect.stringContaining('circuit.yaml is missing')]),
  );
});

test('CIRCUIT-8: mutants take a gate for its neighbours, and a flip-flop’s wires for each other', () => {
  const parts = [
    { id: 'A', kind: 'input', from: [], x: 0, y: 0 },
    { id: 'G', kind: 'and', from: ['A', 'F'], x: 0, y: 0 },
    { id: 'F', kind: 'dff', from: ['G', 'A'], x: 0, y: 0 },
  ] as const;
  const mutants = mutantsOf(writeCircuit({ parts }), 'circuit');
  expect(mutants.map(({ line, to }) => [line, to])).toEqual([
    [3, 'G: or of A, F'],
    [3, 'G: nand of A, F'],
    [4, 'F: dff of A, G'],
  ]);
});
