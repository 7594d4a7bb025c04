import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { faultLine } from '@abhyas/content/files/faults';
import { buildRelease } from '@abhyas/content/load-content';
import { folderOf, smallSchool } from '@abhyas/content/testing/small-school';
import { SNIPPET_LANGUAGES } from '@abhyas/content/snippet';
import { warmSandbox } from '@abhyas/queue/testing/warm-runner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Judge, openJudge } from './judge.ts';
import { snippetFault } from './proof.ts';
import { recordedTable, tableFault } from './tables.ts';

const PYTHON = SNIPPET_LANGUAGES.get('python') ?? 0;

/** Exercises as content:verify proves them: the real compilers in the real sandbox. */
let cacheDir: string;
let judge: Judge;

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'abhyas-exercises-'));
  await warmSandbox(cacheDir);
  judge = await openJudge({ cacheDir, slots: 1, blobs: new Map() });
});
afterAll(async () => {
  await judge.close();
  await rm(cacheDir, { recursive: true });
});

/** What is said of a lesson with these exercises. */
async function verified(exercises: string): Promise<string[]> {
  const ids = [...exercises.matchAll(/^- id: (\S+)/gm)].map(([, id = '']) => id);
  const concepts = [...new Set([...exercises.matchAll(/^ {2}concept: (\S+)/gm)].map(([, id = '']) => id))];
  const places = (title: string): string =>
    `---\ntitle: ${title}\n---\n${ids.map((id) => `> [!EXERCISE] ${id}\n`).join('\n')}`;
  const content = await buildRelease(
    folderOf({
      ...smallSchool(),
      'concepts.yaml': concepts.map((id) => `- { id: ${id}, name: ${id} }\n`).join(''),
      'courses/01-c/01-basics/01-hello/text.md': places('Hello').replace(
        'title',
        `teaches: [${concepts.join(', ')}]\ntitle`,
      ),
      'courses/01-c/01-basics/01-hello/exercises.yaml': exercises,
      'courses/01-c/01-basics/01-hello/text.hi.md': places('नमस्ते'),
    }),
  );
  if (!content.ok) throw new Error(content.faults.map(faultLine).join('\n'));
  const said: string[] = [];
  for (const snippet of content.snippets.filter(({ file }) => file.endsWith('exercises.yaml'))) {
    const fault = snippetFault(await judge.run(snippet, snippet.stdin), snippet);
    if (fault !== null) said.push(`${snippet.about}: ${fault}`);
  }
  return said;
}

const GUIDE = readFileSync(new URL('../../docs/how-to/write-exercises.md', import.meta.url), 'utf8');
const EXAMPLES = new Map(
  [...GUIDE.matchAll(/^```yaml\n(- id: (\S+)[\s\S]*?)^```$/gm)].map(([, yaml = '', id = '']) => [id, yaml]),
);
const example = (id: string): string => EXAMPLES.get(id) ?? '';

describe('EXERCISES-7: what an exercise claims of a program is proved by running it', () => {
  test('the examples of the how-to do what they claim', async () => {
    expect(EXAMPLES.size).toBe(11);
    expect(await verified([...EXAMPLES.values()].join('\n'))).toEqual([]);
  });

  test.each([
    ['predict: another output', 'double-division', 'accept: "3 3.5"', 'accept: "3 3.50"', /prints\n3 3\.5/],
    [
      'fix: code without a bug',
      'count-to-five',
      '"1\\n2\\n3\\n4\\n5"',
      '"1\\n2\\n3\\n4"',
      /as it is given: does the same/,
    ],
    [
      'fix: a right line that is none',
      'count-to-five',
      'right: "for i in range(1, 6):"',
      'right: "for i in range(1, 7):"',
      /"for i in range\(1, 7\):": prints/,
    ],
    [
      'gap: an accepted form that is wrong',
      'sum-in-java',
      '"i < 5"',
      '"i < 6"',
      /"i < 6" in blank 2: prints/,
    ],
    ['gap: an accepted form that does not compile', 'sum-in-java', '"i < 5"', '"i < five"', /compile-error/],
    [
      'gap: a slip that is right',
      'sum-in-java',
      '"i = 4":',
      '"4 >= i":',
      /the wrong "4 >= i" in blank 2: does the same/,
    ],
    [
      'gap: a wrong piece that is right',
      'drag-the-loop',
      '"i < 3":',
      '"i < 4":',
      /the wrong "i < 4" in blank 2: does the same/,
    ],
    [
      'parsons: a distractor that changes nothing',
      'swap-two',
      'line: "b = a"',
      'line: "b = 3"',
      /the distractor "b = 3": does the same/,
    ],
    [
      'parsons: an order that does not matter',
      'swap-two',
      '    keep = a\n',
      '    keep = a\n    seen = 1\n',
      /lines 1 and 2 exchanged/,
    ],
    [
      'numeric: a number that is not computed',
      'average-wait',
      'answer: 5',
      'answer: 5.1',
      /the proof: prints/,
    ],
    [
      'single: a program that prints something else',
      'what-prints',
      'prints: "small"',
      'prints: "big"',
      /prints\nsmall/,
    ],
  ])('%s is found', async (...[, id, from, to, message]) => {
    const right = example(id);
    expect(right).toContain(from);
    // The reasons of a slip are in both languages.
    expect((await verified(right.replaceAll(from, to))).join('\n')).toMatch(message);
  });
});

const traced = (code: string) => judge.trace({ language: PYTHON, code }, '');

describe('EXERCISES-17: the table of a trace is what the program really holds', () => {
  const wanted = { after: 3, variables: ['n', 'total'] };
  const SUM = 'total = 0\nfor n in range(2, 5):\n    total += n\nprint(total)\n';

  test('recorded row by row, and a table that was changed by hand is found', async () => {
    const outcome = await traced(SUM);
    const rows = [
      ['2', '2'],
      ['3', '5'],
      ['4', '9'],
    ];
    expect(recordedTable(outcome, wanted)).toEqual(rows);
    expect(tableFault(outcome, { ...wanted, rows })).toBeNull();
    expect(tableFault(outcome, { ...wanted, rows: rows.with(2, ['4', '10']) })).toContain('4 | 9\nnot');
  });

  test('what a call does within the line belongs to it, and lists are written as one types them', async () => {
    const code =
      'def twice(x):\n    y = x * 2\n    return y\nall = []\nfor n in (1, 2):\n    all.append(twice(n))\n    word = "w" * n\n';
    expect(recordedTable(await traced(code), { after: 6, variables: ['n', 'all'] })).toEqual([
      ['1', '[2]'],
      ['2', '[2, 4]'],
    ]);
    expect(recordedTable(await traced(code), { after: 2, variables: ['y'] })).toEqual([['2'], ['4']]);
    expect(recordedTable(await traced(code), { after: 7, variables: ['word'] })).toEqual([['w'], ['ww']]);
  });

  test('what has no table says so', async () => {
    expect(recordedTable(await traced(SUM), { after: 9, variables: ['n'] })).toBe('never carries out line 9');
    const elsewhere = 'print(sum(\n    n * n\n    for n in range(3)))\n';
    expect(recordedTable(await traced(elsewhere), { after: 2, variables: ['total'] })).toBe(
      'knows none of the variables in row 1',
    );
    expect(recordedTable(await traced('n = {1: 2}\n'), { after: 1, variables: ['n'] })).toContain(
      'can be typed',
    );
    expect(recordedTable(await traced('n = 1 / 0\n'), { after: 1, variables: ['n'] })).toContain('ends with');
  });
});
