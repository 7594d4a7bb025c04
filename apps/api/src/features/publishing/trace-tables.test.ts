import { afterAll, beforeAll, expect, it } from 'vitest';

import { startRealRunner } from '../../testing/real-runner.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

const SUM = `- id: running-sum
  kind: trace
  concept: for-loop
  question: "What do they hold?"
  language: python
  code: |
    total = 0
    for n in range(2, 5):
        total += n
    print(total)
  after: "total += n"
  variables: [n, total]
  explain: "2, then 2 + 3, then 2 + 3 + 4."
`;

let product: TestProduct;
let teacher: Person;
let stopRunner: () => Promise<void>;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
  stopRunner = await startRealRunner(product);
});
afterAll(async () => {
  await stopRunner();
  await product.close();
});

type Recorded = { readonly traces: string; readonly rows: object; readonly faults: readonly string[] };

async function record(exercises: string, traces = ''): Promise<Recorded> {
  const { status, body } = await teacher.post('/api/admin/content/tables', { exercises, traces });
  expect(status).toBe(200);
  return body as Recorded;
}

const ROWS = [
  ['2', '2'],
  ['3', '5'],
  ['4', '9'],
];

it('EXERCISES-17: the table of a trace is recorded in the console by carrying its program out', async () => {
  const first = await record(SUM);
  expect(first).toMatchObject({ rows: { 'running-sum': ROWS }, faults: [] });
  expect(first.traces).toContain('running-sum:');

  // What somebody typed into a table goes, what cannot be recorded now stays as it is.
  const typed = first.traces.replace('"9"', '"10"');
  expect(await record(SUM, typed)).toEqual(first);
  const shorter = await record(SUM.replace('range(2, 5)', 'range(2, 4)'), typed);
  expect(shorter.rows).toEqual({ 'running-sum': ROWS.slice(0, 2) });
  const broken = await record(SUM.replace('print', 'pint'), typed);
  expect(broken).toMatchObject({ traces: typed, faults: [expect.stringContaining('NameError')] });
});

/** Ends before its recorder does, with other bytes in the place of the steps. */
const FORGED = `- id: running-sum
  kind: trace
  concept: for-loop
  question: "What does it hold?"
  language: python
  code: |
    import os
    total = 1
    with open('.recording', 'r+b') as file:
        file.seek(10)
        file.write(bytes([255]) * 3000000)
    os._exit(0)
  after: "total = 1"
  variables: [total]
  explain: "1."
`;

it('EXERCISES-17: steps that a program has forged are told, and read beside the request loop', async () => {
  const { faults } = await record(FORGED);
  expect(faults).toEqual([expect.stringContaining('cannot be read')]);
});

it.each([
  {
    what: 'a line that is not there',
    from: 'after: "total += n"',
    to: 'after: "total -= n"',
    said: /must stand on exactly one line/,
  },
  { what: 'a program that fails', from: 'print(total)', to: 'print(totl)', said: /NameError/ },
  { what: 'no such variable', from: '[n, total]', to: '[m]', said: /knows none of the variables in row 1/ },
  {
    what: 'a line that is never carried out',
    from: 'range(2, 5)',
    to: 'range(0)',
    said: /never carries out line 3/,
  },
  { what: 'what has no question', from: '  question: "What do they hold?"\n', to: '', said: /question/ },
  {
    what: 'a language whose steps are not recorded',
    from: 'language: python',
    to: 'language: javascript',
    said: /running-sum: ./,
  },
])('EXERCISES-17: $what is told in place of a table', async ({ from, to, said }) => {
  const { traces, faults } = await record(SUM.replace(from, to));
  expect(traces).toBe('');
  expect(faults).toEqual([expect.stringMatching(said)]);
});
