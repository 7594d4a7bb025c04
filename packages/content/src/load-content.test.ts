import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { faultLine } from './files/faults.ts';
import { buildRelease, loadContent } from './load-content.ts';
import type { ProblemAsset, QuizAsset, TextAsset, VideoAsset } from './release-assets.ts';
import { indexRelease } from './release-index.ts';
import { folderOf, smallSchool } from './testing/small-school.ts';

/** A content folder of one topic that every test may spoil in its own way. */
let files: Record<string, string>;

const SUBTOPIC = 'courses/01-c/01-basics';

beforeEach(() => {
  files = smallSchool();
});

async function faults(): Promise<string[]> {
  const content = await buildRelease(folderOf(files));
  return content.ok ? [] : content.faults.map(faultLine);
}

async function asset<T>(id: string): Promise<T> {
  const content = await buildRelease(folderOf(files));
  if (!content.ok) throw new Error(content.faults.map(faultLine).join('\n'));
  return indexRelease(content.bundle.release).assets.get(id) as T;
}

test('the curriculum of this repository has no fault', async () => {
  const content = await loadContent(fileURLToPath(new URL('../../../content', import.meta.url)));
  expect(content.ok ? [] : content.faults.map(faultLine)).toEqual([]);
});

describe('a video', () => {
  const VIDEO = `${SUBTOPIC}/04-film`;
  const film = (sources: string) => {
    files[`${VIDEO}/video.yaml`] = `title: A film\nfile: film.mp4\nsources:\n${sources}`;
    for (const name of ['film.mp4', 'small.mp4', 'sound.m4a']) files[`${VIDEO}/${name}`] = name;
  };

  test('platforms 2.5: names its lighter versions, best first, the sound alone last', async () => {
    film('  - { file: sound.m4a, audio_only: true }\n  - { file: small.mp4, height: 144 }\n');
    const { body } = await asset<VideoAsset>('film');
    expect(body.sources?.map(({ url, height }) => [url.split('.').at(-1), height])).toEqual([
      ['mp4', 144],
      ['m4a', null],
    ]);
  });

  test('its author is told what is wrong with a lighter version', async () => {
    film('  - { file: gone.mp4, height: 144 }\n');
    expect((await faults()).join()).toContain('There is no file "gone.mp4" of a known kind here.');
    film('  - { file: small.mp4 }\n');
    expect((await faults()).join()).toContain('give either height or audio_only: true');
    film('  - { file: small.mp4, height: 144 }\n  - { url: "https://a.example/b.mp4", height: 144 }\n');
    expect((await faults()).join()).toContain('two of these have the same height');
    film('  - { file: small.mp4, height: 144 }\n');
    files[`${VIDEO}/video.yaml`] = files[`${VIDEO}/video.yaml`]?.replace(
      'file: film.mp4',
      'url: https://a.example/film.m3u8',
    ) as string;
    expect((await faults()).join()).toContain('HLS and YouTube bring their own');
  });
});

describe('a release', () => {
  test('is named by its content: the same files give the same id, any change another', async () => {
    const ids = [];
    for (const title of ['Basics', 'Basics', 'Basics of C']) {
      files[`${SUBTOPIC}/subtopic.yaml`] = `title: ${title}\nsummary: First steps.\n`;
      const content = await buildRelease(folderOf(files));
      ids.push(content.ok && content.bundle.release.id);
    }
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
  });

  test('carries the bytes of every test under their hash', async () => {
    const content = await buildRelease(folderOf(files));
    if (!content.ok) throw new Error('The small school is faulty.');
    const { judging } = await asset<ProblemAsset>('double-it');
    const hidden = judging.tests.find((each) => each.hidden);
    expect(Buffer.from(content.bundle.blobs.get(hidden?.inputHash ?? '') ?? []).toString()).toBe('5\n');
    expect(hidden).toMatchObject({ name: '01', category: 'an odd number' });
  });
});

describe('a problem', () => {
  test('keeps the statement, the samples and the extra description apart (PRACTICE-22)', async () => {
    const { body } = await asset<ProblemAsset>('double-it');
    expect(body.problem).toContain('Print twice the number.');
    expect(body.problem).not.toContain('Constraints');
    expect(body.extraDescription).toContain('Constraints');
    expect(body.sample).toContain('<samp>2\n</samp>');
    expect(body.sample).toContain('Two and two');
  });

  test("offers the language's own template where the author wrote no starter", async () => {
    const { body } = await asset<ProblemAsset>('double-it');
    expect(body.starter.py).toBe('n = int(input())\n');
    expect(body.starter.c).toContain('int main(void)');
  });
});

