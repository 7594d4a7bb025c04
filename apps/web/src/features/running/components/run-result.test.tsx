import type { ExecuteReply, TestReport } from '@abhyas/contract/running';
import { expect, test } from 'vitest';

import { draw } from '../../../lib/testing/draw.tsx';
import { RunResult } from './run-result.tsx';
import { Verdict } from './verdict.tsx';

const program = { code: 'print(1)\n', language: 3, mode: 'run', assetId: 'sum' } as const;

const report = (news: Partial<TestReport>): TestReport => ({
  name: 'Sample 1',
  verdict: 'accepted',
  hidden: false,
  timeMs: 20,
  memoryKb: 4096,
  input: '2\n',
  expected: '4\n',
  actual: '4\n',
  stderr: '',
  ...news,
});

const judged = (tests: TestReport[], news: Partial<ExecuteReply> = {}): ExecuteReply => ({
  verdict: tests.find(({ verdict }) => verdict !== 'accepted')?.verdict ?? 'accepted',
  tests,
  timeMs: 30,
  memoryKb: 5120,
  ...news,
});

const drawn = (reply: ExecuteReply) => draw(<RunResult reply={reply} program={program} />);

const open = (container: HTMLElement): (string | undefined)[] =>
  [...container.querySelectorAll('details[open] summary')].map((line) => line.textContent);

test('of many failures the first that may be seen is told above the tests, with the line where the outputs part', async () => {
  const { screen, container } = await drawn(
    judged([
      report({ name: 'Sample 1' }),
      report({ name: 'Sample 2', verdict: 'wrong-answer', expected: '4\n8\n', actual: '4\n9\n' }),
      report({ name: 'Sample 3', verdict: 'wrong-answer', actual: '5\n' }),
    ]),
  );
  expect(open(container)).toEqual([]);
  const told = screen.getByTestId('first-difference').first();
  await expect
    .element(told.getByRole('heading', { level: 3 }))
    .toHaveTextContent('Sample 2 · First difference in line 2');
  const places = ['Expected', 'Yours'].map((title) =>
    screen.getByRole('heading', { name: title, exact: true }).first().element(),
  );
  const [expected, yours] = places.map((place) => place.getBoundingClientRect());
  expect(expected?.top).toBe(yours?.top);
  expect(expected?.right).toBeLessThanOrEqual(yours?.left ?? 0);
});

test.each([
  { isUnderWay: true, language: 'Python' },
  { isUnderWay: false, language: 'Python' },
  { isUnderWay: true, language: 'C++' },
  { isUnderWay: false, language: 'C++' },
])(
  'TRACING-17: steps in $language are offered only when they can be recorded ($isUnderWay)',
  async ({ isUnderWay, language }) => {
    const reply = judged([
      report({ name: 'Sample 1', verdict: 'wrong-answer', actual: '5\n' }),
      report({ name: 'Sample 2' }),
    ]);
    const of = { ...program, language: language === 'C++' ? program.language : 5 } as const;
    const { screen, container } = await draw(
      <RunResult reply={reply} program={of} isUnderWay={isUnderWay} />,
    );
    await expect.element(screen.getByTestId('first-difference').first()).toBeVisible();
    for (const test of container.querySelectorAll('details')) test.open = true;
    const offered = isUnderWay ? 0 : 1;
    await expect
      .element(screen.getByRole('button', { name: 'See where it goes wrong' }))
      .toHaveLength(offered);
    await expect.element(screen.getByRole('button', { name: 'See it run' })).toHaveLength(offered);
    const mistakes = screen.getByRole('button', { name: 'Look for mistakes of memory' });
    await expect.element(mistakes).toHaveLength(language === 'C++' ? offered : 0);
  },
);

test('of a hidden test there is its category and nothing to open', async () => {
  const { screen, container } = await drawn(
    judged([
      report({ name: 'Sample 1' }),
      { name: 'Hidden test 1', verdict: 'time-limit', hidden: true, category: 'large inputs' },
      report({ name: 'Sample 3', verdict: 'not-run' }),
    ]),
  );
  await expect.element(screen.getByText(/It is about: large inputs\./)).toBeVisible();
  expect(open(container)).toEqual([]);
  expect(container.querySelectorAll('details')).toHaveLength(1);
  await expect.element(screen.getByText('Too slow')).toBeVisible();
  await expect.element(screen.getByText('Not run')).toBeVisible();
});

