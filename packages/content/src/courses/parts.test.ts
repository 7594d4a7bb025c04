import { beforeEach, describe, expect, test } from 'vitest';
import { buildRelease, type LoadedContent, type Progress } from '../load-content.ts';
import { folderOf, smallSchool } from '../testing/small-school.ts';
import type { PartCache } from './loaded-part.ts';

const MODULE = 'courses/01-c/01-basics';
const TEXT = `${MODULE}/01-hello/text.md`;

let files: Record<string, string>;
/** As a database keeps them. */
let kept: Map<string, string>;
let written: string[][];
const parts: PartCache = {
  read: async (keys) =>
    new Map(
      keys.flatMap((key) => {
        const part = kept.get(key);
        return part === undefined ? [] : [[key, JSON.parse(part)]];
      }),
    ),
  write: async (news) => {
    written.push([...news.values()].map(({ value }) => nameOf(value)));
    for (const [key, part] of news) kept.set(key, JSON.stringify(part));
  },
};

/** Of an asset or a mock test its id; a glossary has none. */
const nameOf = (value: unknown): string => (value as { readonly id?: string }).id ?? 'glossary';

const MOCK = 'mocks/first-test.yaml';
/** A mock test that asks how much two and this number are. */
const mock = (added: number): string => `title: First test
summary: A test.
minutes: 10
sections:
  - title: All
    groups:
      - marks: 1
        exercises:
          - { id: how-much, kind: numeric, concept: [output], question: "What is 2 + ${added}?", answer: ${2 + added}, explain: It is so., hi: { question: Q, explain: E. } }
`;

beforeEach(() => {
  files = {
    ...smallSchool(),
    [TEXT]:
      '---\ntitle: Hello\npremium: true\nteaches: [output]\n---\nSee [it](asset:double-it).\n\n![A dot](dot.png)\n\n```python\nprint(1)\n```\n\nThe **loop**.\n',
    [`${MODULE}/01-hello/text.hi.md`]:
      '---\ntitle: नमस्ते\npremium: true\n---\n**loop** और [it](asset:double-it)।\n',
    [`${MODULE}/01-hello/dot.png`]: 'no picture, but bytes',
    [`${MODULE}/04-more/text.md`]: '---\ntitle: More\nneeds: [output]\n---\n![A dot](dot.png)\n',
    [`${MODULE}/04-more/dot.png`]: 'no picture, but bytes',
    'courses/01-c/glossary.yaml': '- { term: loop, text: Again. }\n',
    [MOCK]: mock(2),
    'concepts.yaml': '- { id: output, name: Output, hi: आउटपुट }\n',
  };
  kept = new Map();
  written = [];
});

const whole = () => buildRelease(folderOf(files));
const again = () => buildRelease(folderOf(files), { kept: parts });
const faultsOf = (content: LoadedContent) => (content.ok ? [] : content.faults);

/** The same in every byte: the release with its id, its blobs, its programs. */
async function expectSame() {
  const [one, two] = [await whole(), await again()];
  expect(faultsOf(two)).toEqual(faultsOf(one));
  if (!one.ok || !two.ok) return;
  expect(JSON.stringify(two.bundle.release)).toBe(JSON.stringify(one.bundle.release));
  expect(two.snippets).toEqual(one.snippets);
  expect([...two.bundle.blobs.keys()].toSorted()).toEqual([...one.bundle.blobs.keys()].toSorted());
}

describe('PUBLISHING-19: a check', () => {
  test('reads an unchanged school from what was kept, and comes to the same release', async () => {
    expect(faultsOf(await whole())).toEqual([]);
    await expectSame();
    expect(written).toEqual([['glossary'], ['hello', 'basics-quiz', 'more', 'double-it'], ['first-test']]);
    await expectSame();
    expect(written).toHaveLength(3);
  });

  test.each<[string, (school: Record<string, string>) => void, string[]]>([
    ['a text', (school) => (school[TEXT] = String(school[TEXT]).replace('loop', 'end')), ['hello']],
    ['a picture', (school) => (school[`${MODULE}/04-more/dot.png`] = 'other bytes'), ['more']],
    ['a test', (school) => (school[`problems/double-it/data/secret/01.in`] = '7\n'), ['double-it']],
    [
      'where a link leads',
      (school) => {
        const list = 'problems:\n  - double-it\n';
        school[`${MODULE}/subtopic.yaml`] = String(school[`${MODULE}/subtopic.yaml`]).replace(list, '');
        school['courses/01-c/02-next/subtopic.yaml'] = `title: Next\nsummary: S.\n${list}`;
      },
      ['hello', 'double-it'],
    ],
    [
      'the glossary',
      (school) => (school['courses/01-c/glossary.yaml'] = '- { term: cycle, text: Again. }\n'),
      ['glossary', 'hello', 'basics-quiz', 'more', 'double-it'],
    ],
    ['a mock test', (school) => (school[MOCK] = mock(3)), ['first-test']],
  ])('after %s changed reads again what that touches alone', async (_what, change, read) => {
    await again();
    written = [];
    change(files);
    await expectSame();
    expect(written.flat()).toEqual(read);
  });

  test('tells every fault as before, each time: of an item, of a link that leads nowhere, of what is needed too early', async () => {
    await again();
    for (const path of Object.keys(files)) if (path.startsWith('problems/')) delete files[path];
    files[`${MODULE}/04-more/text.md`] = 'no head';
    files[TEXT] = String(files[TEXT]).replace('teaches: [output]', 'needs: [output]');
    await expectSame();
    await expectSame();
    expect(faultsOf(await again()).length).toBeGreaterThan(2);
  });

  test('says how far it is', async () => {
    files['courses/01-c/02-next/subtopic.yaml'] = 'title: Next\nsummary: S.\n';
    const heard: Progress[] = [];
    await buildRelease(folderOf(files), { onProgress: async (progress) => void heard.push(progress) });
    expect(heard).toEqual([
      { done: 0, total: 2, at: MODULE },
      { done: 1, total: 2, at: 'courses/01-c/02-next' },
      { done: 2, total: 2, at: '' },
    ]);
  });
});