describe('a quiz', () => {
  test('renders choices in a line, and tells the tempting wrong ones why', async () => {
    const quiz = await asset<QuizAsset>('basics-quiz');
    expect(quiz.questions[0]?.body.correct[0]?.text).toBe('<code>4</code>');
    expect(quiz.questions[0]?.body.wrong[0]).toEqual({ text: '22', explanation: 'Those are texts.' });
  });

  test('takes a program along whose output the author states', async () => {
    const content = await buildRelease(folderOf(files));
    expect(content.ok && content.snippets.find((each) => each.file.includes('quiz'))).toMatchObject({
      language: 5,
      code: 'print(2 + 2)\n',
      output: '4\n',
    });
  });
});

describe('a text', () => {
  const TEXT = `${SUBTOPIC}/01-hello/text.md`;
  const html = async (markdown: string): Promise<string> => {
    files[TEXT] = `---\ntitle: Hello\n---\n${markdown}`;
    return (await asset<TextAsset>('hello')).body.html;
  };

  test('marks a program that can be run, with its input and its output', async () => {
    const page = await html('```python run stdin="3\\n"\nprint(int(input()))\n```\n\n```output\n3\n```\n');
    expect(page).toContain('data-run="5"');
    expect(page).toContain('data-stdin="3\n"');
    expect(page).toContain('<figure class="output">');
  });

  test('hides the answer of a PREDICT box behind a button', async () => {
    const page = await html('> [!PREDICT]\n> What?\n>\n> ```c\n> x\n> ```\n>\n> Because.\n');
    expect(page).toMatch(
      /<aside data-box="predict">[\s\S]*<figure class="code"[\s\S]*<details>[\s\S]*Because\./,
    );
  });

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['an address that runs code', '[x](javascript:alert(1))'],
    ['a picture with a handler', '<img src=x onerror=alert(1)>'],
    ['a link to nowhere', '[x](asset:no-such-asset)'],
  ])('never lets %s through', async (_, markdown) => {
    files[TEXT] = `---\ntitle: Hello\n---\n${markdown}\n`;
    expect(await faults()).toEqual([
      expect.stringMatching(/^courses\/01-c\/01-basics\/01-hello\/text\.md:4: /),
    ]);
  });

  test('draws formulas as MathML, without inline styles', async () => {
    const page = await html('$\\frac{n^2}{2}$\n');
    expect(page).toContain('<math');
    expect(page).not.toContain('style=');
  });

  test('the name of an operator is text: elements within `<mo>` are no formula to a browser', async () => {
    const page = await html('$7 \\bmod 3$\n');
    expect(page).toMatch(/<mo[^>]*>mod<\/mo>/);
    expect(page).not.toMatch(/<mo[^>]*><m/);
  });
});

describe('a fault names file and line', () => {
  test.each<[string, string, string, string]>([
    [
      'an unknown key',
      `${SUBTOPIC}/subtopic.yaml`,
      'title: A\nsummary: B\ncolour: red\n',
      ':3: There is no "colour" here. There may be: title, summary, rollout, problems.',
    ],
    [
      'a key with a slip of the pen',
      `${SUBTOPIC}/subtopic.yaml`,
      'title: A\nsummary: B\nRolout: true\n',
      ':3: There is no "Rolout" here. Did you mean "rollout"?',
    ],
    [
      'a wrong type',
      `${SUBTOPIC}/subtopic.yaml`,
      'title: A\nsummary: B\nrollout: perhaps\n',
      ':3: rollout: must be true or false.',
    ],
    ['what is missing', `${SUBTOPIC}/subtopic.yaml`, 'title: A\n', ':1: summary: is missing.'],
    [
      'a quiz without a question',
      `${SUBTOPIC}/02-basics-quiz/quiz.yaml`,
      'title: A\nquestions: []\n',
      ':2: questions: A quiz has at least one question.',
    ],
    ['broken YAML', `${SUBTOPIC}/subtopic.yaml`, 'title: A\nsummary: "B\n', ':3: Missing closing "quote'],
    [
      'parts of YAML that hold each other',
      `${SUBTOPIC}/subtopic.yaml`,
      'title: &a A\nsummary: [*a, *a]\n',
      ':2: Names of parts (&name, *name)',
    ],
    [
      'HTML in a text',
      `${SUBTOPIC}/01-hello/text.md`,
      '---\ntitle: A\n---\n\nfine\n\n<b>no</b>\n',
      ':7: HTML is not used',
    ],
    [
      'a formula that cannot be drawn',
      `${SUBTOPIC}/01-hello/text.md`,
      '---\ntitle: A\n---\n\n$\\frac$\n',
      ':5: The formula',
    ],
    [
      'an unknown word of a fence',
      `${SUBTOPIC}/01-hello/text.md`,
      '---\ntitle: A\n---\n```c rum\nx\n```\n',
      ':4: "rum" is no word',
    ],
    [
      'JavaScript that does not compile',
      `${SUBTOPIC}/01-hello/text.md`,
      '---\ntitle: A\n---\n```javascript\nawait load(;\n```\n',
      ':4: This javascript cannot be read: Unexpected token',
    ],
    [
      'JSON with a comma too many',
      `${SUBTOPIC}/01-hello/text.md`,
      '---\ntitle: A\n---\n```json\n[1, 2,]\n```\n',
      ':4: This json cannot be read: Unexpected token',
    ],
    [
      'HTML with a tag that is not closed',
      `${SUBTOPIC}/01-hello/text.md`,
      '---\ntitle: A\n---\n```html\n<p class="a</p>\n```\n',
      ':4: This html cannot be read: ',
    ],
    [
      'CSS without a value',
      `${SUBTOPIC}/01-hello/text.md`,
      '---\ntitle: A\n---\n```css\np { color }\n```\n',
      ':4: This css cannot be read: "color" is no declaration',
    ],
    [
      'CSS with a brace too few',
      `${SUBTOPIC}/01-hello/text.md`,
      '---\ntitle: A\n---\n```css\np { color: red;\n```\n',
      ':4: This css cannot be read: "p {',
    ],
    [
      'a missing heading',
      `${SUBTOPIC}/03-double-it/statement.md`,
      '## Input\n## Output\n',
      ':1: The heading "## Constraints" is missing.',
    ],
    [
      'an unknown tag',
      `${SUBTOPIC}/03-double-it/problem.yaml`,
      'name: A\nsummary: B\ndifficulty: easy\ntags: [none]\n',
      ':4: The tag "none"',
    ],
  ])('%s', async (...[, file, text, message]) => {
    files[file] = text;
    expect(await faults()).toEqual([expect.stringContaining(`${file}${message}`)]);
  });

  test('a test without an answer, or without its category', async () => {
    files[`${SUBTOPIC}/03-double-it/data/secret/02.in`] = '7\n';
    expect(await faults()).toEqual([
      `${SUBTOPIC}/03-double-it/data/secret/02.in:0: The answer 02.ans is missing.`,
      `${SUBTOPIC}/03-double-it/data/secret/tests.yaml:0: Say what test 02 tries.`,
    ]);
  });

  test('an id that is used twice', async () => {
    files[`${SUBTOPIC}/04-hello/text.md`] = '---\ntitle: Again\n---\nText.\n';
    expect(await faults()).toEqual([
      `${SUBTOPIC}/04-hello:0: The id "hello" is taken by ${SUBTOPIC}/01-hello; each id is used once.`,
    ]);
  });

  test('a language that is offered without a right solution in it', async () => {
    delete files[`${SUBTOPIC}/03-double-it/submissions/accepted/solution.c`];
    expect(await faults()).toEqual([
      `${SUBTOPIC}/03-double-it/problem.yaml:1: There is no accepted solution in c.`,
    ]);
  });
});