test('a hidden failure after one that may be seen is not spoken of: the seen one teaches more', async () => {
  const { container } = await drawn(
    judged([
      report({ name: 'Sample 1', verdict: 'wrong-answer', actual: '5\n' }),
      { name: 'Hidden test 1', verdict: 'wrong-answer', hidden: true, category: 'zero' },
    ]),
  );
  expect(container.textContent).not.toContain('It is about');
  expect(container.querySelector('[data-testid=first-difference]')?.textContent).toContain('Sample 1');
});

test('output that differs only in what cannot be seen is made visible', async () => {
  const { screen } = await drawn(
    judged([report({ verdict: 'wrong-answer', expected: '4 2\n', actual: '4  2\n' })]),
  );
  const difference = screen.getByTestId('first-difference');
  await expect.element(difference).toBeVisible();
  expect(difference.element().querySelector('mark')?.textContent).not.toBe(' ');
});

test('error output is there once: above the tests for the crash, in its test for every other', async () => {
  const stderr = 'Traceback: ZeroDivisionError';
  const { container } = await drawn(
    judged([report({ verdict: 'runtime-error', stderr })], { verdict: 'runtime-error', stderr, exitCode: 1 }),
  );
  const blocks = [...container.querySelectorAll('details h4')].map((title) => title.textContent);
  expect(blocks).not.toContain('Error output');
  const other = await drawn(judged([report({ verdict: 'wrong-answer', actual: '', stderr: 'a warning' })]));
  const titles = [...other.container.querySelectorAll('details h4')].map((title) => title.textContent);
  expect(titles).toContain('Error output');
});

test('RUNNING-7: a program that was stopped is told which loop does not end, and on which line', async () => {
  const code = 'n = int(input())\nwhile n > 0:\n    print(n)\n';
  const reply = judged([report({ verdict: 'time-limit' })]);
  const { screen } = await draw(<RunResult reply={reply} program={{ ...program, code, language: 5 }} />);
  await expect
    .element(screen.getByTestId('explanation'))
    .toHaveTextContent(
      'Line 2: Nothing inside this loop changes n, so once n > 0 is true it stays true and the loop never ends. Change it in every turn, inside the loop.',
    );
});

test('an input of the learner has no test that could pass: only what was printed is right or wrong', async () => {
  const ran = await draw(<Verdict reply={{ verdict: 'accepted', msg: 'Your program ran to its end.' }} />);
  expect(ran.container.textContent).toBe('Your program ran to its end.');
  const passed = await draw(<Verdict reply={judged([report({})], { msg: 'The test passed.' })} />);
  expect(passed.container.textContent).toBe('PassedThe test passed.');
});

test('a very long output is cut, so that the page stays quick', async () => {
  const { container } = await drawn(
    judged([report({ verdict: 'wrong-answer', actual: 'x'.repeat(50_000) })]),
  );
  expect(container.textContent.length).toBeLessThan(60_000);
  expect(container.querySelector('details')?.textContent).toContain(`${'x'.repeat(100)}…`);
});

const rows = (...list: unknown[][]): string =>
  ['{"columns": ["name"]}', ...list.map((row) => JSON.stringify(row)), ''].join('\n');

test('SQL-11: rows stand beside the expected ones, marked by a word too, NULL and numbers told from texts', async () => {
  const sql = { code: 'SELECT 1;', language: 7, mode: 'run', assetId: 'rows' } as const;
  const wrong = report({
    verdict: 'wrong-answer',
    input: 'CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT);',
    expected: rows(['Asha'], [null], [42]),
    actual: rows(['Asha'], ['NULL'], ['42']),
  });
  const { screen } = await draw(<RunResult reply={judged([wrong])} program={sql} />);
  await expect
    .element(screen.getByTestId('rows-fault'))
    .toHaveTextContent('2 expected rows are missing in your result. 2 of your rows are not expected.');
  await expect
    .element(
      screen
        .getByRole('table', { name: 'Expected rows' })
        .getByRole('row', { name: 'missing in yours NULL' }),
    )
    .toBeVisible();
  for (const text of ["'NULL'", "'42'"])
    await expect
      .element(
        screen.getByRole('table', { name: 'Your rows' }).getByRole('row', { name: `not expected ${text}` }),
      )
      .toBeVisible();
});
