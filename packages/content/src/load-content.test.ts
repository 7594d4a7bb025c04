import { beforeEach, describe, expect, test } from 'vitest';
import { buildRelease } from './load-content.ts';
import type { ProblemAsset, QuizAsset, TextAsset, VideoAsset } from './release-assets.ts';
import { assetOf, faultsOf } from './testing/built-content.ts';
import { folderOf, smallSchool } from './testing/small-school.ts';

/** A content folder of one topic that every test may spoil in its own way. */
let files: Record<string, string>;

const SUBTOPIC = 'courses/01-c/01-basics';

beforeEach(() => {
  files = smallSchool();
});

const faults = () => faultsOf(files);
const asset = <T>(id: string) => assetOf<T>(files, id);

describe('a video', () => {
  const VIDEO = `${SUBTOPIC}/04-film`;
  const film = (sources: string) => {
    files[`${VIDEO}/video.yaml`] = `title: A film\nfile: film.mp4\nsources:\n${sources}`;
    for (const name of ['film.mp4', 'small.mp4', 'sound.m4a']) files[`${VIDEO}/${name}`] = name;
  };

  test('names its lighter versions, best first, the sound alone last', async () => {
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
      files[`${SUBTOPIC}/subtopic.yaml`] = `title: ${title}\nsummary: First steps.\nproblems: [double-it]\n`;
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
