import { beforeEach, expect, test } from 'vitest';
import { faultLine } from '../files/faults.ts';
import { buildRelease } from '../load-content.ts';
import { releaseIn } from '../release-index.ts';
import { folderOf, smallSchool } from '../testing/small-school.ts';

const MOCK = `title: Test
summary: S.
minutes: 30
courses: [c]
sections:
  - title: Choices
    groups:
      - marks: 1
        negative: 1/3
        exercises:
          - id: one
            kind: single
            concept: output
            question: "Which?"
            choices:
              - { text: "\`a\`", right: true }
              - { text: b, why: No. }
            explain: "E."
            hi:
              question: "कौन-सा?"
              choices: [{ text: "\`a\`" }, { text: b, why: नहीं। }]
              explain: "ई।"
      - marks: 2.5
        exercises:
          - id: two
            kind: predict
            concept: output
            language: python
            code: |
              print(1)
            accept: "1"
            explain: "E."
            hi: { explain: "ई।" }
  - title: Programs
    groups:
      - marks: 10
        problems: [{ id: double-it, concept: output }]
`;

const ORDER =
  '          - { id: two, kind: order, concept: output, question: Q, steps: [a, b, c], explain: E., hi: { question: Q, steps: [a, b, c], explain: E. } }\n';

let files: Record<string, string>;
beforeEach(() => {
  files = {
    ...smallSchool(),
    'concepts.yaml': '- { id: output, name: Output, hi: आउटपुट }\n',
    'mocks/first.yaml': MOCK,
    'mocks/first.hi.yaml': 'title: टेस्ट\nsummary: स।\nsections: [विकल्प, प्रोग्राम]\n',
  };
});

async function faults(): Promise<string[]> {
  const content = await buildRelease(folderOf(files));
  return content.ok ? [] : content.faults.map(faultLine);
}

test('MOCKS-1: a mock test has sections of groups of items, in each language; its programs are proved', async () => {
  const content = await buildRelease(folderOf(files));
  if (!content.ok) throw new Error(content.faults.map(faultLine).join('\n'));
  const { release } = content.bundle;
  expect(release.mocks).toMatchObject([
    {
      id: 'first',
      title: 'Test',
      minutes: 30,
      topicIds: ['c'],
      sections: [
        {
          title: 'Choices',
          groups: [
            {
              marks: 100,
              penalty: 3,
              items: [
                { id: 'one', concepts: ['output'], html: '<p>Which?</p>', exercise: { kind: 'single' } },
              ],
            },
            { marks: 250, items: [{ id: 'two', exercise: { kind: 'predict', accept: ['1'] } }] },
          ],
        },
        { title: 'Programs', groups: [{ marks: 1000, items: [{ id: 'double-it', concepts: ['output'] }] }] },
      ],
    },
  ]);
  expect(release.mocks?.[0]?.sections[0]?.groups[1]?.items[0]?.html).toMatch(
    /What does this program print\?[\s\S]*<figure class="code"/,
  );
  expect(release.mocks?.[0]?.sections[0]?.groups[1]?.penalty).toBeUndefined();
  const hindi = releaseIn(release, 'hi').mocks?.[0];
  expect(hindi).toMatchObject({
    title: 'टेस्ट',
    sections: [
      { title: 'विकल्प', groups: [{ items: [{ html: '<p>कौन-सा?</p>' }] }, {}] },
      { title: 'प्रोग्राम' },
    ],
  });
  expect(content.snippets).toContainEqual(expect.objectContaining({ file: 'mocks/first.yaml', output: '1' }));
});

test('MOCKS-1: a test says that it is a set to practise with', async () => {
  files['mocks/second.yaml'] = MOCK.replace('minutes: 30', 'minutes: 30\npractice: true');
  files['mocks/second.hi.yaml'] = files['mocks/first.hi.yaml'] ?? '';
  const content = await buildRelease(folderOf(files));
  if (!content.ok) throw new Error(content.faults.map(faultLine).join('\n'));
  expect(content.bundle.release.mocks?.map(({ id, isPractice }) => [id, isPractice])).toEqual([
    ['first', undefined],
    ['second', true],
  ]);
});

test.each([
  [
    'a kind whose answers the browser would need',
    MOCK.replace(/ {10}- id: two[^]*?ई।" }\n/, ORDER),
    /two: a test asks single, .* and no order/,
  ],
  [
    'a concept that there is not',
    MOCK.replace('concept: output', 'concept: outptu'),
    /Did you mean "output"\?/,
  ],
  ['a course that there is not', MOCK.replace('courses: [c]', 'courses: [d]'), /There is no course "d"/],
  [
    'a problem that there is not',
    MOCK.replace('id: double-it', 'id: double'),
    /There is no problem "double"/,
  ],
  ['an item twice', MOCK.replace('id: two', 'id: one'), /The test has "one" already/],
  ['a group of nothing', MOCK.replace(/problems: .*/, 'problems: []'), /neither exercises nor problems/],
  [
    'two right choices of one',
    MOCK.replace('{ text: b, why: No. }', '{ text: b, right: true, why: No. }'),
    /Exactly one choice/,
  ],
  ['a part that no examination takes off', MOCK.replace('1/3', '1/7'), /negative/],
  [
    'no translation of an exercise',
    MOCK.replace('            hi: { explain: "ई।" }\n', ''),
    /needs a block hi:/,
  ],
])('MOCKS-1: %s is refused', async (_name, mock, message) => {
  files['mocks/first.yaml'] = mock;
  expect((await faults()).join('\n')).toMatch(message);
});

test('MOCKS-1: as many titles of sections in each language', async () => {
  files['mocks/first.hi.yaml'] = 'title: टेस्ट\nsummary: स।\nsections: [विकल्प]\n';
  expect(await faults()).toEqual([
    'mocks/first.hi.yaml:0: The test has 2 sections, so there must be as many titles.',
  ]);
});

test('MOCKS-2: a plan says in each language that it opens the mock tests', async () => {
  files['plans/plan6/plan.yaml'] =
    'title: Pack\nprice_rupees: 9\ncontents: [c]\nvalidity_days: 9\nvalidity: 9 days\nmocks: Mock tests\n';
  files['plans/plan6/plan.hi.yaml'] = 'title: पैक\nvalidity: 9 दिन\nmocks: Mock टेस्ट\n';
  files['plans/plan6/plan.svg'] = files['courses/01-c/topic.svg'] ?? '';
  const content = await buildRelease(folderOf(files));
  if (!content.ok) throw new Error(content.faults.map(faultLine).join('\n'));
  const { release } = content.bundle;
  expect([release.plans[0]?.mocks, releaseIn(release, 'hi').plans[0]?.mocks]).toEqual([
    'Mock tests',
    'Mock टेस्ट',
  ]);
});