test('PRACTICE-61: an editorial says idea, why and complexity in this order, and shows a right program in each language', async () => {
  const folder = `${SUBTOPIC}/03-double-it`;
  const text = '## Idea\n\nTwice.\n\n## Why it works\n\nAs the statement says.\n\n## Complexity\n\n$O(1)$\n';
  files[`${folder}/editorial.md`] = text;
  const problem = await asset<ProblemAsset>('double-it');
  expect(problem.editorial?.html).toContain('<p>Twice.</p>');
  expect(problem.editorial?.solutions.map(({ key }) => key)).toEqual(['c', 'cpp', 'java', 'py']);
  expect(JSON.stringify(problem.body)).not.toContain('Twice.');

  files[`${folder}/editorial.md`] = text.replace('## Complexity', '## Cost');
  expect(await faults()).toEqual([expect.stringContaining('The heading "## Complexity" is missing.')]);
  files[`${folder}/editorial.md`] = text.replace('Twice.\n\n', '');
  expect(await faults()).toEqual([
    expect.stringContaining('editorial.md:1: Nothing stands under "## Idea".'),
  ]);
  const [idea = '', why = '', complexity = ''] = text.split(/(?=^## )/m);
  files[`${folder}/editorial.md`] = `${why}${idea}${complexity}`;
  expect(await faults()).toEqual([expect.stringContaining('"## Why it works" stands too early')]);
});

const withCode = (code: string) =>
  `## Idea\n\nTwice.\n\n\`\`\`python\n${code}\n\`\`\`\n\n## Why it works\n\nSo.\n\n## Complexity\n\n$O(1)$\n`;

test('PRACTICE-61: code in an editorial is a part of an accepted solution, so that verifying has run it', async () => {
  const folder = `${SUBTOPIC}/03-double-it`;
  files[`${folder}/submissions/accepted/other.py`] =
    'def twice(n):\n    return n + n\n\nprint(twice(int(input())))\n';
  files[`${folder}/editorial.md`] = withCode('return n + n\nprint(twice(int(input())))');
  const { editorial } = await asset<ProblemAsset>('double-it');
  expect(editorial?.solutions).toHaveLength(4);
  expect(editorial?.solutions[3]?.html).not.toContain('twice');
  files[`${folder}/editorial.md`] = withCode('return n * 3');
  expect(await faults()).toEqual([
    expect.stringContaining('editorial.md:5: This code is in no accepted solution'),
  ]);
});
