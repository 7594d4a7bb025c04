import { beforeEach, describe, expect, test } from 'vitest';
import { buildRelease } from './load-content.ts';
import type { ProblemAsset, QuizAsset, TextAsset } from './release-assets.ts';
import { indexRelease, releaseIn } from './release-index.ts';
import { assetOf, faultsOf, releaseOf } from './testing/built-content.ts';
import { folderOf, smallSchool } from './testing/small-school.ts';

/** A content folder of one topic that every test may spoil in its own way. */
let files: Record<string, string>;

const SUBTOPIC = 'courses/01-c/01-basics';

beforeEach(() => {
  files = smallSchool();
});

const faults = () => faultsOf(files);
const asset = <T>(id: string) => assetOf<T>(files, id);

/** The asset as a reader of Hindi gets it. */
async function shown<T>(id: string): Promise<T> {
  return indexRelease(releaseIn(await releaseOf(files), 'hi')).assets.get(id) as T;
}

describe('a Hindi version', () => {
  const PROBLEM = 'problems/double-it';
  const hindiProblem = () => ({
    [`${PROBLEM}/problem.hi.yaml`]: 'name: दुगुना\nsummary: दो गुना।\n',
    [`${PROBLEM}/statement.hi.md`]:
      'दुगुनी संख्या छापें।\n\n## इनपुट\n\n$n$\n\n## आउटपुट\n\n$2n$\n\n## सीमाएँ\n\n- $n < 9$\n',
    [`${PROBLEM}/data/sample/1.hi.md`]: 'दो और दो।\n',
  });
  test('takes the place of each item that has one; everything else stays English', async () => {
    files[`${SUBTOPIC}/01-hello/text.hi.md`] = '---\ntitle: नमस्ते\n---\n> [!TIP]\n> पाठ।\n';
    const text = await shown<TextAsset>('hello');
    expect(text).toMatchObject({ id: 'hello', title: 'नमस्ते', language: 'hi', premium: false });
    expect(text.body.html).toContain('सुझाव');
    expect(await asset<TextAsset>('hello')).toMatchObject({ title: 'Hello' });
    const quiz = await shown<QuizAsset>('basics-quiz');
    expect(quiz.title).toBe('Basics, checked');
    expect(quiz.language).toBeUndefined();
  });

  test('of a page of law is beside it', async () => {
    files['pages/terms.hi.md'] = '---\ntitle: शर्तें\n---\nये शर्तें।\n';
    files['pages/terms.md'] = '---\ntitle: Terms\n---\nThe terms.\n';
    const content = await buildRelease(folderOf(files));
    const { pages } = content.ok ? content.bundle.release : { pages: [] };
    const hindi = { title: 'शर्तें', html: '<p>ये शर्तें।</p>' };
    expect(pages).toContainEqual({
      id: 'terms',
      title: 'Terms',
      html: '<p>The terms.</p>',
      translations: { hi: hindi },
    });
    expect(content.ok && releaseIn(content.bundle.release, 'hi').pages).toContainEqual(
      expect.objectContaining({ id: 'terms', ...hindi, language: 'hi' }),
    );
  });

  test('of a quiz keeps the ids of its questions, so that what was missed stays missed', async () => {
    const { questions } = await asset<QuizAsset>('basics-quiz');
    const english = files[`${SUBTOPIC}/02-basics-quiz/quiz.yaml`] ?? '';
    files[`${SUBTOPIC}/02-basics-quiz/quiz.hi.yaml`] = english.replace(
      'What does this print?',
      'यह क्या छापता है?',
    );
    const quiz = await shown<QuizAsset>('basics-quiz');
    expect(quiz.questions[0]?.body.question).toContain('यह क्या छापता है?');
    expect(quiz.questions.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
  });

  test('of a problem is words only: tests, samples and languages are the same', async () => {
    Object.assign(files, hindiProblem());
    const [problem, english] = [
      await shown<ProblemAsset>('double-it'),
      await asset<ProblemAsset>('double-it'),
    ];
    expect(problem).toMatchObject({
      title: 'दुगुना',
      summary: 'दो गुना।',
      difficulty: 1,
      judging: english.judging,
    });
    expect(problem.body.problem).toContain('दुगुनी संख्या');
    expect(problem.body.problem).not.toContain('सीमाएँ');
    expect(problem.body.extraDescription).toContain('सीमाएँ');
    expect(problem.body.sample).toContain('दो और दो।');
    expect(problem.body.starter).toEqual(english.body.starter);
  });

  test('is whole, or its author is told what is missing', async () => {
    Object.assign(files, hindiProblem());
    delete files[`${PROBLEM}/data/sample/1.hi.md`];
    files[`${PROBLEM}/hint1.md`] = 'Add it to itself.';
    files[`${SUBTOPIC}/01-hello/text.hi.md`] = '---\ntitle: नमस्ते\npremium: true\n---\nपाठ।\n';
    const one = 'questions:\n  - question: क्या?\n    correct: [हाँ]\n    wrong: [नहीं, शायद]\n';
    files[`${SUBTOPIC}/02-basics-quiz/quiz.hi.yaml`] = `title: जाँच\n${one}`;
    const whole = 'A translation needs this file too: it is whole, or it is not there.';
    const alike = 'This must have the same premium parts, questions and choices as';
    expect(await faults()).toEqual([
      `${SUBTOPIC}/01-hello/text.hi.md:1: ${alike} text.md.`,
      `${SUBTOPIC}/02-basics-quiz/quiz.hi.yaml:1: ${alike} quiz.yaml.`,
      `${PROBLEM}/data/sample/1.hi.md:0: ${whole}`,
      `${PROBLEM}/hint1.hi.md:0: ${whole}`,
    ]);
  });
});
